import { cutText } from '#src/rules/print/printable-text.ts';
import { SITE_OR_WEB } from '../site/site-path.ts';
import { dayTextAt } from '../time/day-text.ts';
import { type FoldedHtml, foldedHtml } from '../vehicle/folded-html.ts';
import type { Offer, OfferModel } from './offer.ts';

/** More of a description or a disclaimer than this is folded away until it is asked for (ledger O2). */
const FOLD_AFTER = 200;
/** A card shows no more of a description than this (ledger O2). */
const CARD_TEXT = 160;

/** The words that open and shut a description, and a disclaimer (ledger O2). */
export const DESCRIPTION_WORDS = ['View more', 'View less'] as const;
export const DISCLAIMER_WORDS = ['View full disclaimer', 'View less disclaimer'] as const;

/** An offer's words with what comes after 200 characters marked to be folded away. */
export const offerFold = (html: string): FoldedHtml => foldedHtml(html, FOLD_AFTER);

/** An offer's description as a card has it: at most 160 characters, cut between words. */
export const offerCardText = (plain: string): string => cutText(plain, CARD_TEXT);

/** The words of the button that leads to the model (ledger O1). */
export const exploreText = ({ name }: Pick<OfferModel, 'name'>): string => `Explore ${name}`;

/** Its own picture, else its model's; null where something is drawn instead (ledger O9, image_or_model_image). */
export const offerImage = ({ imageUrl, model }: Pick<Offer, 'imageUrl' | 'model'>): string | null =>
  imageUrl ?? model?.imageUrl ?? null;

/** Until when it stands: its last day on the site's calendar. An offer that ends at midnight ends with the day before. */
export const offerUntil = ({ expiresAt }: Pick<Offer, 'expiresAt'>, zone: string): string | null =>
  expiresAt === null ? null : `Ends ${dayTextAt(zone, expiresAt - 1)}`;

/** Where a model is shown: at its own address elsewhere, else on its page, where the site has one; null where there is nothing to explore. */
export function exploreHref({ slug, overrideUrl }: Pick<OfferModel, 'slug' | 'overrideUrl'>, hasPage: boolean): string | null {
  if (overrideUrl !== null && SITE_OR_WEB.test(overrideUrl)) return overrideUrl;
  return hasPage ? `/${slug}` : null;
}
