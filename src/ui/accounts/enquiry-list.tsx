import type { EnquiryState } from '#src/rules/accounts/enquiry-state.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';
import type { EnquiryRow } from '#src/views/accounts/enquiry-rows.ts';

const LOOKS: Readonly<Record<EnquiryState, { readonly kind?: string; readonly icon: IconName }>> = {
  Sent: { kind: 'ok', icon: 'mail' },
  Confirmed: { kind: 'good', icon: 'check' },
  'Waiting for you': { kind: 'warn', icon: 'clock' },
  Closed: { icon: 'check' },
};

/** What a shopper sent, each with how far it has come (ledger A10). */
export const EnquiryList = ({ rows }: { readonly rows: readonly EnquiryRow[] }) => (
  <ul className="enquiry-list">
    {rows.map(({ id, title, line, links, receipt, state }) => (
      <li key={id}>
        <div className="min-w-0">
          <h3 className="garage__name">{title}</h3>
          <p className="text-md wrap-anywhere text-ink-2">{line}</p>
          <div className="enquiry-list__acts">
            {links.map(({ label, href }) => (
              <a key={label} href={href} className="garage__link">
                {label}
                <span className="sr-only">: {title}</span>
              </a>
            ))}
            <details>
              <summary className="garage__link">
                What you sent<span className="sr-only">: {title}</span>
              </summary>
              <dl className="mb-2 divide-y divide-line text-md">
                {receipt.map(({ label, value }) => (
                  <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
                    <dt className="text-ink-2">{label}</dt>
                    <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </div>
        </div>
        {state !== null && (
          <p className="pill" data-kind={LOOKS[state].kind}>
            <Icon name={LOOKS[state].icon} className="size-4" />
            {state}
          </p>
        )}
      </li>
    ))}
  </ul>
);
