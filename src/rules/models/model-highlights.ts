import { wholeDollars } from '../text/money-text.ts';
import { FAST_CHARGE, type Figure, FUEL_USE, figureNumber, POWER, RANGE, SPRINT } from './figures.ts';
import type { ModelVariant } from './model-details.ts';

/** A large figure on a model's page: which, of which variant. */
export interface Highlight {
  readonly number: string;
  readonly unit: string;
  readonly label: string;
}

/** The labels of the figures in a few words, the most telling first. */
const TOLD: readonly (readonly [Figure, string])[] = [
  [RANGE, 'Range, WLTP'],
  [FUEL_USE, 'Fuel use, combined'],
  [SPRINT, SPRINT.label],
  [FAST_CHARGE, FAST_CHARGE.label],
  [POWER, POWER.label],
];
const MOST_FIGURES = 3;

/** A model's best figures, each with the variant that has it, and its lowest price last: four at most. */
export function modelHighlights(variants: readonly ModelVariant[]): Highlight[] {
  const figures = TOLD.flatMap(([figure, label]) => bestOf(figure, label, variants)).slice(0, MOST_FIGURES);
  const [cheapest] = variants
    .flatMap(({ name, price }) => (price === null ? [] : [{ name, price }]))
    .toSorted((a, b) => a.price.amount - b.price.amount);
  if (cheapest === undefined) return figures;
  return [
    ...figures,
    { number: wholeDollars(cheapest.price.amount), unit: '', label: `${cheapest.name}, ${cheapest.price.meaning}` },
  ];
}

function bestOf(figure: Figure, label: string, variants: readonly ModelVariant[]): Highlight[] {
  const given = variants.flatMap((variant) => {
    const value = figure.read(variant);
    return typeof value === 'number' ? [{ variant, value }] : [];
  });
  const [best] = given.toSorted((a, b) => (figure.better === 'less' ? a.value - b.value : b.value - a.value));
  if (best === undefined) return [];
  const isAlone = given.filter(({ value }) => value === best.value).length < variants.length;
  return [
    {
      number: figureNumber(figure, best.variant) ?? '',
      unit: figure.unit,
      label: isAlone ? `${label}, ${best.variant.name}` : label,
    },
  ];
}
