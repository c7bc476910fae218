import { createHash } from 'node:crypto';
import { isShowing } from '#src/rules/promotions/showing-times.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView, type PictureView, pictureView } from '#src/views/images/image-view.ts';

/** A popup in a corner of a page (ledger O3). */
export interface PopupView {
  /** The browser stores this when the popup was closed. */
  readonly key: string;
  readonly picture: PictureView | null;
  readonly alt: string;
  readonly href: string | null;
  readonly heading: string;
  readonly text: string;
  /** When it ends, even on a page that was left open; null for never. */
  readonly expires: number | null;
}

/** A bar above a page (ledger V14). */
export interface AnnouncementView {
  readonly key: string;
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly collapsible: boolean;
  /** Whether it is on every page, not only on vehicles' pages. */
  readonly everywhere: boolean;
}

/** The site's popup now; null when there is none (ledger O3). */
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

/** The site's announcement now; null when there is none (ledger V14). */
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

/** The key by which the browser remembers that something was closed. It changes with the content, so that new content is shown again. */
const keyOf = (slug: string, kind: string, content: object): string =>
  `${slug}.${kind}.${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)}`;
