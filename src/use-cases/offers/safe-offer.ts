import type { OfferFile } from '#src/site/files/offer-file.ts';
import type { SafeOffer } from '#src/store/offers/offers.ts';
import { safeHtml, storable } from '#src/use-cases/site/dealer-text.ts';

/** An offer as it is stored: its HTML made safe once, on the way in. A link in it is only its words, as in any other text of a dealer's (ledger O2). */
export function safeOffer(offer: OfferFile): SafeOffer {
  const [name, description, disclaimer] = [offer.name, offer.description, offer.disclaimer].map(storable);
  return {
    ...offer,
    name: name ?? '',
    description: description ?? '',
    disclaimer: disclaimer ?? '',
    sanitized_description: safeHtml(description ?? ''),
    sanitized_disclaimer: safeHtml(disclaimer ?? ''),
  };
}
