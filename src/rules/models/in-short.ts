import { wholeDollars } from '../text/money-text.ts';
import { numberText } from '../text/number-text.ts';
import { FUEL_USE, RANGE, SPRINT } from './figures.ts';
import type { ModelVariant } from './model-details.ts';

/** A variant with the name it goes by among the others. */
export interface NamedVariant {
  readonly name: string;
  readonly variant: ModelVariant;
}

const MOST_FACTS = 3;

/** What sets variants apart, in three facts at most, made from their figures alone (ledger E2); null when nothing that is given does. */
export function inShort(compared: readonly NamedVariant[]): string | null {
  if (compared.length < 2) return null;
  if (compared.every(({ variant }) => variant.id === compared[0]?.variant.id)) return 'Choose another to see a difference.';
  const sentences = compared.length === 2 ? ofTwo(compared) : ofMany(compared);
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** The dearer one is spoken of, and what it does better or worse for its price. */
function ofTwo(compared: readonly NamedVariant[]): string[] {
  const [first, second] = compared;
  if (first === undefined || second === undefined) return [];
  const [a, b] = [first, second].map(({ variant }) => variant.price?.amount ?? null);
  const more = a == null || b == null ? 0 : a - b;
  const [dear, cheap] = more < 0 ? [second, first] : [first, second];
  const facts = differences(dear.variant, cheap.variant).slice(0, more === 0 ? MOST_FACTS : MOST_FACTS - 1);
  const said = facts.length === 0 ? [] : [`${more === 0 ? `The ${dear.name}` : 'It'} ${joined(facts)}.`];
  const price = more === 0 ? [] : [`The ${dear.name} costs ${wholeDollars(Math.abs(more))} more.`];
  const size =
    price.length + facts.length < MOST_FACTS && areOneSize(dear.variant, cheap.variant) ? ['They’re the same size.'] : [];
  return [...price, ...said, ...size];
}

function differences(one: ModelVariant, other: ModelVariant): string[] {
  const { performance: a } = one;
  const { performance: b } = other;
  return [
    ...gap(
      a.drivingRange,
      b.drivingRange,
      (km, isMore) => `goes ${numberText(km)} km ${isMore ? 'further' : 'less'} on a charge`,
    ),
    ...sprintFact(a.zeroToHundred, b.zeroToHundred),
    ...gap(a.fuelUse, b.fuelUse, (litres, isMore) => `uses ${litres.toFixed(1)} L/100 km ${isMore ? 'more' : 'less'}`),
    ...(drivesAll(one) && b.drivetrain !== null && !drivesAll(other) ? ['drives all four wheels'] : []),
    ...gap(a.maximumPower, b.maximumPower, (kw, isMore) => `has ${numberText(kw)} kW ${isMore ? 'more' : 'less'} power`),
  ];
}

function sprintFact(one: number | null, other: number | null): string[] {
  if (one !== null && other !== null && one * 2 < other) return ['gets to 100 km/h in less than half the time'];
  return gap(one, other, (seconds, isMore) => `gets to 100 km/h ${seconds.toFixed(1)} s ${isMore ? 'later' : 'sooner'}`);
}

function gap(one: number | null, other: number | null, say: (size: number, isMore: boolean) => string): string[] {
  if (one === null || other === null || one === other) return [];
  return [say(Math.abs(one - other), one > other)];
}

const drivesAll = ({ performance }: ModelVariant) => /^(?:all|four)\b|^(?:awd|4wd)$/i.test(performance.drivetrain ?? '');

const areOneSize = ({ dimensions: a }: ModelVariant, { dimensions: b }: ModelVariant) =>
  a.length !== null && a.length === b.length && a.width === b.width && a.height === b.height;

/** Of three or four, those that stand out. */
function ofMany(compared: readonly NamedVariant[]): string[] {
  const least = extreme(compared, ({ price }) => price?.amount ?? null, 'less');
  const furthest = extreme(compared, numberOf(RANGE.read), 'more');
  const quickest = extreme(compared, numberOf(SPRINT.read), 'less');
  const thriftiest = extreme(compared, numberOf(FUEL_USE.read), 'less');
  return [
    ...(least === null ? [] : [`The ${least.name} costs the least, ${wholeDollars(least.value)}.`]),
    ...(furthest === null ? [] : [`The ${furthest.name} goes furthest, ${numberText(furthest.value)} km.`]),
    ...(quickest === null ? [] : [`The ${quickest.name} is quickest to 100 km/h, in ${quickest.value.toFixed(1)} s.`]),
    ...(thriftiest === null ? [] : [`The ${thriftiest.name} uses the least fuel, ${thriftiest.value.toFixed(1)} L/100 km.`]),
  ].slice(0, MOST_FACTS);
}

const numberOf = (read: (variant: ModelVariant) => number | string | null) => (variant: ModelVariant) => {
  const value = read(variant);
  return typeof value === 'number' ? value : null;
};

/** The one that stands alone at the top; null when two share it or not all are given. */
function extreme(
  compared: readonly NamedVariant[],
  read: (variant: ModelVariant) => number | null,
  better: 'more' | 'less',
): { readonly name: string; readonly value: number } | null {
  const values = compared.flatMap(({ name, variant }) => {
    const value = read(variant);
    return value === null ? [] : [{ name, value }];
  });
  if (values.length < compared.length) return null;
  const [first, second] = values.toSorted((a, b) => (better === 'more' ? b.value - a.value : a.value - b.value));
  return first === undefined || second === undefined || first.value === second.value ? null : first;
}

function joined(facts: readonly string[]): string {
  return facts.length < 2 ? (facts[0] ?? '') : `${facts.slice(0, -1).join(', ')} and ${facts.at(-1)}`;
}
