import { z } from 'zod';
import { page } from './switch-meta.ts';

const feature = <T extends string>(value: T) => z.literal(value).describe('What the plugin does.');
const name = <T extends string>(value: T) => z.literal(value).describe('The name of the plugin.');

/** Every plugin, by its feature and name (ledger P2). */
const plugin = z.discriminatedUnion('feature', [
  z.strictObject({ feature: feature('price-comparison'), name: name('Autogauge') }),
  z.strictObject({ feature: feature('market-badge'), name: name('Car Analysis') }),
]);

/** How a site's prices are compared with the market's (ledger P13). */
export const marketSwitches = {
  plugins: z
    .array(plugin)
    .default([])
    .meta(
      page(
        'Plugins',
        'The plugins in use. Autogauge (price-comparison) compares prices with the market; Car Analysis (market-badge) marks prices well below the state’s average.',
      ),
    ),
};
