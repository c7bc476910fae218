import type { ReactNode } from 'react';
import type { PurchasePage } from '#src/views/purchase/purchase-view.ts';
import type { PurchaseSumView } from '#src/views/purchase/sum-view.ts';

interface Props {
  readonly page: PurchasePage;
  /** Where a phone has it folded above paying. */
  readonly isHiddenOnPhone: boolean;
  /** The way on, below the sum. */
  readonly children?: ReactNode;
}

/** What it costs and how it is paid, beside the questions (ledger R3). */
export const PurchaseSum = ({ page, isHiddenOnPhone, children }: Props) => (
  <div className={`panel grid gap-3 ${isHiddenOnPhone ? 'max-lg:hidden' : ''}`}>
    <p className="panel__title">{page.car.name}</p>
    <SumRows sum={page.sum} />
    {children}
  </div>
);

/** Rows that add up: the costs to the total, and the payments to the same. */
export const SumRows = ({ sum }: { readonly sum: PurchaseSumView }) => (
  <>
    <dl className="sum">
      {sum.costs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div data-kind="total">
        <dt>Total</dt>
        <dd>{sum.total}</dd>
      </div>
    </dl>
    <p className="panel__title mt-2">How it’s paid</p>
    <dl className="sum">
      {sum.payments.map(({ label, value, isDeposit }) => (
        <div key={label} data-kind={isDeposit ? 'deposit' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div data-kind="together">
        <dt>In total</dt>
        <dd>{sum.together}</dd>
      </div>
    </dl>
    {sum.notes.map((note) => (
      <p key={note} className="text-md text-ink-2">
        {note}
      </p>
    ))}
  </>
);
