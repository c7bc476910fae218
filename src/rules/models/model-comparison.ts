import { DIMENSIONS, type Figure, figureText, PERFORMANCE } from './figures.ts';
import type { ModelVariant } from './model-details.ts';

export interface ComparedValue {
  readonly text: string;
  /** The length of its bar, from 0 to 1; null where no value is plainly better. */
  readonly share: number | null;
  readonly isBest: boolean;
}

export interface ComparedRow {
  readonly label: string;
  /** One for each variant; null for what is not given. */
  readonly values: readonly (ComparedValue | null)[];
  /** Whether all are given and alike: such a row is quiet, and left out of the differences. */
  readonly isSame: boolean;
}

export interface ComparedGroup {
  readonly heading: string;
  readonly rows: readonly ComparedRow[];
}

/** The variants side by side, in the order given: performance, dimensions, features (ledger E2). A row that none of them has is left out. */
export function compareModels(variants: readonly ModelVariant[]): ComparedGroup[] {
  const figures = (of: readonly Figure[]) => of.map((figure) => figureRow(figure, variants)).filter(isGiven);
  const named = [...new Set(variants.flatMap(({ features }) => Object.keys(features)))];
  return [
    { heading: 'Performance', rows: figures(PERFORMANCE) },
    { heading: 'Dimensions', rows: figures(DIMENSIONS) },
    { heading: 'Features', rows: named.map((name) => featureRow(name, variants)) },
  ].filter(({ rows }) => rows.length > 0);
}

const isGiven = ({ values }: ComparedRow) => values.some((value) => value !== null);

function figureRow(figure: Figure, variants: readonly ModelVariant[]): ComparedRow {
  const texts = variants.map((variant) => figureText(figure, variant));
  const isSame = areSame(texts);
  const shares = isSame ? texts.map(() => null) : barShares(figure, variants);
  return {
    label: figure.label,
    values: texts.map((text, at) => {
      const share = shares[at] ?? null;
      return text === null ? null : { text, share, isBest: share === 1 };
    }),
    isSame,
  };
}

/** The best has the whole length; less than the best has less, be it a smaller power or a longer time. */
function barShares({ read, better }: Figure, variants: readonly ModelVariant[]): readonly (number | null)[] {
  const numbers = variants.map((variant) => {
    const value = read(variant);
    return typeof value === 'number' && value > 0 ? value : null;
  });
  const given = numbers.filter((number) => number !== null);
  if (better === undefined || given.length < 2) return numbers.map(() => null);
  const [least, most] = [Math.min(...given), Math.max(...given)];
  return numbers.map((number) => (number === null ? null : better === 'more' ? number / most : least / number));
}

function featureRow(name: string, variants: readonly ModelVariant[]): ComparedRow {
  const texts = variants.map(({ features }) =>
    Object.hasOwn(features, name) ? (features[name] === true ? 'Yes' : 'Not on this one') : null,
  );
  return {
    label: name,
    values: texts.map((text) => (text === null ? null : { text, share: null, isBest: false })),
    isSame: areSame(texts),
  };
}

const areSame = (texts: readonly (string | null)[]) => texts.every((text) => text === texts[0]);
