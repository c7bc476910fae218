import { paperFont } from '#src/adapters/pdf/paper-fonts.ts';
import { isOwnPicture } from '#src/rules/images/image-address.ts';
import { SHARE_SIZE, shareCardAddress } from '#src/rules/images/share-card.ts';
import { markOnDark } from '#src/rules/theme/mark-on-dark.ts';
import { palette } from '#src/rules/theme/palette.ts';
import type { Roles } from '#src/rules/theme/role.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import { absoluteAddress, type GraphInput } from '#src/views/site/graph-parts.ts';

/** The picture of a link preview; its size is null when nobody knows it. */
export interface ShareImage {
  readonly url: string;
  readonly size: typeof SHARE_SIZE | null;
}

interface Shown {
  readonly title: string;
  /** The address of a picture; null when there is none. */
  readonly photo: string | null;
  readonly price?: string;
}

/**
 * The picture of a link preview: a card in the site's look, with a photo if there is one (ledger W5). A photo on someone else's server cannot be
 * drawn on a card and is shown by itself.
 */
export function shareImage(context: GraphInput, { title, photo, price = '' }: Shown): ShareImage | null {
  const { site, images } = context;
  if (photo !== null && !isOwnPicture(photo)) return shown(absoluteAddress(context, photo), null);
  const colours = coloursOf(site.theme);
  const mark = markOnDark(colours);
  const hex = (colour: string) => colour.slice(1).toLowerCase();
  const card = shareCardAddress({
    photo: photo === null ? null : images.address(photo, { width: PHOTO_WIDTH, studio: site.theme.photo.studio, format: 'jpeg' }),
    title,
    price,
    seller: site.name,
    ground: hex(colours.dark),
    ink: hex(colours['on-dark']),
    accent: hex(mark.ground),
    onAccent: hex(mark.ink),
    font: paperFont(site.theme.fonts.head),
  });
  return shown(absoluteAddress(context, images.address(card)), SHARE_SIZE);
}

/** Wide enough for its part of the card. */
const PHOTO_WIDTH = 1200;

const shown = (url: string | null, size: ShareImage['size']): ShareImage | null => (url === null ? null : { url, size });

/** Working a palette out takes longer than the rest of a page's head. */
const known = new WeakMap<Theme, Roles>();

function coloursOf(theme: Theme): Roles {
  const before = known.get(theme);
  if (before !== undefined) return before;
  const colours = palette(theme);
  // A site with unreadable colours was refused when it was loaded.
  if (!colours.ok) throw new Error(colours.reason);
  known.set(theme, colours.roles);
  return colours.roles;
}
