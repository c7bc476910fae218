import { isShowing } from '#src/rules/promotions/showing-times.ts';

/** What a wheel can stop at. Its chance is a whole number: out of the sum of all chances. */
export interface WheelPart {
  readonly name: string;
  readonly chance: number;
  /** False for a part that wins nothing. */
  readonly isPrize: boolean;
  /** For how many days it can be claimed; null when it has no end. */
  readonly validDays: number | null;
}

/** A site's prize wheel (ledger A10). */
export interface PrizeWheel {
  /** A wheel with another name is another wheel: everybody may spin it once. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly from: string;
  readonly until: string;
  readonly runBy: string;
  readonly permit: string | null;
  readonly conditions: readonly string[];
  readonly parts: readonly WheelPart[];
}

export type WheelState = 'before' | 'open' | 'over';

export function wheelState({ from, until }: Pick<PrizeWheel, 'from' | 'until'>, now: number): WheelState {
  if (isShowing({ from, until }, now)) return 'open';
  return now < Date.parse(from) ? 'before' : 'over';
}

/** Whether it is a game of chance: not everybody wins the same. */
export const isChance = (parts: readonly unknown[]): boolean => parts.length > 1;

export const totalChance = (parts: readonly Pick<WheelPart, 'chance'>[]): number =>
  parts.reduce((sum, { chance }) => sum + chance, 0);

/** The chance that a spin wins nothing, whichever part says so; 0 when every part is a prize. */
export const noPrizeChance = (parts: readonly Pick<WheelPart, 'chance' | 'isPrize'>[]): number =>
  totalChance(parts.filter(({ isPrize }) => !isPrize));

/** A chance in words: '1 in 50', '3 in 20'. */
export function chanceWords(chance: number, total: number): string {
  const shared = greatestDivisor(chance, total);
  return `${chance / shared} in ${total / shared}`;
}

const greatestDivisor = (one: number, other: number): number => (other === 0 ? one : greatestDivisor(other, one % other));
