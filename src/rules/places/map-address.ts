const PLACEHOLDERS = ['map_key', 'place_id', 'lat', 'long', 'west', 'south', 'east', 'north'] as const;
export type MapValues = Readonly<Partial<Record<(typeof PLACEHOLDERS)[number], string | number | null>>>;

const PLACEHOLDER = /\{([a-z_]+)\}/g;

export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (PLACEHOLDERS.some((one) => one === name) ? [] : [name]));

/** A provider's address with a location's values filled in; null if it needs one that is unknown (ledger D3). */
export function mapAddress(template: string, values: MapValues): string | null {
  const filled = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => knownValue(values, name));
  if (filled.some((value) => value === null)) return null;
  return template.replaceAll(PLACEHOLDER, (_whole, name: string) => encodeURIComponent(knownValue(values, name) ?? ''));
}

function knownValue(values: MapValues, name: string): string | null {
  const value = PLACEHOLDERS.some((one) => one === name) ? values[name as (typeof PLACEHOLDERS)[number]] : null;
  return value === undefined || value === null || value === '' ? null : String(value);
}
