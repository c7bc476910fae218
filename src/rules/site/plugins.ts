/** An extra that a site has beside the platform's own features: what it does, and the name that dealers know it by (ledger P2). */
export type Plugin =
  | { readonly feature: 'price-comparison'; readonly name: 'Autogauge' }
  | { readonly feature: 'market-badge'; readonly name: 'Car Analysis' };

/** Whether a site has the plugin for a feature. */
export const hasPlugin = (plugins: readonly Plugin[], feature: Plugin['feature']): boolean =>
  plugins.some((plugin) => plugin.feature === feature);
