import type { Offer } from '#src/rules/offers/offer.ts';
import { offerPath } from '#src/rules/offers/offer.ts';
import { exploreHref, exploreText, offerCardText, offerFold, offerImage, offerUntil } from '#src/rules/offers/offer-words.ts';
import { type FoldedHtml, hasWords } from '#src/rules/vehicle/folded-html.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { plainText } from '#src/use-cases/site/dealer-text.ts';
import { pictureView } from '#src/views/images/image-view.ts';
import { showPage } from '#src/views/pages/show-page.ts';
import type { OfferCardView, OfferView } from './offer-types.ts';

/** The place of the form on an offer's page. */
const FORM_PLACE = '#offer-form';
const TEST_DRIVE_PAGE = 'book-test-drive';

/** An offer as its card shows it on this site. */
export function offerCard(context: PageContext, offer: Offer): OfferCardView {
  const { site } = context;
  const href = offerPath(offer);
  const image = offerImage(offer);
  return {
    id: offer.id,
    href,
    name: offer.name,
    category: offer.category,
    until: offerUntil(offer, site.switches.timeZone),
    text: offerCardText(plainText(spaced(offer.sanitizedDescription))),
    disclaimer: folded(offer.sanitizedDisclaimer),
    picture: image === null ? null : pictureView(context, image),
    body: site.switches.itemType === 'caravan' ? 'caravan' : 'suv',
    enquire: { label: site.switches.enquiryButtonText, href: `${href}${FORM_PLACE}` },
    explore: exploreLink(context, offer),
    testDrive:
      showPage(context, TEST_DRIVE_PAGE) === null
        ? null
        : { label: site.switches.offerTestDriveText, href: `/${TEST_DRIVE_PAGE}` },
  };
}

/** An offer with all its words. */
export const offerView = (context: PageContext, offer: Offer): OfferView => ({
  ...offerCard(context, offer),
  description: folded(offer.sanitizedDescription),
});

/** The words of an offer in one line, for those who read no page. */
export const offerSummary = ({ sanitizedDescription, name }: Offer): string =>
  offerCardText(plainText(spaced(sanitizedDescription))) || name;

const folded = (html: string): FoldedHtml | null => (hasWords(html) ? offerFold(html) : null);

/** Two paragraphs are two sentences, also without their tags. */
const spaced = (html: string): string => html.replaceAll(/<(?:\/(?:p|li|h3|h4)|br ?\/?)>/g, ' ');

function exploreLink(context: PageContext, { model }: Offer) {
  const href = model === null ? null : exploreHref(model, showPage(context, model.slug) !== null);
  return model === null || href === null ? null : { label: exploreText(model), href };
}
