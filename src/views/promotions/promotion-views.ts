import { createHash } from 'node:crypto';
import { isShowing } from '#src/rules/promotions/showing-times.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView, pictureView } from '#src/views/images/image-view.ts';
import type { AnnouncementView, PopupView } from '#src/views/site/page-types.ts';

/** What comes up in a corner of the site's pages now; null where nothing does (ledger O3). */
export function popupView(context: PageContext): PopupView | null {
  const { popup, slug } = context.site;
  if (popup === null || !isShowing({ from: popup.starts, until: popup.expires }, context.now)) return null;
  const { image_url: address, alt, href, heading, text, expires } = popup;
  const hasWords = heading !== '' || text !== '';
  return {
    key: keyOf(slug, 'popup', popup),
    picture: address === null ? null : (hasWords ? cutOutView : pictureView)(context, address),
    alt,
    href,
    heading,
    text,
    expires: expires === null ? null : Date.parse(expires),
  };
}

/** The bar over the site's pages now; null where there is none (ledger V14). */
export function announcementView({ site, now }: PageContext): AnnouncementView | null {
  const { announcement, switches, slug } = site;
  if (announcement === null || !isShowing(announcement, now)) return null;
  const { heading, text, link, collapsible } = announcement;
  return {
    key: keyOf(slug, 'announcement', announcement),
    heading,
    text,
    link,
    collapsible: collapsible && text !== '',
    everywhere: switches.announcementEverywhere,
  };
}

/** What a browser remembers it by that something was put away: of this site, and of these words; other words show again. */
const keyOf = (slug: string, kind: string, content: object): string =>
  `${slug}.${kind}.${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)}`;
