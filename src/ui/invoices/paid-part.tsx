import { Icon } from '#src/ui/kit/icon.tsx';
import type { PaidRow } from '#src/views/invoices/paid-rows.ts';

/** What the shopper has paid towards invoices, each with its receipt (ledger R5, A10). */
export const PaidPart = ({ rows }: { readonly rows: readonly PaidRow[] }) => (
  <ul className="enquiry-list">
    {rows.map(({ id, title, line, state, href }) => (
      <li key={id}>
        <div className="min-w-0">
          <h3 className="garage__name wrap-anywhere">{title}</h3>
          <p className="text-md wrap-anywhere text-ink-2">{line}</p>
          <div className="enquiry-list__acts">
            <a href={href} className="garage__link">
              See the receipt<span className="sr-only">: {title}</span>
            </a>
          </div>
        </div>
        <p className="pill" data-kind={state.isGood ? 'good' : undefined}>
          <Icon name={state.isGood ? 'check' : 'clock'} className="size-4" />
          {state.text}
        </p>
      </li>
    ))}
  </ul>
);
