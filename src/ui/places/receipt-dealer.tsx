import { telHref } from '#src/rules/text/tel-href.ts';
import type { ReceiptDealer as Dealer } from '#src/use-cases/places/receipt-dealer.ts';

/** Who a receipt is from, at its foot, on the page and on paper. */
export const ReceiptDealer = ({ dealer }: { readonly dealer: Dealer }) => (
  <address className="border-t border-line pt-4 text-sm text-ink-2 not-italic">
    <strong className="block text-ink">{dealer.name}</strong>
    {dealer.address.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
    {dealer.phone !== null && (
      <a
        href={telHref(dealer.phone)}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4 print:min-h-0"
      >
        {dealer.phone}
      </a>
    )}
    {dealer.licences.map((licence) => (
      <span key={licence} className="block">
        {licence}
      </span>
    ))}
  </address>
);
