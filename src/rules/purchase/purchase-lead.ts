import { termText } from '../finance/estimate-words.ts';
import { exactDollars } from '../text/money-text.ts';
import { abnText } from './abn.ts';
import type { PurchaseAnswers, TradeInChoice } from './purchase-answers.ts';
import { deliveryWords, type SumRows } from './purchase-words.ts';

/** What the dealer reads of a purchase in its lead, beside what every reservation has. */
export function purchaseFields(
  answers: PurchaseAnswers,
  rows: SumRows,
  { place, backCents }: { readonly place: string; readonly backCents: number },
): Readonly<Record<string, string>> {
  const { details, delivery, tradeIn, finance } = answers;
  const how = delivery === undefined ? null : deliveryWords(delivery, place);
  const line = ({ label, cents, text }: SumRows['costs'][number]) => `${label}: ${text ?? exactDollars(cents / 100)}`;
  return {
    purchase: 'Online Purchase',
    ...(details === undefined ? {} : { purchase_state: details.state.toUpperCase() }),
    ...(details?.abn == null ? {} : { purchase_abn: abnText(details.abn) }),
    ...(how === null ? {} : { purchase_delivery: `${how.lead}${how.rest}` }),
    ...(tradeIn === undefined || tradeIn.kind === 'none' ? {} : { purchase_trade_in: tradeInText(tradeIn) }),
    ...(finance?.kind === 'loan'
      ? {
          purchase_finance: `Loan of ${exactDollars(finance.amountCents / 100)} over ${termText(finance.years)}, not applied for yet`,
        }
      : finance?.kind === 'own-loan'
        ? { purchase_finance: 'A loan from their own bank' }
        : {}),
    purchase_sum: [
      ...rows.costs.map(line),
      `Total: ${exactDollars(rows.totalCents / 100)}`,
      ...rows.payments.map(line),
      ...(backCents > 0 ? [`We pay ${exactDollars(backCents / 100)} to the buyer`] : []),
    ].join(' · '),
  };
}

/** The whole value of the car: the sum has only as much of it as the purchase takes. */
const tradeInText = (tradeIn: Exclude<TradeInChoice, { readonly kind: 'none' }>): string =>
  tradeIn.kind === 'offer'
    ? `${tradeIn.vehicle}, our offer of ${exactDollars(tradeIn.toldCents / 100)}`
    : `${tradeIn.vehicle}, to be agreed`;
