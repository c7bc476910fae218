import type { FieldError } from '../leads/check-step.ts';

/** What the test provider's bank says to a card. asks: its own page asks the shopper first. late: it answers after a while. */
export type TestCardAnswer = 'succeeds' | 'declined' | 'asks' | 'late';

/** The only cards that the test provider takes; no money moves. */
export const TEST_CARDS: readonly { readonly number: string; readonly answer: TestCardAnswer; readonly words: string }[] = [
  { number: '4242 4242 4242 4242', answer: 'succeeds', words: 'is paid straight away' },
  { number: '4000 0000 0000 0002', answer: 'declined', words: 'is refused by the bank' },
  { number: '4000 0025 0000 3155', answer: 'asks', words: 'asks you to confirm with your bank' },
  { number: '4000 0000 0000 9995', answer: 'late', words: 'is paid, but the bank is slow to answer' },
];

/** The fields of the test provider's card form, as typed. */
export interface TypedCard {
  readonly card_number: string;
  readonly card_expiry: string;
  readonly card_code: string;
  readonly card_name: string;
}

export type TestCardRead =
  | { readonly kind: 'card'; readonly answer: TestCardAnswer; readonly lastFour: string }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] };

const digits = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Reads what was typed into the card form. Nothing but the last four digits of a test card ever leaves it. */
export function readTestCard(typed: TypedCard, now: Date): TestCardRead {
  const known = TEST_CARDS.find(({ number }) => digits(number) === digits(typed.card_number));
  const errors: FieldError[] = [];
  if (digits(typed.card_number) === '') errors.push({ field: 'card_number', message: 'Enter a card number.' });
  else if (known === undefined)
    errors.push({
      field: 'card_number',
      message: 'That isn’t a test card. Payments here are only for testing: use one of the cards below.',
    });
  if (!isAhead(typed.card_expiry, now))
    errors.push({ field: 'card_expiry', message: 'Enter a month and year in the future, like 08 / 29.' });
  if (!/^\d{3,4}$/.test(typed.card_code.trim())) errors.push({ field: 'card_code', message: 'Enter three or four digits.' });
  if (typed.card_name.trim() === '') errors.push({ field: 'card_name', message: 'Enter the name on the card.' });
  if (known === undefined || errors.length > 0) return { kind: 'invalid', errors };
  return { kind: 'card', answer: known.answer, lastFour: digits(known.number).slice(-4) };
}

/** A card is good until the end of the month on it. */
function isAhead(typed: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(typed.replaceAll(/\s/g, '')) ?? [];
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}
