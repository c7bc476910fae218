import type { Vehicle } from './vehicle.ts';

// 'En suite', 'en-suite' and 'ensuite'; a shower outside, or a tent for one, is none.
const NAMED = /\ben[ -]?suite\b(?! ?(?:tent|annexe?|room|optional|available|ready))/i;
const SHOWER_AND_TOILET =
  /\b(?:shower ?(?:and|&|\/|\+|with) ?toilet|toilet ?(?:and|&|\/|\+|with) ?shower|combo (?:bathroom|shower))\b/i;
const NONE =
  /\b(?:no|without(?: an?)?) (?:en[ -]?suite|(?:internal )?shower(?: ?(?:or|and|\/) ?toilet)?|toilet ?(?:or|and|\/) ?shower)\b/i;
const MAYBE = /\b(?:optional|option of)\b[^,]{0,20}\ben[ -]?suite\b/i;

/**
 * Whether a caravan has a shower and a toilet of its own, by what its feed says of it: its equipment, its badge, and what the dealer wrote. Null
 * when they are silent or contradict each other, and for what is no caravan (ledger V7).
 */
export function hasEnsuite(car: Pick<Vehicle, 'itemType' | 'equipment' | 'badge' | 'dealercomments'>): boolean | null {
  if (car.itemType !== 'caravan') return null;
  const said = [...car.equipment, car.badge ?? '', ...plain(car.dealercomments).split(/[.!?;]/)].map(ensuiteIn);
  const [isSaid, isDenied] = [said.includes(true), said.includes(false)];
  return isSaid === isDenied ? null : isSaid;
}

function ensuiteIn(words: string): boolean | null {
  const phrase = words.replaceAll(/\s+/g, ' ');
  if (NONE.test(phrase)) return false;
  if (MAYBE.test(phrase)) return null;
  return NAMED.test(phrase) || SHOWER_AND_TOILET.test(phrase) ? true : null;
}

const plain = (html: string) => html.replaceAll(/<[^<>]*>/g, '. ').replaceAll('&amp;', '&');
