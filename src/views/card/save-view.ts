import { canSave } from '#src/rules/card/can-save.ts';
import { vehicleName } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { pictureSrc } from '#src/views/images/image-view.ts';

/** What the button that saves a vehicle stores in the browser (ledger A5). */
export interface SaveView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly imageUrl: string | null;
  readonly dealershipId: number;
  readonly label: Switches['saveLabel'];
}

/** Returns null when the vehicle cannot be saved (ledger A5, P11). */
export function saveView(context: Pick<PageContext, 'site' | 'images'>, car: CardFacts): SaveView | null {
  const { garageEnabled, savesOnlyComplete, saveLabel } = context.site.switches;
  if (!garageEnabled || !canSave({ ...car, isForSale: isAvailable(car) }, savesOnlyComplete)) return null;
  return {
    id: car.id,
    name: vehicleName(car),
    slug: car.slug,
    make: car.make,
    model: car.model,
    imageUrl: car.imageUrl === null ? null : pictureSrc(context, car.imageUrl),
    dealershipId: car.dealershipId,
    label: saveLabel,
  };
}
