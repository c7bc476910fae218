import { CHECKING, checkingText } from '#src/rules/reservations/checkout-words.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { PaymentPage } from '#src/views/reservations/payment-view.ts';

/** A payment whose end nobody knows yet: never 'failed', and never asked for again. */
export function PaymentView({ page }: { readonly page: PaymentPage }) {
  return (
    <div className="wrap py-[clamp(2rem,6vw,5rem)]">
      <div className="mx-auto grid max-w-[34rem] gap-6">{page.isAtBank ? <Bank page={page} /> : <Checking page={page} />}</div>
    </div>
  );
}

/** The test bank's own page, in the place of a real bank's 3-D Secure. */
const Bank = ({ page }: { readonly page: PaymentPage }) => (
  <>
    <div>
      <h1 className="flow__title">Confirm with your bank</h1>
      <p className="mt-2.5 text-ink-2">
        {page.siteName} is asking for {page.amount} for {page.what}. This is a test bank: no money moves.
      </p>
    </div>
    <form method="post" action={page.action} className="flow__acts">
      <button type="submit" name="step" value="approve" className={buttonClass('primary')}>
        Approve
      </button>
      <button type="submit" name="step" value="decline" className={buttonClass('plain')}>
        Don’t approve
      </button>
    </form>
    <a className="flow__back" href={page.backHref}>
      Go back and use another card
    </a>
  </>
);

const Checking = ({ page }: { readonly page: PaymentPage }) => (
  <fc-buying className="grid gap-6" data-does="payment" data-payment={page.paymentId} data-asks={page.settleHref}>
    <div>
      <h1 className="flow__title">{CHECKING}</h1>
      <p className="mt-2.5 text-ink-2" role="status">
        {checkingText(page)}
      </p>
    </div>
    <p className="flow__acts">
      <a href={page.action} className={buttonClass('primary')}>
        Check again
      </a>
    </p>
  </fc-buying>
);
