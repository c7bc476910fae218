import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { FormReply } from '#src/views/leads/form-view.ts';
import type { VehicleFormPage as Page } from '#src/views/leads/show-form.ts';
import { CarLine } from './car-line.tsx';
import { LeadForm } from './lead-form.tsx';

/** The page of a form about a vehicle: where the buttons of the vehicle's own page lead without script. */
export function VehicleFormPage({ page, reply }: { readonly page: Page; readonly reply: FormReply | null }) {
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={page.crumbs} />
      <div id={`${page.form.form.form.name}-form`} className="mt-4 grid max-w-[44rem] gap-6">
        <h1>{page.form.heading}</h1>
        <SiteLink href={page.car.href} className="rounded-control hover:underline">
          <CarLine car={page.car} />
        </SiteLink>
        <LeadForm key={page.form.href} view={page.form.form} reply={reply} />
      </div>
    </div>
  );
}
