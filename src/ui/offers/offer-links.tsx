import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { OfferCardView } from '#src/views/offers/offer-view.ts';

/** The secondary links of an offer: its model, a test drive (ledger O1). */
export function OfferLinks({ offer }: { readonly offer: Pick<OfferCardView, 'name' | 'explore' | 'testDrive'> }) {
  return [offer.explore, offer.testDrive].map((link) =>
    link === null ? null : (
      <SiteLink
        key={link.href}
        href={link.href}
        className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        {link.label}
      </SiteLink>
    ),
  );
}
