import { numberText } from '../text/number-text.ts';

/** Whether a car may tow a caravan; `unknown` when the caravan's ATM is not, or cannot be right. */
export type Verdict =
  | { readonly kind: 'good' | 'close'; readonly atm: number; readonly spare: number }
  | { readonly kind: 'heavy'; readonly atm: number; readonly over: number }
  | { readonly kind: 'unknown'; readonly isContradicted: boolean };

export type VerdictKind = Verdict['kind'];

/** A caravan's plate: what it weighs empty, and the heaviest that it may be loaded; in kilograms. */
export interface VanWeights {
  readonly atm: number | null;
  readonly tare: number | null;
}

/**
 * A caravan's ATM, never its tare, against what a car may tow (ledger P15): good with a tenth of the limit or more to spare, close with less, too heavy
 * above it. Without an ATM there is no verdict, and none on a plate that contradicts itself.
 */
export function towVerdict(limit: number, van: VanWeights): Verdict {
  const atm = usableAtm(van);
  if (atm === null) return { kind: 'unknown', isContradicted: isContradicted(van) };
  if (atm > limit) return { kind: 'heavy', atm, over: atm - limit };
  return { kind: atm <= mostOfGood(limit) ? 'good' : 'close', atm, spare: limit - atm };
}

/** The ATM that verdicts and searches count with: null when the plate does not say, or contradicts itself. */
export const usableAtm = (van: VanWeights): number | null =>
  van.atm === null || !(van.atm > 0) || isContradicted(van) ? null : van.atm;

/** Whether a caravan would weigh as much empty as it may loaded, or more: one of the two figures is wrong, and nobody knows which. */
const isContradicted = ({ atm, tare }: VanWeights): boolean => atm !== null && atm > 0 && tare !== null && tare >= atm;

/** The heaviest ATM that leaves a tenth of the limit to spare. */
export const mostOfGood = (limit: number): number => Math.floor((limit * 9) / 10);

export const VERDICT_NAMES: Readonly<Record<Exclude<VerdictKind, 'unknown'>, string>> = {
  good: 'Good match',
  close: 'Close',
  heavy: 'Too heavy',
};

/** A verdict in words: its name, and by how much. */
export function verdictWords(verdict: Verdict): { readonly name: string; readonly rest: string } {
  switch (verdict.kind) {
    case 'unknown':
      return { name: verdict.isContradicted ? 'The weights listed don’t add up.' : 'No weight listed.', rest: ' Ask us.' };
    case 'heavy':
      return { name: VERDICT_NAMES.heavy, rest: ` by ${numberText(verdict.over)} kg` };
    case 'good':
    case 'close':
      return {
        name: VERDICT_NAMES[verdict.kind],
        rest: verdict.spare === 0 ? ', nothing to spare' : `, ${numberText(verdict.spare)} kg to spare`,
      };
  }
}

/** What may be packed into a caravan; null when its plate does not say, or contradicts itself. */
export function mayPack(van: VanWeights): number | null {
  const atm = usableAtm(van);
  return atm === null || van.tare === null ? null : atm - van.tare;
}

/** How full the bar of a verdict is, and where its limit is marked; both from 0 to 1. */
export function verdictBar(limit: number, atm: number): { readonly filled: number; readonly mark: number } {
  const end = Math.max(limit * BAR_END, 1);
  return { filled: Math.min(1, atm / end), mark: limit / end };
}

/** The bar ends a sixth beyond the limit, so that it is seen what is too heavy. */
const BAR_END = 7 / 6;
