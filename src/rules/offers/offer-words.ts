import { fitText } from '#src/rules/text/cut-text.ts';
import { SITE_OR_WEB } from '../site/site-path.ts';
import { dayTextAt } from '../time/day-text.ts';
import { type FoldedHtml, foldedHtml } from '../vehicle/folded-html.ts';
import type { Offer, OfferModel } from './offer.ts';

/** What exceeds this much of a description or disclaimer is folded away (ledger O2). */
const FOLD_AFTER = 200;
/** The most that a card shows of a description (ledger O2). */
const CARD_TEXT = 160;

/** The button texts that open and close a description and a disclaimer (ledger O2). */
export const DESCRIPTION_WORDS = ['View more', 'View less'] as const;
export const DISCLAIMER_WORDS = ['View full disclaimer', 'View less disclaimer'] as const;

/** An offer's text with everything after 200 characters marked to be folded away. */
export const offerFold = (html: string): FoldedHtml => foldedHtml(html, FOLD_AFTER);

/** An offer's description on a card: at most 160 characters, cut between words. */
export const offerCardText = (plain: string): string => fitText(plain, CARD_TEXT);

/** The text of the button that leads to the model (ledger O1). */
export const exploreText = ({ name }: Pick<OfferModel, 'name'>): string => `Explore ${name}`;

/** Its own picture, or else its model's; null if a drawing is shown instead (ledger O9, image_or_model_image). */
export const offerImage = ({ imageUrl, model }: Pick<Offer, 'imageUrl' | 'model'>): string | null =>
  imageUrl ?? model?.imageUrl ?? null;

/** Its last day on the site's calendar. An offer that ends at midnight ends with the day before. */
export const offerUntil = ({ expiresAt }: Pick<Offer, 'expiresAt'>, zone: string): string | null =>
  expiresAt === null ? null : `Ends ${dayTextAt(zone, expiresAt - 1)}`;

/** The address of a model: its own elsewhere, or else its page if the site has one; null if there is neither. */
export function exploreHref({ slug, overrideUrl }: Pick<OfferModel, 'slug' | 'overrideUrl'>, hasPage: boolean): string | null {
  if (overrideUrl !== null && SITE_OR_WEB.test(overrideUrl)) return overrideUrl;
  return hasPage ? `/${slug}` : null;
}
