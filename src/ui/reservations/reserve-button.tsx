import { type ButtonVariant, buttonClass } from '#src/ui/kit/button-class.ts';
import type { ReserveView } from '#src/views/reservations/reserve-view.ts';

/** Leads to the checkout, or to something similar (ledger R1). For a visitor who holds the vehicle the script says so in its place. */
export const ReserveButton = ({ reserve, look }: { readonly reserve: ReserveView; readonly look: ButtonVariant }) => (
  <fc-buying className="contents" data-does="keeping" data-car={String(reserve.carId)} data-word={reserve.vehicleWord}>
    <a href={reserve.href} className={buttonClass(look)} rel={reserve.canReserve ? 'nofollow' : undefined}>
      {reserve.label}
    </a>
  </fc-buying>
);
