import { driveLinkText } from '#src/rules/bookings/booking-words.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import { offerPath } from '#src/rules/offers/offer.ts';
import { exploreHref, exploreText, offerCardText, offerFold, offerImage, offerUntil } from '#src/rules/offers/offer-words.ts';
import { type FoldedHtml, hasWords } from '#src/rules/vehicle/folded-html.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { plainText } from '#src/use-cases/site/clean-text.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { showPage } from '#src/views/pages/show-page.ts';

export interface OfferLink {
  readonly label: string;
  readonly href: string;
}

/** An offer on a card (ledger O1). */
export interface OfferCardView {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly category: string | null;
  /** When it ends; null when it does not. */
  readonly until: string | null;
  /** The beginning of its description, as plain text. */
  readonly text: string;
  readonly disclaimer: FoldedHtml | null;
  readonly picture: PictureView | null;
  /** What is drawn when there is no picture. */
  readonly body: string;
  readonly enquire: OfferLink;
  /** To its model's page; null when the site has none. */
  readonly explore: OfferLink | null;
  readonly testDrive: OfferLink | null;
}

/** An offer on its own page, or large on another. */
export interface OfferView extends OfferCardView {
  readonly description: FoldedHtml | null;
}

/** The anchor of the form on an offer's page. */
const FORM_ANCHOR = '#offer-form';
const TEST_DRIVE_PAGE = 'book-test-drive';

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
    enquire: { label: site.switches.enquiryButtonText, href: `${href}${FORM_ANCHOR}` },
    explore: exploreLink(context, offer),
    testDrive:
      showPage(context, TEST_DRIVE_PAGE) === null
        ? null
        : { label: driveLinkText(site.switches.offerTestDriveText, site.switches.itemType), href: `/${TEST_DRIVE_PAGE}` },
  };
}

export const offerView = (context: PageContext, offer: Offer): OfferView => ({
  ...offerCard(context, offer),
  description: folded(offer.sanitizedDescription),
});

/** An offer in one line, for search engines and link previews. */
export const offerSummary = ({ sanitizedDescription, name }: Offer): string =>
  offerCardText(plainText(spaced(sanitizedDescription))) || name;

const folded = (html: string): FoldedHtml | null => (hasWords(html) ? offerFold(html) : null);

/** Keeps the words of two paragraphs apart when their tags are dropped. */
const spaced = (html: string): string => html.replaceAll(/<(?:\/(?:p|li|h3|h4)|br ?\/?)>/g, ' ');

function exploreLink(context: PageContext, { model }: Offer) {
  const href = model === null ? null : exploreHref(model, showPage(context, model.slug) !== null);
  return model === null || href === null ? null : { label: exploreText(model), href };
}
