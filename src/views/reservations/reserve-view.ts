import { reserveOffer, sellsOnline } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { PriceView } from '#src/views/card/card-view.ts';
import { purchaseHref } from '#src/views/purchase/purchase-href.ts';
import { checkoutHref } from './checkout-href.ts';

/** The button that reserves a vehicle, or what stands in its place (ledger R1). It is the same for everyone. */
export interface ReserveView {
  readonly label: string;
  readonly href: string;
  readonly canReserve: boolean;
  readonly carId: number;
  readonly vehicleWord: string;
  /** What it costs to buy, where the page shows another price, such as a subscription's; null where it shows this one. */
  readonly priceNote: string | null;
  /** Where it is bought step by step; null when it is not. */
  readonly purchaseHref: string | null;
  /** Where whoever holds the vehicle goes on. */
  readonly checkoutHref: string;
}

/** null on a site that takes no reservations, and for a vehicle that is sold, whose notice offers something similar already. */
export function reserveView(
  context: PageContext,
  car: Vehicle,
  { similarHref, shown }: { readonly similarHref: string; readonly shown: PriceView['kind'] },
): ReserveView | null {
  const offer = reserveOffer(car, context.site.switches);
  if (offer === null || !isAvailable(car)) return null;
  const checkout = checkoutHref(context, car.slug);
  const canBuy = offer.kind === 'reserve' && sellsOnline(context.site.switches);
  const shared = {
    purchaseHref: canBuy ? purchaseHref({ slug: car.slug, link: null }) : null,
    carId: car.id,
    vehicleWord: car.itemType,
    priceNote: offer.kind === 'reserve' && shown !== 'price' ? `Or buy it for ${exactDollars(car.price ?? 0)}.` : null,
    checkoutHref: checkout,
  };
  return offer.kind === 'reserve'
    ? { ...shared, label: offer.label, href: checkout, canReserve: true }
    : { ...shared, label: 'Find Me Something Similar', href: similarHref, canReserve: false };
}
