import { type PrizeWords, prizeWords } from '#src/rules/prizes/prize-words.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { readDraws } from '#src/use-cases/prizes/spin-wheel.ts';

export interface PrizeRow extends PrizeWords {
  readonly key: string;
}

/** What a shopper has won, newest first. */
export async function prizeRows(context: Context, signedIn: SignedIn): Promise<PrizeRow[]> {
  const draws = await readDraws(context, signedIn);
  return draws.filter(({ isPrize }) => isPrize).map((draw) => ({ key: draw.wheel, ...prizeWords(draw) }));
}
