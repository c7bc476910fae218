import { canSave } from '#src/rules/card/can-save.ts';
import { vehicleName } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { pictureSrc } from '#src/views/images/image-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** What the button that saves a vehicle needs: as a favourite in the browser (ledger A5), or in the shopper's watchlist (A3). */
export interface SaveView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly imageUrl: string | null;
  readonly dealershipId: number;
  readonly label: Switches['saveLabel'];
  /** Set where vehicles are saved in the shopper's account and not in the browser. */
  readonly account?: {
    /** What the site sells, car or caravan. */
    readonly word: string;
    /** A sold vehicle has the button only while it is saved (ledger A4). */
    readonly isSold: boolean;
  };
}

/** Returns null when the vehicle cannot be saved (ledger A5, P11). */
export function saveView(context: Pick<PageContext, 'site' | 'images'>, car: CardFacts): SaveView | null {
  const { garageEnabled, savesOnlyComplete, saveLabel, savesTo } = context.site.switches;
  const isSold = !isAvailable(car);
  if (!garageEnabled || !canSave({ ...car, isForSale: !isSold || savesTo === 'account' }, savesOnlyComplete)) return null;
  return {
    id: car.id,
    name: vehicleName(car),
    slug: car.slug,
    make: car.make,
    model: car.model,
    imageUrl: car.imageUrl === null ? null : pictureSrc(context, car.imageUrl),
    dealershipId: car.dealershipId,
    label: saveLabel,
    ...(savesTo === 'account' ? { account: { word: vehicleWord(context.site), isSold } } : {}),
  };
}
