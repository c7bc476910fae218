import { createHash } from 'node:crypto';
import { purchaseFields } from '#src/rules/purchase/purchase-lead.ts';
import { type AgreedPurchase, deliveryWords, purchaseTerms, type SumRows, sumRows } from '#src/rules/purchase/purchase-words.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { PurchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import type { ShownPurchase } from '#src/use-cases/reservations/hold-vehicle.ts';
import { priceMeaning } from '#src/views/reservations/checkout-view.ts';
import { financePart } from './finance-part.ts';

/** The rows of a purchase as every page of it shows them. */
export function purchaseRows(
  context: Context,
  car: Vehicle,
  { answers, priceCents, deliveryCents, sum }: PurchaseFigures,
): SumRows {
  const word = `${car.itemType.charAt(0).toUpperCase()}${car.itemType.slice(1)}`;
  const meaning = priceMeaning(context, car);
  return sumRows({ priceLabel: meaning === null ? word : `${word}, ${meaning}`, priceCents, deliveryCents, answers, sum });
}

export const pickUpPlace = (figures: Pick<PurchaseFigures, 'handover'>, siteName: string): string =>
  figures.handover.location?.city ?? siteName;

/** The loan as the review shows it. */
function loanText(figures: PurchaseFigures): string {
  const { lead, rest, notes } = financePart(figures);
  return [`${lead}${rest}.`, ...notes].join(' ');
}

export interface MarkedPurchase extends ShownPurchase {
  /** By this the form that pays says what its page showed. */
  readonly mark: string;
}

/** What a shopper agrees to by paying the deposit, stored as it was shown, and what the dealer reads of it. */
export function agreedPurchase(context: Context, car: Vehicle, figures: PurchaseFigures): MarkedPurchase {
  const { answers } = figures;
  const rows = purchaseRows(context, car, figures);
  const place = pickUpPlace(figures, context.site.name);
  const how = answers.delivery === undefined ? null : deliveryWords(answers.delivery, place);
  const agreed: AgreedPurchase = {
    rows,
    terms: purchaseTerms(answers, car.itemType),
    delivery: how === null ? null : `${how.lead}${how.rest}`,
    loan: answers.finance?.kind === 'loan' ? loanText(figures) : null,
  };
  const shown = { answers, ...agreed };
  return {
    shown,
    mark: createHash('sha256').update(JSON.stringify(shown)).digest('base64url'),
    fields: purchaseFields(answers, rows, { place, backCents: figures.sum.backCents }),
  };
}
