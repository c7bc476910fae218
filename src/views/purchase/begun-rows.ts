import { nextStep, PURCHASE_STEPS, STEP_TITLES } from '#src/rules/purchase/purchase-steps.ts';
import { isReservable } from '#src/rules/reservations/reserve-offer.ts';
import type { StoredPurchase } from '#src/store/purchases/purchase-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { purchaseHref } from './purchase-href.ts';

/** A purchase that a shopper has begun, in their own page. */
export interface BegunRow {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Its step about the shopper's own car. */
  readonly tradeInHref: string;
  readonly picture: PictureView | null;
  readonly body: string;
  /** 'Step 4 of 6: Finance' */
  readonly text: string;
}

const MOST = 5;

/** What of these purchases can still be bought, in their order. */
export async function begunRows(context: Context, purchases: readonly StoredPurchase[]): Promise<readonly BegunRow[]> {
  const rows = await Promise.all(
    purchases.slice(0, MOST).map(async ({ id, vehicleId, answers }): Promise<BegunRow | null> => {
      const car = await findVehicle(context, String(vehicleId));
      if (car === null || !isReservable(car, context.site.switches)) return null;
      const step = nextStep(answers);
      const picture = car.images[0]?.url;
      return {
        id,
        name: [car.year, car.make, car.model].join(' '),
        href: purchaseHref({ slug: car.slug, link: null }),
        tradeInHref: purchaseHref({ slug: car.slug, link: null }, 'trade-in'),
        picture: picture === undefined ? null : pictureView(context, picture),
        body: car.simpleBody ?? car.itemType,
        text: `Step ${PURCHASE_STEPS.indexOf(step) + 1} of ${PURCHASE_STEPS.length}: ${STEP_TITLES[step]}`,
      };
    }),
  );
  return rows.filter((row) => row !== null);
}
