import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { CardFields } from '#src/views/reservations/checkout-view.ts';

interface Ways {
  readonly phone: string | null;
  /** Where to leave a number; null when the site has no such form. */
  readonly enquiryHref: string | null;
}

interface Props extends Ways {
  readonly card: Extract<CardFields, { readonly kind: 'stripe' }>;
  readonly amountCents: number;
  /** Another way, after a comma: 'get in touch, and …' */
  readonly instead: string;
}

/** The place for Stripe's own fields, which the page's script fetches from Stripe. Without script the form leads to Stripe's own page. */
export function StripeCardFields({ card, amountCents, instead, ...ways }: Props) {
  return (
    <>
      <div
        className="stripe-fields noscript:hidden"
        data-shows="stripe"
        data-key={card.publishableKey}
        data-account={card.account ?? undefined}
        data-amount={amountCents}
      >
        <span className="bone h-24" />
      </div>
      <div className="hidden gap-4 noscript:grid">
        <p className="note">
          <span className="col-span-full">
            You’ll enter your card on Stripe’s own page, then come back here. If that page doesn’t work for you, {instead}
          </span>
        </p>
        <OtherWays {...ways} />
      </div>
    </>
  );
}

/** How to go on when nothing can be paid here. */
export function OtherWays({ phone, enquiryHref }: Ways) {
  return (
    <p className="flex flex-wrap gap-3">
      {enquiryHref !== null && (
        <a href={enquiryHref} className={buttonClass('outline')}>
          Leave your number
        </a>
      )}
      {phone !== null && (
        <a href={telHref(phone)} className={buttonClass('plain')}>
          Call {phone}
        </a>
      )}
    </p>
  );
}
