import { z } from 'zod';
import { page } from './switch-meta.ts';

/** The plugins there are, each by its feature and its name (ledger P2). */
const plugin = z.discriminatedUnion('feature', [
  z.strictObject({ feature: z.literal('price-comparison'), name: z.literal('Autogauge') }),
  z.strictObject({ feature: z.literal('market-badge'), name: z.literal('Car Analysis') }),
]);

/** What a site says of its prices beside the market's (ledger P13). */
export const marketSwitches = {
  plugins: z
    .array(plugin)
    .default([])
    .meta(
      page(
        'Its plugins by feature and name: price-comparison, Autogauge, compares prices with the market’s; market-badge, Car Analysis, marks a price well below its state’s average.',
      ),
    ),
};
