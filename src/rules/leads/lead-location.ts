import { isLocationShown, type Location, primaryOf, vehicleLocation } from '#src/rules/places/location.ts';

interface Facts {
  /** The location that its sender, or an earlier step, chose. */
  readonly named: Location | null;
  readonly dealershipId: number | null;
  readonly car: { readonly locationId: number } | null;
}

/**
 * The location of a lead: the one it names, or else its vehicle's, or else its dealership's primary one. A location that is hidden or
 * another dealership's is only chosen if the lead names it: nobody may be there to read the lead or keep the appointment (ledger D1).
 */
export function leadLocation(locations: readonly Location[], { named, dealershipId, car }: Facts): Location | null {
  const theirs = locations.filter((one) => one.dealershipId === dealershipId && isLocationShown(one));
  return named ?? vehicleLocation({ locations: theirs }, car) ?? primaryOf(theirs);
}
