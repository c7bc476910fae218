import { PURCHASE_NAME } from '#src/rules/purchase/purchase-words.ts';
import { Price } from '#src/ui/card/price.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { FormButton } from '#src/ui/leads/form-button.tsx';
import { LocationAddress } from '#src/ui/places/location-address.tsx';
import { ReserveButton } from '#src/ui/reservations/reserve-button.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { FinanceBox } from '../finance/finance-box.tsx';
import { MarketBadge } from '../market/market-badge.tsx';
import { CallPanel } from './call-panel.tsx';
import { VehicleActions } from './vehicle-actions.tsx';
import { VehicleTitle } from './vehicle-title.tsx';

/** What a shopper decides by: name, price and its meaning, how to contact the dealer, and the vehicle's location. */
export function VehicleSidebar({ page, headingLevel = 1 }: { readonly page: VehiclePage; readonly headingLevel?: 1 | 3 }) {
  const isBox = page.gallery.look === 'mosaic';
  return (
    <div className={isBox ? 'rounded-panel bg-surface p-6 shadow-pop' : ''}>
      {!isBox && <VehicleTitle page={page} size="side" headingLevel={headingLevel} />}
      <div className={isBox ? '' : 'mt-5'}>
        {page.available ? page.price !== null && <Price price={page.price} size="page" /> : <SoldNotice page={page} />}
        {page.marketBadge !== null && <MarketBadge text={page.marketBadge} />}
        {page.history !== null && <p className="mt-1 text-md text-ink-2">{page.history.listed}</p>}
        {page.alertHref !== null && (
          <a href={page.alertHref} className={`${LINK} gap-2 print:hidden`}>
            <Icon name="bell" className="size-4.5" />
            Tell me if the price drops
          </a>
        )}
      </div>
      {page.finance !== null && <FinanceBox view={page.finance} />}
      <div className="contact-buttons mt-6 grid gap-2.5 not-has-[>:not([hidden])]:hidden">
        {page.reserve?.priceNote != null && <p className="font-semibold">{page.reserve.priceNote}</p>}
        {page.reserve !== null && <ReserveButton reserve={page.reserve} look={page.reserve.canReserve ? 'primary' : 'outline'} />}
        {page.reserve?.purchaseHref != null && (
          <a href={page.reserve.purchaseHref} className={buttonClass('outline')} rel="nofollow">
            {PURCHASE_NAME}
          </a>
        )}
        {page.available && (
          <FormButton form={page.forms.enquiry} look={page.reserve?.canReserve === true ? 'outline' : 'primary'} />
        )}
        {page.forms.testDrive !== null && <FormButton form={page.forms.testDrive} look="outline" />}
        {page.forms.photos !== null && <FormButton form={page.forms.photos} look="outline" />}
        {page.tradeInHref !== null && (
          <a href={page.tradeInHref} className={buttonClass('outline')}>
            Trade-In Valuation
          </a>
        )}
        {page.call !== null && <CallPanel call={page.call} look="button" />}
      </div>
      <Highlights page={page} />
      <Whereabouts page={page} />
      <VehicleActions page={page} />
    </div>
  );
}

/** The three facts that shoppers look for first. */
function Highlights({ page }: { readonly page: VehiclePage }) {
  // A single fact is already among the key information.
  if (page.highlights.length < 2) return null;
  return (
    <ul className="mt-6 grid auto-cols-fr grid-flow-col divide-x divide-line border-t border-line pt-5 text-center text-md">
      {page.highlights.map(({ kind, text }) => (
        <li key={kind} className="grid justify-items-center gap-1.5 px-2 font-semibold">
          <Icon name={ICONS[kind]} className="size-5 text-link" />
          {text}
        </li>
      ))}
    </ul>
  );
}

const ICONS = { kilometres: 'wheel', transmission: 'gear', body: 'car' } as const;

const LINK = 'inline-flex min-h-11 items-center text-md font-semibold text-link underline-offset-4 hover:underline';

function Whereabouts({ page }: { readonly page: VehiclePage }) {
  return (
    <div className="mt-5 flex gap-3 border-t border-line pt-5">
      <Icon name="pin" className="mt-0.5 size-5 text-link" />
      <div>
        <p className="font-semibold">{page.dealer.name}</p>
        {page.location !== null && (
          <address className="text-md text-ink-2 not-italic">
            {page.location.name !== page.dealer.name && <span className="block">{page.location.name}</span>}
            <LocationAddress location={page.location} />
          </address>
        )}
        {page.map !== null && (
          <a href="#vehicle-map" className={`${LINK} mr-5`}>
            Hours and directions
          </a>
        )}
        <a href={page.dealer.href} className={LINK}>
          See more stock from this dealer
        </a>
        {page.licences.map((licence) => (
          <p key={licence} className="text-sm text-ink-2">
            {licence}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Replaces the price of a vehicle that can no longer be bought (ledger V8). */
function SoldNotice({ page }: { readonly page: VehiclePage }) {
  return (
    <div className="rounded-panel bg-sunk p-5">
      <p className="head-type text-xl">SOLD</p>
      <p className="mt-1">Unfortunately this {page.vehicleWord} recently sold.</p>
      <p className="text-ink-2">We can help you find one like it.</p>
      <FormButton form={page.forms.enquiry} look="primary" className="mt-4 w-full" />
      <a href={page.similarHref} className={`${buttonClass('plain')} mt-2.5 w-full`}>
        See what we have
      </a>
    </div>
  );
}
