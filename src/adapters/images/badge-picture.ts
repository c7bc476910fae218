import sharp from 'sharp';
import { paperFont, paperFontFile, paperFontName } from '#src/adapters/pdf/paper-fonts.ts';
import { type BadgeFormat, badgeSvg, type SiteBadge } from '#src/rules/images/site-badge.ts';
import { escapeMarkup } from '#src/rules/text/escape-markup.ts';

/** The size that phones show on their home screen; emails show it smaller. */
const SIDE = 180;

/** A site's badge as a drawing or as a picture. */
export async function badgePicture(badge: SiteBadge, format: BadgeFormat): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(badgeSvg(badge, 'with letters'));
  const letter = badge.letter === '' ? [] : [{ input: await letterPicture(badge) }];
  const density = (72 * SIDE) / 36;
  return sharp(Buffer.from(badgeSvg(badge, 'without letters')), { density })
    .resize(SIDE, SIDE)
    .composite(letter)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function letterPicture({ letter, colours }: SiteBadge): Promise<Buffer> {
  const font = paperFont('sans-serif');
  return sharp({
    text: {
      text: `<span foreground="#${colours['on-primary']}">${escapeMarkup(letter)}</span>`,
      font: `${paperFontName(font)} Bold 104`,
      fontfile: paperFontFile(font, 700),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}
