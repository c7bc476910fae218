import type { SumRow, SumRows } from '#src/rules/purchase/purchase-words.ts';
import { moneyText } from '#src/rules/reservations/checkout-words.ts';

interface SumLine {
  readonly label: string;
  readonly value: string;
  readonly isDeposit: boolean;
}

/** What a purchase costs and how it is paid, as it is shown. */
export interface PurchaseSumView {
  readonly costs: readonly SumLine[];
  readonly total: string;
  readonly payments: readonly SumLine[];
  readonly together: string;
  readonly notes: readonly string[];
}

export const sumView = (rows: SumRows): PurchaseSumView => ({
  costs: rows.costs.map(sumLine),
  total: moneyText(rows.totalCents),
  payments: rows.payments.map(sumLine),
  together: moneyText(rows.togetherCents),
  notes: rows.notes,
});

const sumLine = ({ label, cents, text }: SumRow): SumLine => ({
  label,
  value: text ?? moneyText(cents),
  isDeposit: label.startsWith('Deposit'),
});
