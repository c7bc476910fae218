import { slugOf } from '../text/slug.ts';

/** No name of a place is longer than this, its state and postcode included. */
const MOST_LETTERS = 60;
const STATES: ReadonlySet<string> = new Set(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa']);
const POSTCODE = /^\d{4}$/;

/** Two ways to spell one word of a name. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['mt', 'mount'],
  ['saint', 'st'],
  ['pt', 'point'],
]);

/** The parts of a place's slug: the words of its name, and its state and postcode where they are given. */
export interface PlaceParts {
  readonly name: readonly string[];
  readonly state: string | null;
  readonly postcode: string | null;
}

/**
 * A place as someone typed it, in the one form it has in an address: 'Geelong VIC 3220' and '3220 geelong' are '3220-geelong', 'Richmond, NSW' is
 * 'richmond-nsw'. '' where nothing is left of it.
 */
export function placeSlug(typed: string): string {
  const { name, state, postcode } = placeParts(slugOf(slugOf(typed).slice(0, MOST_LETTERS)));
  return [
    ...(postcode === null ? [] : [postcode]),
    ...name,
    ...(state === null || postcode !== null ? [] : [state.toLowerCase()]),
  ].join('-');
}

/** Takes a slug apart. The state is the last word, the postcode the first number of four digits, wherever it stands. */
export function placeParts(slug: string): PlaceParts {
  const words = slug.split('-').filter((word) => word !== '');
  const postcode = words.find((word) => POSTCODE.test(word)) ?? null;
  const others = words.filter((word) => word !== postcode);
  const last = others.at(-1) ?? '';
  // A postcode says the state too.
  const name = STATES.has(last) && (others.length > 1 || postcode !== null) ? withoutStates(others) : others;
  return { name, state: name === others ? null : last.toUpperCase(), postcode };
}

function withoutStates(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !STATES.has(word));
  return words.slice(0, end + 1);
}

/** What the words of a name are compared by: 'Mt Gravatt' is 'Mount Gravatt'. */
export const placeKey = (words: readonly string[]): string => words.map((word) => SAME_WORDS.get(word) ?? word).join('');
