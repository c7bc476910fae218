import sharp from 'sharp';
import { paintPicture } from '#src/adapters/images/paint-picture.ts';
import { isStudio } from '#src/adapters/images/studios.ts';
import { LAYERS } from './picture-files.ts';

const WIDTH = 320;
const HEIGHT = 214;

/** Paints pictures side by side to look at them: node demo/pictures/contact-sheet.ts OUT.png COLUMNS suv/a/f34/#a10f1c/cool … */
async function contactSheet([out = 'contact.png', across = '4', ...wishes]: readonly string[]): Promise<void> {
  const columns = Number(across);
  const tiles = await Promise.all(
    wishes.map(async (wish, i) => {
      const [body = '', face = 'a', view = 'f34', paint = '#b6babe', studio = 'cool'] = wish.split('/');
      if (!isStudio(studio)) throw new Error(`There is no studio called ${studio}.`);
      const wanted = {
        name: `${body}-${face}`,
        angle: view,
        paint,
        studio,
        width: WIDTH,
        quality: 90,
        format: 'webp',
      } as const;
      const picture = await paintPicture(LAYERS, wanted);
      if (!picture) throw new Error(`There is no picture ${wish}.`);
      const input = await sharp(picture).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer();
      return { input, left: (i % columns) * WIDTH, top: Math.floor(i / columns) * HEIGHT };
    }),
  );
  const size = { width: WIDTH * columns, height: HEIGHT * Math.ceil(wishes.length / columns) };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(out);
}

await contactSheet(process.argv.slice(2));
