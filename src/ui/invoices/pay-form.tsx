import { payLabel, surchargeLabel } from '#src/rules/invoices/invoice-words.ts';
import { readAmount } from '#src/rules/invoices/payable-amount.ts';
import { type PaymentSum, paymentSum } from '#src/rules/invoices/surcharge.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { centsText } from '#src/rules/text/money-text.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { describedBy, FieldFrame } from '#src/ui/leads/field-frame.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';
import { CardMarks } from '#src/ui/reservations/card-marks.tsx';
import { ContactFields, PREFIX } from '#src/ui/reservations/checkout-fields.tsx';
import { StripeCardFields } from '#src/ui/reservations/stripe-card-fields.tsx';
import { TestCardFields } from '#src/ui/reservations/test-card-fields.tsx';
import type { PayForm as Form, OnlinePaymentPage, OnlinePaymentReply } from '#src/views/invoices/online-payment-view.ts';

interface Props {
  readonly page: OnlinePaymentPage;
  readonly form: Form;
  readonly reply: OnlinePaymentReply | null;
}

/** How much, who pays, and the card. The card is asked for once there is a sum, so that nobody enters it before they know what it comes to. */
export function PayForm({ page, form, reply }: Props) {
  const errors = reply?.errors ?? [];
  const values = { ...form.contact, ...reply?.typed };
  const amount = reply?.typed.amount ?? form.amount;
  const read = readAmount(amount, form.mostCents);
  const sum = read.ok ? paymentSum(read.cents, form.surcharge) : null;
  return (
    <fc-buying
      data-does="invoice"
      data-pays={form.card.kind}
      data-percent={String(form.surcharge)}
      data-most={String(form.mostCents)}
      data-start={page.startHref}
    >
      <form method="post" action={page.action} noValidate className="grid gap-[clamp(1.75rem,3vw,2.5rem)]">
        <input type="hidden" name="number" value={page.number} />
        <input type="hidden" name="invoice" value={form.invoiceId ?? ''} />
        <input type="hidden" name="pay_key" value={form.payKey} />
        <input type="hidden" name="total_cents" value={sum?.totalCents ?? ''} />
        <div className="grid gap-4">
          <AmountField form={form} amount={amount} errors={errors} hasSum={sum !== null} />
          {form.asksNote !== 'no' && (
            <NoteField isRequired={form.asksNote === 'required'} value={values.message ?? ''} errors={errors} />
          )}
        </div>
        <section className="grid gap-4" aria-labelledby="payer">
          <h2 id="payer" className="flow__part">
            Your details
          </h2>
          <ContactFields values={values} errors={errors} />
          <p className="text-sm text-ink-2">We’ll send your receipt to this email.</p>
        </section>
        {sum === null ? (
          <button type="submit" name="step" value="continue" className={`${buttonClass('primary')} w-full`}>
            Continue
          </button>
        ) : (
          <Card page={page} form={form} sum={sum} errors={errors} />
        )}
      </form>
    </fc-buying>
  );
}

interface AmountProps {
  readonly form: Form;
  readonly amount: string;
  readonly errors: readonly FieldError[];
  readonly hasSum: boolean;
}

function AmountField({ form, amount, errors, hasSum }: AmountProps) {
  const id = fieldId(PREFIX, 'amount');
  const error = errors.find(({ field }) => field === 'amount')?.message ?? null;
  return (
    <FieldFrame id={id} label="Amount" required error={error} hint={form.amountHint}>
      <div className="flex flex-wrap gap-3">
        <span className="field__figure min-w-40 flex-1" data-before="$">
          <input
            id={id}
            name="amount"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            defaultValue={amount}
            aria-required
            aria-invalid={error === null ? undefined : true}
            aria-describedby={describedBy(id, error, form.amountHint)}
            className="field__input"
          />
        </span>
        {hasSum && (
          <span className="hidden noscript:contents">
            <button type="submit" name="step" value="continue" className={buttonClass('plain')}>
              Update
            </button>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

interface NoteProps {
  readonly isRequired: boolean;
  readonly value: string;
  readonly errors: readonly FieldError[];
}

function NoteField({ isRequired, value, errors }: NoteProps) {
  const id = fieldId(PREFIX, 'message');
  const error = errors.find(({ field }) => field === 'message')?.message ?? null;
  return (
    <FieldFrame id={id} label="What it’s for" required={isRequired} error={error}>
      <input
        id={id}
        name="message"
        type="text"
        maxLength={200}
        defaultValue={value}
        aria-required={isRequired || undefined}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy(id, error, null)}
        className="field__input"
      />
    </FieldFrame>
  );
}

interface CardProps {
  readonly page: OnlinePaymentPage;
  readonly form: Form;
  readonly sum: PaymentSum;
  readonly errors: readonly FieldError[];
}

function Card({ page, form: { card, surcharge }, sum, errors }: CardProps) {
  return (
    <section className="grid gap-4.5" aria-labelledby="payer-card">
      <h2 id="payer-card" className="flow__part">
        Card
      </h2>
      {card.kind === 'test' ? (
        <TestCardFields errors={errors} />
      ) : (
        <StripeCardFields
          card={card}
          amountCents={sum.totalCents}
          instead="get in touch, and we’ll take your payment another way."
          phone={page.phone}
          enquiryHref={null}
        />
      )}
      {surcharge > 0 && (
        <dl className="sum">
          <div>
            <dt>Amount</dt>
            <dd data-shows="amount">{centsText(sum.amountCents / 100)}</dd>
          </div>
          <div>
            <dt>{surchargeLabel(surcharge)}</dt>
            <dd data-shows="surcharge">{centsText(sum.surchargeCents / 100)}</dd>
          </div>
          <div data-kind="total">
            <dt>Total</dt>
            <dd data-shows="total">{centsText(sum.totalCents / 100)}</dd>
          </div>
        </dl>
      )}
      <p role="alert" data-shows="failure" className="note" data-look="bad" hidden />
      <button
        type="submit"
        name="step"
        value="pay"
        className={`${buttonClass('primary')} w-full disabled:cursor-progress disabled:opacity-80`}
      >
        <Icon name="lock" className="size-4.5" />
        <span data-shows="label">{payLabel(sum.totalCents)}</span>
      </button>
      <div className="grid gap-3 text-sm text-ink-2">
        <p>
          Your bank may ask you to confirm in its app.
          {card.kind === 'stripe' && ' Card details go straight to Stripe and never touch our servers.'}
        </p>
        <CardMarks />
      </div>
    </section>
  );
}
