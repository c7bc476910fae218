import type { Vehicle } from './vehicle.ts';

// 'En suite', 'en-suite' and 'ensuite'; a shower outside, or a tent for one, is none.
const NAMED = /\ben[\s-]?suite\b(?!\s*(?:tent|annexe?|room|optional|available|ready))/i;
const SHOWER_AND_TOILET =
  /\b(?:shower\s*(?:and|&|\/|\+|with)\s*toilet|toilet\s*(?:and|&|\/|\+|with)\s*shower|combo\s+(?:bathroom|shower))\b/i;
const NONE =
  /\b(?:no|without(?:\s+an?)?)\s+(?:en[\s-]?suite|(?:internal\s+)?shower(?:\s*(?:or|and|\/)\s*toilet)?|toilet\s*(?:or|and|\/)\s*shower)\b/i;
const MAYBE = /\b(?:optional|option of)\b[^,]{0,20}\ben[\s-]?suite\b/i;

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

function ensuiteIn(phrase: string): boolean | null {
  if (NONE.test(phrase)) return false;
  if (MAYBE.test(phrase)) return null;
  return NAMED.test(phrase) || SHOWER_AND_TOILET.test(phrase) ? true : null;
}

const plain = (html: string) => html.replaceAll(/<[^<>]*>/g, '. ').replaceAll('&amp;', '&');
