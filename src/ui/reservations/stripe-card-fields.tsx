import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { CardFields, CheckoutPage } from '#src/views/reservations/checkout-view.ts';

interface Props {
  readonly page: CheckoutPage;
  readonly card: Extract<CardFields, { readonly kind: 'stripe' }>;
}

/** The place for Stripe's own fields, which the page's script fetches from Stripe. Without script there is another way to reserve. */
export function StripeCardFields({ page, card }: Props) {
  return (
    <>
      <div
        className="stripe-fields noscript:hidden"
        data-shows="stripe"
        data-key={card.publishableKey}
        data-account={card.account ?? undefined}
        data-amount={page.seen.depositCents}
      >
        <span className="bone h-24" />
      </div>
      <div className="hidden gap-4 noscript:grid">
        <p className="note">
          <span className="col-span-full">
            Paying by card needs JavaScript, because your card goes straight to Stripe. Call us or leave your number, and we’ll
            hold the {page.vehicleWord} by phone.
          </span>
        </p>
        <OtherWays page={page} />
      </div>
    </>
  );
}

/** How to reserve when nothing can be paid here. */
export function OtherWays({ page }: { readonly page: CheckoutPage }) {
  return (
    <p className="flex flex-wrap gap-3">
      {page.enquiryHref !== null && (
        <a href={page.enquiryHref} className={buttonClass('outline')}>
          Leave your number
        </a>
      )}
      {page.phone !== null && (
        <a href={telHref(page.phone)} className={buttonClass('plain')}>
          Call {page.phone}
        </a>
      )}
    </p>
  );
}
