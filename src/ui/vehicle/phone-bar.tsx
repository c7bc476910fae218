import { Price } from '#src/ui/card/price.tsx';
import { FormButton } from '#src/ui/leads/form-button.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { CallPanel } from './call-panel.tsx';
import { Passed } from './passed.tsx';

const ID = 'phone-bar-more';

/**
 * Keeps the price and the contact buttons in reach on a phone. If the site says so, the bar expands after 900 pixels and names
 * the vehicle (ledger V3).
 */
export function PhoneBar({ page }: { readonly page: VehiclePage }) {
  if (!page.available || page.price === null) return null;
  return (
    <>
      {page.opensPhoneBar && <Passed shows={ID} className="h-[900px]" />}
      <div className="phone-bar sticky bottom-0 z-20 lg:hidden">
        {page.opensPhoneBar && <MoreOfBar page={page} isShown={false} />}
        <div className="relative flex items-center justify-between gap-4 bg-surface px-5 py-3 shadow-bar">
          <Price price={page.price} />
          <span className="flex flex-none gap-2 [&_:is(a,button)]:px-3.5">
            {page.call !== null && <CallPanel call={page.call} look="icon" />}
            <FormButton form={page.forms.enquiry} look="primary" className="whitespace-nowrap" />
          </span>
        </div>
      </div>
    </>
  );
}

/** The expanded part of a phone's bar; it lies over the page, so that nothing moves when it appears. */
export function MoreOfBar({ page, isShown }: { readonly page: VehiclePage; readonly isShown: boolean }) {
  return (
    <div
      id={ID}
      inert={!isShown}
      className="phone-bar__more flex min-h-12 items-center justify-between gap-4 rounded-t-panel px-5 pt-2"
    >
      <p className="head-type min-w-0 truncate">
        {page.title} {page.badge}
      </p>
      {page.tradeInHref !== null && (
        <a
          href={page.tradeInHref}
          className="inline-flex min-h-11 flex-none items-center font-semibold text-link underline underline-offset-4"
        >
          Trade-In Valuation
        </a>
      )}
    </div>
  );
}
