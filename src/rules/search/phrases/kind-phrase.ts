import type { WordFacet } from '../facets.ts';
import { keyOf, longestPhrase, type Token } from './tokens.ts';
import type { Reading, Vocabulary } from './vocabulary.ts';

type Kind =
  | 'automatic'
  | 'manual'
  | 'new'
  | 'used'
  | 'demo'
  | 'certified'
  | '4wd'
  | 'awd'
  | '2wd'
  | 'fwd'
  | 'rwd'
  | 'tandem'
  | 'single'
  | 'ensuite';

const PHRASES: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    automatic: 'auto|autos|automatic|automatics|auto transmission|automatic transmission|auto gearbox|automatic gearbox',
    manual: 'manual|manuals|manual transmission|manual gearbox',
    new: 'new|brand new',
    used: 'used|second hand|secondhand|2nd hand|pre owned|preowned|pre loved|preloved',
    demo: 'demo|demos|demonstrator|demonstrators|ex demo|ex demonstrator',
    certified: 'certified',
    '4wd': '4wd|4wds|4x4|4x4s|four wheel drive|4 wheel drive|four wheel drives',
    awd: 'awd|all wheel drive',
    '2wd': '2wd|4x2|two wheel drive|2 wheel drive',
    fwd: 'fwd|front wheel drive',
    rwd: 'rwd|rear wheel drive',
    tandem: 'tandem|tandems|tandem axle|tandem axles|dual axle|dual axles|twin axle|twin axles',
    single: 'single axle|single axles',
    ensuite: 'ensuite|ensuites|en suite|with ensuite|with en suite',
  } satisfies Record<Kind, string>).flatMap(([kind, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, kind as Kind] as const),
  ),
);

/** How feeds spell each drive, as letters and digits only. */
const DRIVES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  '4wd': ['4wd', '4x4', 'fourwheeldrive', '4wheeldrive'],
  awd: ['awd', 'allwheeldrive'],
  '2wd': ['2wd', '4x2', 'twowheeldrive', '2wheeldrive'],
  fwd: ['fwd', 'frontwheeldrive'],
  rwd: ['rwd', 'rearwheeldrive'],
};

/** Words of equipment names: auto headlights are not a gearbox, electric seats not a fuel, a black roof not a black car. */
export const EQUIPMENT: ReadonlySet<string> = new Set(
  (
    'seat seats window windows mirror mirrors tailgate boot sunroof roof brake brakes handbrake door doors headlight headlights ' +
    'headlamps lights leather interior trim wheels alloys heater climate aircon air wipers parking park dimming hold start high cruise ' +
    'steering steps mode books edition pack'
  ).split(' '),
);

/** Words before or after which a kind is not meant: 'near new', 'new tyres', 'android auto', 'owners manual'. */
const NOT_AFTER: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  automatic: ['android', 'semi'],
  manual: ['owner', 'owners', 'service', 'workshop'],
  new: ['near', 'nearly', 'like', 'as', 'almost'],
  used: ['hardly', 'barely', 'never', 'rarely'],
};
const NOT_BEFORE: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  new: 'tyre tyres tire tires shape battery batteries engine clutch arrival arrivals rego zealand south'.split(' '),
};

/** What the words at a position say about gearbox, drive, axles, ensuite, condition or certification, or null. */
export function kindPhrase(tokens: readonly Token[], at: number, known: Vocabulary): Reading | null {
  const phrase = longestPhrase(tokens, at, PHRASES, 3);
  if (phrase === null) return null;
  const { found: kind, length } = phrase;
  const [previous = '', next = ''] = [tokens[at - 1]?.word, tokens[at + length]?.word];
  if (NOT_AFTER[kind]?.includes(previous) || NOT_BEFORE[kind]?.includes(next)) return null;
  if ((kind === 'automatic' || kind === 'manual') && EQUIPMENT.has(next)) return null;
  const words = valuesOf(kind, known);
  return words.values.length === 0 ? null : { length, facet: words.facet, words: words.values };
}

function valuesOf(kind: Kind, known: Vocabulary): { readonly facet: WordFacet; readonly values: readonly string[] } {
  const drives = DRIVES[kind];
  if (drives !== undefined)
    return { facet: 'drive', values: known.values('drive').filter((value) => drives.includes(keyOf(value))) };
  if (kind === 'tandem' || kind === 'single')
    return { facet: 'axle_type', values: known.values('axle_type').filter((value) => keyOf(value).startsWith(kind)) };
  if (kind === 'ensuite') return { facet: 'ensuite', values: known.values('ensuite').filter((value) => value === 'true') };
  if (kind === 'certified') return { facet: 'certified', values: ['true'] };
  if (kind !== 'automatic' && kind !== 'manual') return { facet: 'car_type', values: [kind] };
  // The meaning is certain, so it is searched for even if nothing matches: an empty result can say why.
  const stocked = known
    .values('transmission')
    .filter((value) => keyOf(value).startsWith(kind === 'automatic' ? 'auto' : 'manual'));
  return { facet: 'transmission', values: stocked.length > 0 ? stocked : [kind === 'automatic' ? 'Automatic' : 'Manual'] };
}
