import { slugOf } from '#src/rules/text/slug.ts';

/** No place's name is longer than this, including its state and postcode. */
const MAX_VALUE_LENGTH = 60;
const STATES: ReadonlySet<string> = new Set(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa']);
const POSTCODE = /^\d{4}$/;

/** Alternative spellings of words in names. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['mt', 'mount'],
  ['saint', 'st'],
  ['pt', 'point'],
]);

/** The parts of a place's slug: the words of its name, and its state and postcode if present. */
export interface PlaceParts {
  readonly name: readonly string[];
  readonly state: string | null;
  readonly postcode: string | null;
}

/**
 * The slug of a place as typed: 'Geelong VIC 3220' and '3220 geelong' are '3220-geelong', 'Richmond, NSW' is 'richmond-nsw'. ''
 * if nothing is left.
 */
export function placeSlug(typed: string): string {
  const { name, state, postcode } = placeParts(slugOf(slugOf(typed).slice(0, MAX_VALUE_LENGTH)));
  return [
    ...(postcode === null ? [] : [postcode]),
    ...name,
    ...(state === null || postcode !== null ? [] : [state.toLowerCase()]),
  ].join('-');
}

/** Splits a slug. The state is the last word, the postcode the first four-digit number, wherever it is. */
export function placeParts(slug: string): PlaceParts {
  const words = slug.split('-').filter((word) => word !== '');
  const postcode = words.find((word) => POSTCODE.test(word)) ?? null;
  const others = words.filter((word) => word !== postcode);
  const last = others.at(-1) ?? '';
  // A postcode implies the state.
  const name = STATES.has(last) && (others.length > 1 || postcode !== null) ? withoutStates(others) : others;
  return { name, state: name === others ? null : last.toUpperCase(), postcode };
}

function withoutStates(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !STATES.has(word));
  return words.slice(0, end + 1);
}

/** The form in which a name's words are compared: 'Mt Gravatt' is 'Mount Gravatt'. */
export const placeKey = (words: readonly string[]): string => words.map((word) => SAME_WORDS.get(word) ?? word).join('');

interface NamedPlace {
  readonly name: string | null;
  readonly state: string;
  readonly postcode: string;
}

/** A place as text: 'Geelong VIC 3220', '3220'. */
export const placeText = ({ name, state, postcode }: NamedPlace): string =>
  name === null ? postcode : `${name} ${state} ${postcode}`;

/** An upper-case name in title case: 'MOUNT GRAVATT' is 'Mount Gravatt', "O'CONNOR" is "O'Connor". */
export const titleCase = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/(?<=^|[\s(-]|\b[od]['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\bMc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
