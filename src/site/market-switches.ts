import { z } from 'zod';
import { page } from './switch-meta.ts';

/** What a site says of its prices beside the market's. The names are those of the plugins that sites know them by (ledger P13). */
export const marketSwitches = {
  autogauge: z
    .boolean()
    .default(false)
    .meta(page('Whether vehicles’ prices are compared with the market’s, by a gauge on their page and a label on their card.')),
  carAnalysis: z
    .boolean()
    .default(false)
    .meta(page('Whether a price well below its state’s average bears a badge that says so.')),
};
