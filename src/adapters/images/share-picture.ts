import sharp, { type OverlayOptions } from 'sharp';
import { paperFont, paperFontFile, paperFontName } from '#src/adapters/pdf/paper-fonts.ts';
import { SHARE_SIZE, type ShareCard } from '#src/rules/images/share-card.ts';
import { escapeMarkup } from '#src/rules/text/escape-markup.ts';

const { width, height } = SHARE_SIZE;
const EDGE = 44;
/** The photo's width; the words have the rest. */
const PHOTO = 790;
/** A long title is written smaller: its size in pixels, tried in this order, and the most height it may take. */
const TITLE_SIZES = { beside: [44, 38, 32, 27], alone: [76, 64, 52, 44] } as const;
const TITLE_HEIGHT = 330;

/** Draws a card for link previews. Without its photo the words have the whole card. */
export async function sharePicture(card: ShareCard, photo: Uint8Array | null): Promise<Buffer> {
  const room = (photo === null ? width : width - PHOTO) - 2 * EDGE;
  const seller = await written(card, card.seller, { size: photo === null ? 34 : 26, colour: card.ink, room });
  const title = await titleThatFits(card, photo === null ? TITLE_SIZES.alone : TITLE_SIZES.beside, room);
  const price = card.price === '' ? null : await priceChip(card, room);
  const titleTop = Math.max(EDGE + seller.height + 40, Math.round((height - title.height - (price === null ? 0 : 40)) / 2));
  const parts: OverlayOptions[] = [
    ...(photo === null ? [] : [{ input: await photoPart(photo), top: 0, left: width - PHOTO }]),
    { input: seller.image, top: EDGE, left: EDGE },
    { input: bar(card), top: titleTop - 26, left: EDGE },
    { input: title.image, top: titleTop, left: EDGE },
    ...(price === null ? [] : [{ input: price.image, top: height - EDGE - price.height, left: EDGE }]),
  ];
  return sharp({ create: { width, height, channels: 3, background: `#${card.ground}` } })
    .composite(parts)
    .jpeg({ quality: 82 })
    .toBuffer();
}

interface Drawn {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

const photoPart = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo).resize({ width: PHOTO, height, fit: 'cover' }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();

/** A short line in the accent colour above the title. */
const bar = ({ accent }: ShareCard): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="6"><rect width="56" height="6" fill="#${accent}"/></svg>`,
  );

async function titleThatFits(card: ShareCard, sizes: readonly number[], room: number): Promise<Drawn> {
  let title: Drawn | null = null;
  for (const size of sizes) {
    title = await written(card, card.title, { size, colour: card.ink, room });
    if (title.height <= TITLE_HEIGHT && title.width <= room) return title;
  }
  if (title === null) throw new Error('A title has no size.');
  return cropped(title, room);
}

/** What does not fit even in small letters, such as one endless word, is cut off. */
async function cropped({ image, ...size }: Drawn, room: number): Promise<Drawn> {
  const [w, h] = [Math.min(size.width, room), Math.min(size.height, TITLE_HEIGHT)];
  return { image: await sharp(image).extract({ left: 0, top: 0, width: w, height: h }).png().toBuffer(), width: w, height: h };
}

async function priceChip(card: ShareCard, room: number): Promise<Drawn> {
  const text = await cropped(await written(card, card.price, { size: 40, colour: card.onAccent, room: room - 44 }), room - 44);
  const [w, h] = [text.width + 44, text.height + 30];
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="10" fill="#${card.accent}"/></svg>`;
  const image = await sharp(Buffer.from(ground))
    .composite([{ input: text.image, top: 15, left: 22 }])
    .png()
    .toBuffer();
  return { image, width: w, height: h };
}

interface Writing {
  readonly size: number;
  readonly colour: string;
  readonly room: number;
}

async function written(card: ShareCard, text: string, { size, colour, room }: Writing): Promise<Drawn> {
  const font = paperFont(card.font);
  const markup = `<span foreground="#${colour}">${escapeMarkup(text)}</span>`;
  const drawing = sharp({
    text: {
      text: markup,
      font: `${paperFontName(font)} Bold ${size}`,
      fontfile: paperFontFile(font, 700),
      width: room,
      wrap: 'word-char',
      spacing: Math.round(size * 0.12),
      rgba: true,
      dpi: 72,
    },
  });
  try {
    const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  } catch (error) {
    // Thrown when nothing of a text can be seen.
    if (error instanceof Error && error.message.includes('no text to render')) return blank();
    throw error;
  }
}

async function blank(): Promise<Drawn> {
  const create = { width: 1, height: 1, channels: 4, background: 'transparent' } as const;
  return { image: await sharp({ create }).png().toBuffer(), width: 1, height: 1 };
}
