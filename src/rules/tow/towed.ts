/** A vehicle as far as its body and name tell whether it is towed. */
interface Named {
  readonly simpleBody: string | null;
  readonly model: string;
  readonly badge: string | null;
}

const DRIVEN_BODY = /motor.?home|camper.?van|\bbus\b/i;
const DRIVEN_NAME = /motor.?home|camper.?van/i;

/** A vehicle's body wherever it is shown or counts: the feed's own, or motorhome where the feed gives none and the name says so; null when neither tells. */
export function knownBody({ simpleBody, model, badge }: Named): string | null {
  return simpleBody ?? (DRIVEN_NAME.test(`${model} ${badge ?? ''}`) ? 'Motorhome' : null);
}

/**
 * Whether something is towed: a caravan. A motorhome drives itself, as the cars do that a caravan dealer sells, so no car needs to tow them. Its name
 * decides where its body is not known (ledger P15).
 */
export const isTowed = (vehicle: Named & { readonly itemType: string }): boolean =>
  vehicle.itemType === TOWED_TYPE && isTowedBody(knownBody(vehicle) ?? '');

/** The type of item that is towed. */
export const TOWED_TYPE = 'caravan';

export const isTowedBody = (body: string): boolean => !DRIVEN_BODY.test(body);
