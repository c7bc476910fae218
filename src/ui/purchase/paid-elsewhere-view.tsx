import { telHref } from '#src/rules/text/tel-href.ts';
import { Beside } from '#src/ui/accounts/beside.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { PaidElsewherePage } from '#src/views/purchase/paid-elsewhere-view.ts';

/** What the link of a purchase shows once it is paid on another device: that it is theirs, and where the receipt is (ledger R3). */
export const PaidElsewhereView = ({ page: { title, text, receipt, open, phone, car } }: { readonly page: PaidElsewherePage }) => (
  <div className="sign-in wrap">
    <div className="sign-in__step">
      <div className="grid gap-3">
        <h1 className="sign-in__heading">{title}</h1>
        <p className="text-ink-2">{text}</p>
        {receipt !== null && <p className="text-ink-2">{receipt}</p>}
      </div>
      <p className="flow__acts">
        {open !== null && (
          <a href={open.href} className={buttonClass('primary')}>
            {open.label}
          </a>
        )}
        {phone !== null && (
          <a href={telHref(phone)} className={buttonClass('plain')}>
            Call {phone}
          </a>
        )}
      </p>
    </div>
    <Beside car={car} reasons={[]} />
  </div>
);
