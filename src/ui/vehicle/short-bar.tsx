import { COMPARISON_WARNING } from '#src/rules/finance/finance-text.ts';
import { Price } from '#src/ui/card/price.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import { FormButton } from '#src/ui/leads/form-button.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { EstimateLine } from '../finance/estimate-line.tsx';
import { useEstimate } from '../finance/use-estimate.ts';
import { usePassed } from './use-passed.ts';

/** The vehicle in short above a wide page, after scrolling past 500 pixels (ledger V3). */
export function ShortBar({ page }: { readonly page: VehiclePage }) {
  const [mark, isPassed] = usePassed();
  return (
    <>
      <div ref={mark} aria-hidden="true" className="pointer-events-none absolute top-0 left-0 h-[500px] w-px print:hidden" />
      <div data-over-header={isPassed ? '' : undefined}>
        <ShortBarFace page={page} isShown={isPassed} />
      </div>
    </>
  );
}

/** While it is hidden neither keyboard nor screen readers reach it. */
export function ShortBarFace({ page, isShown }: { readonly page: VehiclePage; readonly isShown: boolean }) {
  const { gallery, title, badge, highlights, price, tradeInHref, finance } = page;
  const estimate = useEstimate(finance?.estimate ?? null, finance?.quote?.key ?? null);
  const parts = highlights.filter(({ kind }) => kind !== 'kilometres');
  return (
    <section aria-label={`This ${page.vehicleWord} in short`} inert={!isShown} className="short-bar">
      <div className="wrap flex min-h-18 items-center gap-4 py-2">
        <div className="relative aspect-3/2 w-20 flex-none overflow-clip rounded-control">
          {isShown && <Photo picture={gallery.images[0] ?? null} body={gallery.body} sizes="80px" isSold={gallery.isSold} />}
        </div>
        <div className="min-w-0 flex-1">
          <p className="head-type truncate text-lg/tight">
            {title} {badge !== null && <span className="font-normal text-ink-2">{badge}</span>}
          </p>
          {parts.length > 0 && <p className="truncate text-md text-ink-2">{parts.map(({ text }) => text).join(' · ')}</p>}
        </div>
        {price === null || !page.available ? <p className="head-type text-lg">SOLD</p> : <Price price={price} />}
        {estimate !== null && (
          <div className="max-w-52">
            <EstimateLine estimate={estimate} />
          </div>
        )}
        {finance !== null && isShown && <FormButton form={finance.form} car={page.formCar} look="primary" />}
        {tradeInHref !== null && (
          <a href={tradeInHref} className={buttonClass('outline')}>
            Trade-In Valuation
          </a>
        )}
      </div>
      {estimate !== null && <p className="wrap pb-1.5 text-xs text-ink-2">{COMPARISON_WARNING}</p>}
    </section>
  );
}
