import type { Token } from './tokens.ts';

/** What a number measures. */
export type Unit = 'price' | 'km' | 'year' | 'age' | 'seats' | 'sleeps' | 'feet';

export interface Amount {
  readonly value: number;
  readonly unit: Unit | null;
  /** Written with a k. */
  readonly isThousands: boolean;
  /** Digits only, so that four of them can be a year. */
  readonly isPlain: boolean;
  readonly hasPlus: boolean;
  readonly length: number;
}

const AMOUNT =
  /^(\$?)(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(\.\d{1,2})?(k|km|kms|kkm|kkms|seat|seats|seater|seaters|berth|ft|foot)?(\+?)$/;
const NUMBER_WORDS = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, at) => [word, at + 2]),
);

const UNITS = new Map<string, Unit>([
  ...['km', 'kms', 'klm', 'klms', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'mileage', 'odometer'].map(
    (word) => [word, 'km'] as const,
  ),
  ...['dollars', 'dollar', 'bucks', 'aud', 'price', 'priced', 'cost', 'costing'].map((word) => [word, 'price'] as const),
  ...['year', 'built', 'made'].map((word) => [word, 'year'] as const),
  ...['seat', 'seats', 'seater', 'seaters'].map((word) => [word, 'seats'] as const),
  ...['sleeps', 'sleep', 'sleeping', 'berth', 'berths'].map((word) => [word, 'sleeps'] as const),
  ...['ft', 'foot', 'feet', 'footer'].map((word) => [word, 'feet'] as const),
]);

const YEARS = new Set(['year', 'years', 'yr', 'yrs']);

/** The number at a position, or null: '$45,000', '45k', '45 grand', '100,000km', '7', 'seven', '45 000', '20ft'. */
export function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const word = tokens[at]?.word ?? '';
  const spelt = NUMBER_WORDS.get(word);
  if (spelt !== undefined) return { value: spelt, unit: null, isThousands: false, isPlain: false, hasPlus: false, length: 1 };
  const [whole, dollar, digits = '', part = '', suffix = '', plus] = AMOUNT.exec(word) ?? [];
  if (whole === undefined) return null;
  const next = tokens[at + 1]?.word;
  // '45 000' and '100 000 km': a blank instead of the comma.
  const blank = part === '' && suffix === '' && digits.length <= 3 && plus === '' ? /^(\d{3})(km|kms)?$/.exec(next ?? '') : null;
  if (blank !== null && (dollar === '$' || blank[2] !== undefined || UNITS.get(tokens[at + 2]?.word ?? '') === 'km')) {
    const unit = dollar === '$' ? 'price' : blank[2] === undefined ? null : 'km';
    return { value: Number(digits + blank[1]), unit, isThousands: false, isPlain: false, hasPlus: false, length: 2 };
  }
  const isGrand = suffix === '' && (next === 'grand' || next === 'thousand');
  const isThousands = isGrand || suffix === 'k' || suffix.startsWith('kk') || (suffix === '' && next === 'k');
  if (part !== '' && !isThousands && dollar !== '$') return null;
  return {
    value: Math.round(Number(digits.replaceAll(',', '') + part) * (isThousands ? 1000 : 1)),
    unit: unitOf(dollar === '$' || (isGrand && next === 'grand'), suffix),
    isThousands,
    isPlain: /^\d{4}\+?$/.test(word) && !isThousands,
    hasPlus: plus === '+',
    length: suffix === '' && isThousands ? 2 : 1,
  };
}

function unitOf(isMoney: boolean, suffix: string): Unit | null {
  if (isMoney) return 'price';
  if (suffix.startsWith('s')) return 'seats';
  if (suffix === 'berth') return 'sleeps';
  if (suffix.startsWith('f')) return 'feet';
  return suffix.endsWith('m') || suffix.endsWith('ms') ? 'km' : null;
}

/** The unit of a number according to the words before or after it. */
export function unitAt(tokens: readonly Token[], at: number): { readonly unit: Unit; readonly length: number } | null {
  const [first, second] = [tokens[at]?.word ?? '', tokens[at + 1]?.word];
  if (first === 'on' && second === 'the' && tokens[at + 2]?.word === 'clock') return { unit: 'km', length: 3 };
  if (YEARS.has(first) && second === 'old') return { unit: 'age', length: 2 };
  if (first === 'years' || first === 'yrs') return { unit: 'age', length: 1 };
  const unit = UNITS.get(first);
  return unit === undefined ? null : { unit, length: 1 };
}
