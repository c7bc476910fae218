import sharp from 'sharp';
import { MARK_BOX, markPlace } from '#src/rules/images/mark-place.ts';

/** The side of the square in which a logo is measured and, when it is a drawing, kept. */
const SIDE = 320;

/** How much darker than white a pixel must be to belong to the logo. */
const FAINT = 0.08;

interface Ink {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A shape of one colour on a square of 24, as simple-icons has them, tinted. */
export async function markFromShape(file: Buffer, tint: string): Promise<string> {
  const { data, info } = await sharp(file, { density: 960 })
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = inkOf(info.width, info.height, (at) => (data[at * info.channels + 3] ?? 0) / 255);
  const unit = 24 / SIDE;
  const view = [ink.left, ink.top, ink.width, ink.height].map((length) => (length * unit).toFixed(3)).join(' ');
  const paths = file.toString('utf8').match(/<path\b[^<>]*>/g) ?? [];
  return boxed(ink, (place) => `<svg ${place} viewBox="${view}" fill="${tint}">${paths.join('')}</svg>`);
}

/** A drawing in colours of its own. The darker a part of it is, the stronger its tint; white lets the ground through. */
export async function markFromDrawing(file: Buffer, tint: string): Promise<string> {
  const { data, info } = await sharp(file, { density: 300 })
    .resize(SIDE, SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const darkness = (at: number) => 1 - (data[at * info.channels] ?? 255) / 255;
  const ink = inkOf(info.width, info.height, darkness);
  const full = typicalDarkness(info.width * info.height, darkness);
  const colour = Number.parseInt(tint.slice(1), 16) * 256;
  const pixels = Buffer.alloc(ink.width * ink.height * 4);
  for (let y = 0; y < ink.height; y += 1) {
    for (let x = 0; x < ink.width; x += 1) {
      const strength = (darkness((ink.top + y) * info.width + ink.left + x) - FAINT) / (full - FAINT);
      const alpha = Math.round(Math.min(1, Math.max(0, strength)) * 255);
      pixels.writeUInt32BE(colour + alpha, (y * ink.width + x) * 4);
    }
  }
  const raw = { width: ink.width, height: ink.height, channels: 4 } as const;
  const png = await sharp(pixels, { raw })
    .resize({ width: 256, height: 160, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return boxed(ink, (place) => `<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`);
}

/** The logo in the box of all logos. */
function boxed(ink: Ink, drawn: (place: string) => string): string {
  const { x, y, width, height } = markPlace(ink.width / ink.height);
  const place = `x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_BOX.width} ${MARK_BOX.height}">${drawn(place)}</svg>`;
}

/** The smallest rectangle around everything that is drawn. */
function inkOf(width: number, height: number, strength: (at: number) => number): Ink {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let at = 0; at < width * height; at += 1) {
    if (strength(at) <= FAINT) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? { left: 0, top: 0, width, height } : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The darkness that the darker half of a drawing reaches: silver and red badges are tinted as strongly as black ones. */
function typicalDarkness(count: number, darkness: (at: number) => number): number {
  const bins = new Uint32Array(256);
  let inked = 0;
  for (let at = 0; at < count; at += 1) {
    const dark = darkness(at);
    if (dark <= FAINT) continue;
    bins[Math.round(dark * 255)] = (bins[Math.round(dark * 255)] ?? 0) + 1;
    inked += 1;
  }
  let seen = 0;
  for (let bin = 255; bin > 0; bin -= 1) {
    seen += bins[bin] ?? 0;
    if (seen > inked / 2) return Math.max(bin / 255, 2 * FAINT);
  }
  return 1;
}
