import { leadLocation } from '#src/rules/leads/lead-location.ts';
import type { SentLead } from '#src/rules/leads/sent-lead.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Dealership } from '#src/site/site.ts';
import type { OwnLead } from '#src/store/leads/own-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findLeadOffer } from '#src/use-cases/offers/find-offer.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** What a lead is about and who receives it. */
export interface LeadSubject {
  readonly car: Vehicle | null;
  readonly offer: Offer | null;
  readonly location: Location | null;
  readonly dealership: Dealership | null;
}

/**
 * The vehicle, offer, location and dealership of a lead: what its sender chose, else what an earlier step chose, else the vehicle's or the
 * offer's own, else the site's first. Null when something it names is not this site's (ledger P6, I4).
 */
export async function findSubject(
  context: Context,
  { carKey, offerKey }: Pick<SentLead, 'carKey' | 'offerKey'>,
  values: Readonly<Record<string, string>>,
  soFar: OwnLead | null,
): Promise<LeadSubject | null> {
  const { site, showroom } = context;
  const key = carKey ?? (soFar?.vehicleId == null ? null : String(soFar.vehicleId));
  const car = key === null ? null : await findVehicle(context, key);
  const offer = offerKey === null ? null : findLeadOffer(context, offerKey);
  if ((carKey !== null && car === null) || (offerKey !== null && offer === null)) return null;
  const place = chosen(values.location_id) ?? chosen(values.location);
  const chosenLocation = place === null ? null : (showroom.locations.find((one) => isCalled(one, place)) ?? undefined);
  const dealer = chosen(values.dealership_slug);
  const chosenDealer = dealer === null ? null : (site.dealerships.find(({ slug }) => slug === dealer) ?? undefined);
  if (chosenLocation === undefined || chosenDealer === undefined) return null;
  const dealerOf = (id: number | null | undefined) => site.dealerships.find((one) => one.id === id) ?? null;
  const dealership =
    chosenDealer ??
    dealerOf(chosenLocation?.dealershipId) ??
    dealerOf(soFar?.dealershipId) ??
    dealerOf(car?.dealershipId) ??
    dealerOf(offer?.dealershipId) ??
    site.dealerships[0] ??
    null;
  const earlier = showroom.locations.find(({ id }) => id === soFar?.locationId) ?? null;
  const location = leadLocation(showroom.locations, {
    named: chosenLocation ?? (chosenDealer === null ? earlier : null),
    dealershipId: dealership?.id ?? null,
    // Who chooses a dealership is shown the times of its primary location, wherever the vehicle is.
    car: chosenDealer === null ? car : null,
  });
  return { car, offer, location, dealership };
}

const chosen = (value: string | undefined): string | null => (value === undefined || value.trim() === '' ? null : value.trim());

const isCalled = ({ id, slug, name }: Location, word: string) =>
  String(id) === word || slug === word || name.toLowerCase() === word.toLowerCase();
