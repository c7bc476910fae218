import { Link } from 'react-router';
import type { VehiclePage } from '#src/use-cases/page-types.ts';
import { buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { PlaceAddress } from './place-address.tsx';
import { Price } from './price.tsx';
import { Tag } from './tag.tsx';
import { telHref } from './tel-href.ts';

/** What a shopper decides on: name, price and what it means, how to reach the dealer, where the vehicle stands. */
export function VehicleSidebar({ page }: { readonly page: VehiclePage }) {
  const phone = page.location?.phone ?? null;
  return (
    <div className="lg:sticky lg:top-24">
      {page.tag !== null && (
        <p className="mb-3">
          <Tag tag={page.tag} />
        </p>
      )}
      <h1 className="text-[clamp(1.75rem,1.5rem+1.1vw,2.25rem)]">{page.title}</h1>
      {page.badge !== null && <p className="mt-1 text-lg text-ink-2">{page.badge}</p>}
      <div className="mt-5">
        {page.available ? page.price !== null && <Price price={page.price} size="page" /> : <SoldNotice page={page} />}
      </div>
      <div className="mt-6 grid gap-2.5">
        {page.available && phone !== null && (
          <a href={telHref(phone)} className={buttonClass('primary')}>
            <Icon name="phone" />
            Call the dealer {phone}
          </a>
        )}
        <Link to={page.dealer.href} className={buttonClass('outline')}>
          See more stock from this dealer
        </Link>
      </div>
      <div className="mt-6 flex gap-3 border-y border-line py-5">
        <Icon name="pin" className="mt-0.5 size-5 text-link" />
        <div>
          <p className="font-semibold">{page.dealer.name}</p>
          {page.location !== null && (
            <address className="text-md text-ink-2 not-italic">
              {page.location.name !== page.dealer.name && <span className="block">{page.location.name}</span>}
              <PlaceAddress place={page.location} />
            </address>
          )}
        </div>
      </div>
    </div>
  );
}

/** In place of the price of a vehicle that can no longer be bought (ledger V8). */
function SoldNotice({ page }: { readonly page: VehiclePage }) {
  return (
    <div className="rounded-panel bg-sunk p-5">
      <p className="font-head text-xl font-bold">SOLD</p>
      <p className="mt-1">Unfortunately this {page.vehicleWord} recently sold.</p>
      <p className="text-ink-2">We can help you find one like it.</p>
      <Link to={page.similarHref} className={`${buttonClass('primary')} mt-4 w-full`}>
        Find Me Something Similar
      </Link>
    </div>
  );
}
