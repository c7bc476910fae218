import { buyerNote, buyerText, deliveryWords } from '#src/rules/purchase/purchase-words.ts';
import { moneyText } from '#src/rules/reservations/checkout-words.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';
import { STATE_NAMES } from '#src/rules/trade-in/valuation-words.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { PurchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import { pickUpPlace } from './agreed-purchase.ts';
import { financePart } from './finance-part.ts';
import type { ReviewPart } from './review-part.ts';

/** What a shopper has answered, step by step (ledger R3). */
export function reviewParts(context: Context, car: Vehicle, figures: PurchaseFigures): readonly ReviewPart[] {
  const { details, delivery } = figures.answers;
  return [
    ...(details === undefined
      ? []
      : [
          {
            step: 'details' as const,
            title: 'You',
            icon: 'user' as const,
            lead: '',
            rest: buyerText(details),
            notes: [buyerNote(details, STATE_NAMES[details.state] ?? details.state.toUpperCase(), car.itemType)],
          },
        ]),
    ...(delivery === undefined
      ? []
      : [
          {
            step: 'delivery' as const,
            title: 'Delivery',
            icon: 'truck' as const,
            ...deliveryWords(delivery, pickUpPlace(figures, context.site.name)),
            notes: [deliveryNote(figures, car.itemType)],
          },
        ]),
    tradeInPart(context, figures),
    financePart(figures),
  ];
}

function deliveryNote({ answers: { delivery }, deliveryCents }: PurchaseFigures, word: string): string {
  if (delivery?.kind === 'pick-up') return `Free. We’ll hand over the keys and take you through the ${word}.`;
  if (deliveryCents === null) return 'We’ll quote it before you sign.';
  const cost = deliveryCents === 0 ? 'Free.' : `${moneyText(deliveryCents)}.`;
  return `${cost} We’ll hand over the keys and take you through the ${word}.`;
}

function tradeInPart(context: Context, { answers: { tradeIn }, offers, sum }: PurchaseFigures): ReviewPart {
  const part = { step: 'trade-in', title: 'Trade-in', icon: 'return' } as const;
  const offer = tradeIn?.kind === 'offer' ? offers.find(({ id }) => id === tradeIn.offerId) : undefined;
  if (tradeIn?.kind === 'offer' && offer !== undefined) {
    const until = longDayText(context.site.switches.timeZone, offer.until.getTime(), context.services.now());
    const back = sum.backCents > 0 ? ` ${moneyText(sum.backCents)} of it will be paid to you.` : '';
    return {
      ...part,
      lead: tradeIn.vehicle,
      rest: '',
      notes: [`${moneyText(tradeIn.toldCents)}, good until ${until} if it’s as you described.${back}`],
    };
  }
  return tradeIn?.kind === 'later'
    ? {
        ...part,
        lead: tradeIn.vehicle,
        rest: '',
        notes: ['To be agreed. We’ll call you about it, and take it off the price later.'],
      }
    : { ...part, lead: '', rest: 'No trade-in', notes: [] };
}
