import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { FormReply } from '#src/views/leads/form-view.ts';
import type { VehicleFormPage as Page } from '#src/views/leads/show-form.ts';
import { CarLine } from './car-line.tsx';
import { FormAside } from './form-aside.tsx';
import { LeadForm } from './lead-form.island.tsx';

/** The page of a form about a vehicle: where the buttons of the vehicle's own page lead without script. */
export function VehicleFormPage({ page, reply }: { readonly page: Page; readonly reply: FormReply | null }) {
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={page.crumbs} />
      <div className="mt-4 grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <div id={`${page.form.form.name}-form`} className="grid content-start gap-6">
          <h1>{page.heading}</h1>
          <SiteLink href={page.car.href} className="rounded-control hover:underline lg:hidden">
            <CarLine car={page.car} hiddenWhere="(width >= 1024px)" />
          </SiteLink>
          <div data-dialog-form="">
            <LeadForm view={page.form} reply={reply} />
          </div>
        </div>
        <aside className="grid content-start gap-8">
          <SiteLink href={page.car.href} className="grid gap-3 hover:underline max-lg:hidden">
            <div className="relative aspect-3/2 overflow-hidden rounded-photo">
              <Photo
                picture={page.car.picture}
                body={page.car.body}
                sizes="(width >= 1280px) 512px, 420px"
                when="first"
                hiddenWhere="(width < 1024px)"
              />
            </div>
            <p>
              <span className="block text-lg font-semibold">{page.car.name}</span>
              <span className="text-md text-ink-2">Stock {page.car.stockNumber}</span>
            </p>
          </SiteLink>
          <FormAside points={[]} steps={page.steps} location={page.location} hours={page.hours} />
        </aside>
      </div>
      <template data-form-dialog="">
        <FormDialog page={page} />
      </template>
    </div>
  );
}

/**
 * What the vehicle's own page lays over itself, with this page's form in it. Modal: the focus stays inside, Escape closes it and
 * returns the focus (ledger V22).
 */
function FormDialog({ page }: { readonly page: Page }) {
  const title = `${page.form.form.name}-dialog-title`;
  return (
    <dialog aria-labelledby={title} className="form-dialog">
      <div className="form-dialog__head">
        <h2 id={title} className="text-h3">
          {page.heading}
        </h2>
        <button
          type="button"
          data-close=""
          aria-label="Close"
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <div data-form-place="" className="form-dialog__body">
        <CarLine car={page.car} />
      </div>
    </dialog>
  );
}
