import type { Switches } from './switches/switches.ts';

/** The switches that hold for what belongs to a dealership, such as a vehicle or a location; the site's own for anything else (ledger P3). */
export const switchesFor = (
  site: { readonly dealerships: readonly { readonly id: number; readonly switches: Switches }[]; readonly switches: Switches },
  dealershipId: number | null | undefined,
): Switches => site.dealerships.find(({ id }) => id === dealershipId)?.switches ?? site.switches;
