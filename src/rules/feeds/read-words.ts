import { editDistance } from '#src/rules/text/edit-distance.ts';
import { normalized } from '#src/rules/text/normalized.ts';
import { closestWord } from './closest-word.ts';
import { readFlag } from './read-figures.ts';
import { isBlank, NOTHING, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

/** A list of known values: each with the words that mean it, in the order in which they are tried. */
type Known = readonly (readonly [name: string, words: RegExp])[];

const BODIES: Known = [
  ['SUV', /\bs\.?u\.?v\b|sports? utility|crossover/],
  ['Cab Chassis', /\bcab\W?chassis|\bc\/?chas/],
  ['People Mover', /people\W?mover|\bmpv\b|minivan/],
  ['Camper trailer', /camper\W?trailer|^campers?$/],
  ['Pop-top', /pop\W?top/],
  ['Motorhome', /motor\W?home|camper\W?van/],
  ['Caravan', /caravan|\b(?:full|family|couples?|bunk|touring|off\W?road) vans?\b|\b(?:5th|fifth)\W?wheel/],
  ['Light Truck', /\btrucks?\b/],
  ['Bus', /\bbus\b|\bcoach\b/],
  ['Ute', /\butes?\b|utility|pick\W?up|\b(?:dual|double|crew|space|king|extra|single|super) ?cab\b|\btray\b|\bd\/?cab\b/],
  ['Convertible', /convertible|cabrio|roadster|soft\W?top|spider|spyder|\bconv\b/],
  ['Coupe', /\bcoupe\b|\bfastback\b/],
  ['Hatch', /hatch|\bh\/?b\b|liftback/],
  ['Wagon', /wagon|\bestate\b|\bs\/?w\b|\bwag\b/],
  ['Sedan', /sedan|saloon|\bsdn\b/],
  ['Van', /\bvans?\b/],
  ['4x4', /^4 ?(?:x ?4|wd)$/],
];
const FUELS: Known = [
  ['Hybrid', /hybrid|\bp?hev\b|^(?=.*electric).*(?:petrol|diesel|unleaded|ulp)/s],
  ['Electric', /electric|^e$|\belec\b|\bb?ev\b|battery/],
  ['LPG', /\blpg\b|liquefied|dual fuel|^gas$/],
  ['Diesel', /diesel|^d(?:sl)?$|\btdi?\b/],
  ['Petrol', /petrol|unleaded|leaded|premium|\bp?ulp\b|gasoline|^[pu]$|^(?:91|95|98)(?: ron)?$|^e(?:10|85)$/],
  ['Hydrogen', /hydrogen|fuel cell|\bfcev\b/],
];
const TRANSMISSIONS: Known = [
  [
    'Automatic',
    /\bauto|\bcvt\b|variable|(?<![a-z])d[cs][tg]\b|dual\W?clutch|tiptronic|steptronic|powershift|reduction|^a(?:t|uto)?$|^(?:1|one|single)[ -]?speed$|(?<![.\d])\d{1,2}a$|sports shift/,
  ],
  ['Manual', /\bman(?:ual)?\b|^m(?:t)?$|(?<![.\d])\d{1,2}m$|stick/],
];
const DRIVES: Known = [
  ['AWD', /\bawd\b|all\W?wheel/],
  ['4WD', /\b4 ?wd\b|\b4 ?x ?4\b|four\W?wheel|\b4\W?wheel/],
  ['2WD', /\b[fr2] ?wd\b|\b4 ?x ?2\b|(?:front|rear|two|2)\W?wheel|^(?:front|rear|fwd|rwd)$/],
];
const CONDITIONS: Known = [
  ['demo', /demo|ex\W?dealer|^d$/],
  ['used', /\bused|pre\W?owned|pre\W?loved|second\W?hand|certified|^u$/],
  ['new', /\bnew\b(?! (?:arrival|in\b|listing|price|to\b))|^n$/],
];
const STATUSES: Known = [
  [
    'off',
    /unavailable|(?:not|no longer) (?:available|active|for sale)|inactive|withdrawn|deleted|archived|off market|wholesaled/,
  ],
  ['in_stock', /\bun(?:sold|reserved)\b|\b(?:not|non)\W(?:yet )?(?:sold|reserved|on hold|under offer)\b|\bno deposit\b/],
  ['sold', /\bsold\b|\bdelivered/],
  ['reserved', /\breserved|\bhold\b|under offer|deposit|under contract|\bheld\b/],
  ['coming_soon', /\bcoming|transit|\bordered|on order|\barriving|incoming|in build/],
  ['in_stock', /\bin\W?stock|\bavail(?:able)?\b|\bactive|for sale|\bcurrent|\blive|on lot|^(?:y|yes|true|1)$/],
];
/** Such a car has had an owner, whatever its dealer calls it. */
const NEARLY_NEW = /\b(?:as|like|near(?:ly)?|almost|virtually|practically)\W?new\b/;
/** What turns the word after it into its opposite, or into something that has not happened. */
const NEGATED = /\b(?:not|non|no|never|without|awaiting|to be)(?:\W+(?:yet|be|been|being|currently|on|a))*\W+$/;
const COLOURS = [
  'white',
  'black',
  'silver',
  'grey',
  'blue',
  'red',
  'green',
  'brown',
  'gold',
  'beige',
  'orange',
  'yellow',
  'purple',
];
const MORE_COLOURS = ['maroon', 'bronze', 'burgundy', 'cream', 'pink', 'turquoise', 'charcoal', 'champagne', 'graphite', 'ivory'];
/** How colours are shortened where a column has few letters. */
const SHORT_COLOURS: Readonly<Record<string, string>> = {
  wht: 'White',
  blk: 'Black',
  slv: 'Silver',
  slvr: 'Silver',
  gry: 'Grey',
  blu: 'Blue',
  grn: 'Green',
  brn: 'Brown',
  yel: 'Yellow',
};
const SHADES = new Set([...COLOURS, ...MORE_COLOURS]);

/** A text in small plain letters, which lists are compared in. */
export const letters = (text: string): string =>
  normalized(text.slice(0, 200), 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Shorter words are a letter away from words of another meaning: 'hold' is not 'sold'. */
const LEAST_MISSPELT = 5;
const sameStart = (one: string, other: string): boolean => one[0]?.toLowerCase() === other[0]?.toLowerCase();

/** Whether a text has one of the words, and does not deny it. */
function isSaid(text: string, words: RegExp): boolean {
  const at = text.search(words);
  return at >= 0 && !NEGATED.test(text.slice(0, at));
}

function readKnown(list: Known): (text: string) => Reading<string> {
  const names = [...new Set(list.map(([name]) => name))];
  return (text) => {
    if (isBlank(text)) return NOTHING;
    const word = letters(text);
    const found = list.find(([name, words]) => letters(name) === word || isSaid(word, words));
    if (found !== undefined) return plain(found[0]);
    const close = closestWord(
      word,
      names.filter((name) => name.length >= LEAST_MISSPELT && sameStart(name, word)),
    );
    return close === null ? { value: text.trim(), how: 'unknown' } : repaired(close);
  };
}

/** Each reads a dealer's word for one of the platform's own: 'Auto', 'A' and 'Sports Automatic Dual Clutch' are all Automatic (ledger J8). */
export const readBody = readKnown(BODIES);
export const readFuel = readKnown(FUELS);
export const readTransmission = readKnown(TRANSMISSIONS);
export const readDrive = readKnown(DRIVES);
const readListed = readKnown(CONDITIONS);
export const readCondition = (text: string): Reading<string> =>
  NEARLY_NEW.test(letters(text)) ? repaired('used') : readListed(text);
export const readStatus = readKnown(STATUSES);

/** Reads a column of its own that says whether a vehicle is sold, by yes or no or in a word. */
export function readSold(text: string): Reading<boolean> {
  const flag = readFlag(text);
  if (flag.how !== 'unreadable') return flag;
  const status = readStatus(text);
  return status.how === 'unknown' ? UNREADABLE : plain(status.value === 'sold');
}

/** Shorter words with a letter too many or too few are other words: 'Golf' and 'Crean' are no colours. */
const LEAST_SHADE = 6;

const sorted = (word: string): string => Array.from(word).toSorted().join('');

/** The colour that a word misspells: two letters are swapped, or a longer word has one too many or too few. A word with another letter is a paint's own name. */
function misspeltShade(word: string): string | null {
  const typed = word.toLowerCase();
  const close = closestWord(
    typed,
    [...SHADES].filter((shade) => sameStart(shade, typed)),
  );
  if (close === null || editDistance(typed, close) > 1) return null;
  const isSwapped = sorted(typed) === sorted(close);
  const isOneOff = typed.length !== close.length && typed.length >= LEAST_SHADE;
  return isSwapped || isOneOff ? close : null;
}

/** Reads a colour. Makers name their paints freely: a name with a plain colour in it is known, a misspelt one is put right, any other stays. */
export function readColour(text: string): Reading<string> {
  if (isBlank(text)) return NOTHING;
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const shown = typed === typed.toUpperCase() || typed === typed.toLowerCase() ? capitalised(typed) : typed;
  const american = shown
    .replaceAll(/\bgray\b/gi, (word) => (word.startsWith('G') ? 'Grey' : 'grey'))
    .replaceAll(/\b[a-z]{3,4}\b/gi, (word) => SHORT_COLOURS[word.toLowerCase()] ?? word);
  const words = letters(american).split(/[^a-z]+/);
  if (words.some((word) => SHADES.has(word))) return american === shown ? plain(shown) : repaired(american);
  const put = american.replaceAll(/[a-z]{4,}/gi, (word) => {
    const close = misspeltShade(word);
    return close === null ? word : capitalised(close);
  });
  return put === american ? { value: shown, how: 'unknown' } : repaired(put);
}

const capitalised = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<![a-z’'])[a-z]/g, (letter) => letter.toUpperCase());

/** The number of gears that a transmission's words mention: '6 Speed', '8sp', '7-spd', '6A'. */
export function gearsIn(text: string): number | null {
  const [, named, short] = /\b(\d{1,2})\W?(?:sp(?:ee)?d?\b|gears?\b)|^\s*(\d{1,2})(?:[am]|d[cs][tg])\s*$/i.exec(text) ?? [];
  const figure = named ?? short;
  return figure === undefined || Number(figure) === 0 || Number(figure) > 20 ? null : Number(figure);
}
