import type { Token } from './tokens.ts';

/** Words that introduce a place's name, and the distance they give. */
export interface PlaceLead {
  readonly length: number;
  readonly km: number | null;
  /** 'near' introduces only places; 'in' and 'around' introduce other things too. */
  readonly kind: 'near' | 'in' | 'around';
}

const LEADS: readonly (readonly [words: readonly string[], kind: PlaceLead['kind']])[] = [
  [['near', 'to'], 'near'],
  [['near'], 'near'],
  [['nearest', 'to'], 'near'],
  [['closest', 'to'], 'near'],
  [['close', 'to'], 'near'],
  [['in'], 'in'],
  [['around'], 'around'],
];
const UNITS: ReadonlySet<string> = new Set(['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers']);
const LINKS: ReadonlySet<string> = new Set(['of', 'from', 'around', 'to']);

/** The words at a token that introduce a place: 'near', 'in', 'within 50 km of', '25km from'; null if there are none. */
export function placeLead(tokens: readonly Token[], at: number): PlaceLead | null {
  const within = withinLead(tokens, at);
  if (within !== null) return within;
  const found = LEADS.find(([words]) => words.every((word, step) => tokens[at + step]?.word === word));
  return found === undefined ? null : { length: found[0].length, km: null, kind: found[1] };
}

/** A distance after a place's name, 'within 25 km', and how many words it takes; null if there is none. */
export function distanceAfter(tokens: readonly Token[], at: number): { readonly length: number; readonly km: number } | null {
  if (tokens[at]?.word !== 'within') return null;
  const distance = distanceAt(tokens, at + 1);
  return distance === null ? null : { length: 1 + distance.length, km: distance.km };
}

function withinLead(tokens: readonly Token[], start: number): PlaceLead | null {
  const skipped = tokens[start]?.word === 'within' ? 1 : 0;
  const distance = distanceAt(tokens, start + skipped);
  if (distance === null) return null;
  const at = start + skipped + distance.length;
  if (!LINKS.has(tokens[at]?.word ?? '')) return null;
  return { length: at + 1 - start, km: distance.km, kind: 'near' };
}

/** '50 km' or '50km'. */
function distanceAt(tokens: readonly Token[], at: number): { readonly length: number; readonly km: number } | null {
  const [, digits, unit = ''] = /^(\d{1,4})([a-z]*)$/.exec(tokens[at]?.word ?? '') ?? [];
  if (digits === undefined) return null;
  const isApart = unit === '';
  if (!UNITS.has(isApart ? (tokens[at + 1]?.word ?? '') : unit)) return null;
  return { length: isApart ? 2 : 1, km: Number(digits) };
}
