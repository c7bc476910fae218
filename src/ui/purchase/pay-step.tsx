import { Note } from '#src/ui/accounts/note.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import { PREFIX as CHECKOUT_PREFIX } from '#src/ui/reservations/checkout-fields.tsx';
import { CheckoutForm } from '#src/ui/reservations/checkout-view.tsx';
import { KeepingLine } from '#src/ui/reservations/countdown.tsx';
import { DepositPoints } from '#src/ui/reservations/deposit-points.tsx';
import { OtherWays } from '#src/ui/reservations/stripe-card-fields.tsx';
import { CARD_NAMES } from '#src/ui/reservations/test-card-fields.tsx';
import type { PurchasePage } from '#src/views/purchase/purchase-view.ts';
import type { CheckoutReply } from '#src/views/reservations/checkout-reply.ts';
import type { CheckoutPage } from '#src/views/reservations/checkout-view.ts';
import type { PurchaseProps } from './purchase-props.ts';
import { SumRows } from './purchase-sum.tsx';

interface Props {
  readonly page: PurchasePage;
  readonly checkout: CheckoutPage;
  readonly reply: CheckoutReply | null;
  readonly ids: PurchaseProps['ids'];
}

/** The deposit, as the checkout takes it, for what the purchase has come to. */
export function PayStep({ page, checkout, reply, ids }: Props) {
  const errors = reply?.errors ?? [];
  return (
    <>
      <div>
        <h1 className="flow__title">Pay {checkout.deposit} today</h1>
        <p className="mt-2.5 max-w-[60ch] text-ink-2">{checkout.lede}</p>
      </div>
      {reply?.note != null && <Note text={reply.note.text} look={reply.note.look} icon="alert" isLead role="alert" isFocused />}
      {reply?.isDown === true && <OtherWays phone={checkout.phone} enquiryHref={checkout.enquiryHref} />}
      {errors.length > 0 && <ErrorSummary errors={errors} prefix={CHECKOUT_PREFIX} names={CARD_NAMES} turn={-1} />}
      <KeepingLine hold={reply?.isLapsed === true ? null : (reply?.hold ?? checkout.hold)} carId={page.car.id} begins="paying" />
      <details className="fold-sum group lg:hidden">
        <summary>
          <span className="car-row__photo">
            <Photo picture={page.car.picture} body={page.car.body} sizes="76px" when="eager" />
          </span>
          <span>
            <span className="panel__title block">{page.car.name}</span>
            <span className="text-sm text-ink-2">{page.sum.total} in total</span>
          </span>
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-2">
          <SumRows sum={page.sum} />
        </div>
      </details>
      <DepositPoints page={checkout} className="grid" />
      <CheckoutForm page={checkout} reply={reply} purchase={{ ...page.paying, id: ids.id ?? '', key: ids.key ?? '' }} />
    </>
  );
}
