import type { Lead } from '#src/rules/leads/lead.ts';
import { leadLocation } from '#src/rules/leads/lead-location.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { locationZone } from '#src/rules/time/zones.ts';
import type { Dealership } from '#src/site/site.ts';
import type { LeadSite } from './read-lead-sites.ts';

/** A lead with everything that a delivery needs, by whatever channel. */
export interface LeadFacts extends LeadSite {
  readonly lead: Lead;
  readonly car: Vehicle | null;
  readonly dealership: Dealership | null;
  readonly location: Location | null;
  /** The time zone of the location, else of the site (ledger P10). */
  readonly zone: string;
}

/** Finds the dealership and the location of a lead: its own, else its vehicle's, else the site's first. */
export function gatherLeadFacts(lead: Lead, of: LeadSite, car: Vehicle | null): LeadFacts {
  const { site, locations } = of;
  const named = locations.find(({ id }) => id === lead.locationId) ?? null;
  const dealershipId = lead.dealershipId ?? named?.dealershipId ?? car?.dealershipId;
  const dealership = site.dealerships.find(({ id }) => id === dealershipId) ?? site.dealerships[0] ?? null;
  const location = leadLocation(locations, { named, dealershipId: dealership?.id ?? null, car });
  const zone = locationZone(location?.state ?? null, site.switches.timeZone);
  return { ...of, lead, car, dealership, location, zone };
}
