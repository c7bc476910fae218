import type { Site } from '#src/site/site.ts';

/** What a site's texts call a vehicle (ledger P5). */
export const vehicleWord = (site: Pick<Site, 'switches'>): string => site.switches.itemType;
