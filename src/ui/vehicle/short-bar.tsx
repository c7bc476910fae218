import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { Price } from '#src/ui/card/price.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import { FormButton } from '#src/ui/leads/form-button.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { Estimate } from '../finance/estimate.tsx';
import { EstimateLine } from '../finance/estimate-line.tsx';
import { Passed } from './passed.tsx';

const ID = 'short-bar';

/** The vehicle in short above a wide page, after scrolling past 500 pixels (ledger V3). */
export function ShortBar({ page }: { readonly page: VehiclePage }) {
  return (
    <>
      <Passed shows={ID} className="h-[500px]" />
      <ShortBarFace page={page} isShown={false} />
    </>
  );
}

/** While it is hidden neither keyboard nor screen readers reach it, and nothing of it is part of the page. */
export function ShortBarFace({ page, isShown }: { readonly page: VehiclePage; readonly isShown: boolean }) {
  const content = <ShortBarContent page={page} />;
  return (
    <section id={ID} aria-label={`This ${page.vehicleWord} at a glance`} inert={!isShown} className="short-bar">
      {isShown ? content : <template>{content}</template>}
    </section>
  );
}

function ShortBarContent({ page }: { readonly page: VehiclePage }) {
  const { gallery, title, badge, highlights, price, tradeInHref, finance } = page;
  const [estimate, quoteKey] = [finance?.estimate ?? null, finance?.quote?.key ?? null];
  const parts = highlights.filter(({ kind }) => kind !== 'kilometres');
  return (
    <>
      <div className="wrap flex min-h-18 items-center gap-4 py-2">
        <div className="relative aspect-3/2 w-20 flex-none overflow-clip rounded-control">
          <Photo picture={gallery.images[0] ?? null} body={gallery.body} sizes="80px" isSold={gallery.isSold} />
        </div>
        <div className="min-w-0 flex-1">
          <p className="head-type truncate text-lg/tight">
            {title} {badge !== null && <span className="font-normal text-ink-2">{badge}</span>}
          </p>
          {parts.length > 0 && <p className="truncate text-md text-ink-2">{parts.map(({ text }) => text).join(' · ')}</p>}
        </div>
        {price === null || !page.available ? <p className="head-type text-lg">SOLD</p> : <Price price={price} />}
        <EstimateLine estimate={estimate} quoteKey={quoteKey} className="max-w-52" />
        {finance !== null && <FormButton form={finance.form} look="outline" />}
        {tradeInHref !== null && (
          <a href={tradeInHref} className={buttonClass('outline')}>
            Trade-In Valuation
          </a>
        )}
      </div>
      <Estimate estimate={estimate} quoteKey={quoteKey} className="wrap pb-1.5 text-xs text-ink-2">
        {COMPARISON_WARNING}
      </Estimate>
    </>
  );
}
