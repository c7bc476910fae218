import { Icon } from '#src/ui/kit/icon.tsx';
import type { CheckoutPage } from '#src/views/reservations/checkout-view.ts';

/** What the deposit gets the shopper, said before they pay. */
export function DepositPoints({ page, className }: { readonly page: CheckoutPage; readonly className: string }) {
  return (
    <div className={`panel panel--sunk content-start gap-4 ${className}`}>
      <h2 className="panel__title">What {page.deposit} gets you</h2>
      <ul className="ticks text-md">
        {page.points.map(({ lead, rest }) => (
          <li key={lead}>
            <Icon name="check" className="size-5" />
            <span>
              <strong>{lead}</strong>
              {rest}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
