/** An extra besides the platform's own features: what it does, and the name that dealers know it by (ledger P2). */
export type Plugin =
  | { readonly feature: 'price-comparison'; readonly name: 'Autogauge' }
  | { readonly feature: 'market-badge'; readonly name: 'Car Analysis' };

export const hasPlugin = (plugins: readonly Plugin[], feature: Plugin['feature']): boolean =>
  plugins.some((plugin) => plugin.feature === feature);
