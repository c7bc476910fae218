import sharp from 'sharp';

/** A JPEG of one colour. */
export const aPhoto = (colour: string, width = 1600, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/**
 * A photo as a camera writes it that was held upright: it lies on its side, red above blue once it is turned, and says who took it, with what and
 * where.
 */
export async function aCameraPhoto(): Promise<Buffer> {
  const blue = await aPhoto('#0000ff', 200, 300);
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .withExif({
      IFD0: { Orientation: '6', Make: 'Camera', Artist: 'Somebody' },
      IFD3: { GPSLatitude: '33/1 51/1 35/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The colour of a pixel, as far as a lossy format keeps it: which of red, green and blue are more than half. */
export async function colourAt(picture: Uint8Array, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ['red', 'green', 'blue'].filter((_, at) => (data[at] ?? 0) > 127).join(' ');
}
