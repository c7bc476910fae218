import type { KnownPlace } from './gazetteer.ts';

/** A place as text: 'Geelong VIC 3220', '3220'. */
export const placeText = ({ name, state, postcode }: Omit<KnownPlace, 'lat' | 'long' | 'slug'>): string =>
  name === null ? postcode : `${name} ${state} ${postcode}`;

/** An upper-case name in title case: 'MOUNT GRAVATT' is 'Mount Gravatt', "O'CONNOR" is "O'Connor". */
export const titleCase = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/(?<=^|[\s(-]|\b[od]['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\bMc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
