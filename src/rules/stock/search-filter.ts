/** The fields that a site's stock filter can name (ledger S8). */
export const FILTER_FIELDS = [
  'make',
  'model',
  'badge',
  'series',
  'colour',
  'car_type',
  'item_type',
  'status',
  'body',
  'fuel',
  'transmission',
  'drive',
  'state',
  'city',
  'year',
  'seats',
  'certified',
  'location',
  'dealership',
] as const;

export type FilterField = (typeof FILTER_FIELDS)[number];
export interface FilterTerm {
  readonly field: FilterField;
  readonly value: string;
}
export type ParsedFilter =
  | { readonly ok: true; readonly terms: readonly FilterTerm[] }
  | { readonly ok: false; readonly reason: string };

/** A term without surrounding blanks; its value is quoted or contains no quotes. */
const TERM = /^([a-z_]+)\s*:(?:\s*"([^"]*)"|([^":]*))$/i;

/** Reads a filter such as `make:Toyota AND car_type:used`; a colon means equals, and every term must hold (ledger S8). */
export function parseSearchFilter(text: string): ParsedFilter {
  const terms: FilterTerm[] = [];
  for (const part of outsideQuotes(text)) {
    const [, name = '', quoted, plain] = TERM.exec(part.trim()) ?? [];
    const value = (quoted ?? plain ?? '').trim();
    // A word such as AND inside a value must be quoted: unquoted, it is an operator that we do not support.
    if (name === '' || (plain !== undefined && /(?:^|\s)(?:AND|OR|NOT)(?:\s|$)/i.test(plain)))
      return refused(`"${part.trim()}" is not of the form field:value`);
    const field = FILTER_FIELDS.find((known) => known === name.toLowerCase());
    if (field === undefined) return refused(`"${name}" is not a field of a vehicle; use one of ${FILTER_FIELDS.join(', ')}`);
    if (value === '') return refused(`"${name}" has no value`);
    terms.push({ field, value });
  }
  return { ok: true, terms };
}

/** Whether a vehicle, given a getter of its fields, meets every term; case is ignored. */
export function meetsFilter(terms: readonly FilterTerm[], wordOf: (field: FilterField) => string): boolean {
  return terms.every(({ field, value }) => wordOf(field).toLowerCase() === value.toLowerCase());
}

const refused = (reason: string): ParsedFilter => ({ ok: false, reason });

function outsideQuotes(text: string): string[] {
  return text.match(/(?:"[^"]*"|(?!\sAND\s)[\s\S])+/gi)?.map((part) => part.replace(/^\s*AND\s/i, '')) ?? [''];
}
