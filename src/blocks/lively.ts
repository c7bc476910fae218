import type { BlockName } from './schemas.ts';

/**
 * The blocks that do something in the browser besides leading on: their code comes when they are near the window. That of all others is
 * never fetched for a page that the server made.
 */
export const LIVELY: ReadonlySet<BlockName> = new Set<BlockName>([
  'contact-hero',
  'embed',
  'embed-tabs',
  'finance-calculator',
  'hero-search',
  'hours',
  'lead-form',
  'model-cards',
  'location-cards',
  'location-info',
  'location-section',
  'locations-carousel',
  'nearest-locations',
  'price-slider',
  'promo-slider',
  'sales-counter',
  'vehicle-rail',
]);
