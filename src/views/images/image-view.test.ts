import { expect, test } from 'vitest';
import { OwnImages } from '#src/adapters/images/own-images.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { SECRET, unsigned } from '#tests/factories/a-signed-address.ts';
import { cutOutView, frameView, pictureView } from './image-view.ts';

const theme = themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', photo: { studio: 'paper' } });
const context = aContext({ site: { theme } });

test('N5 a picture of the platform’s own comes in every width, in the site’s studio and in its edition', () => {
  const picture = pictureView(context, '/images/suv-a/f34?paint=1b3f86', 'A car');
  expect(unsigned(picture.src)).toBe('/images/suv-a/f34?paint=1b3f86&studio=paper&v=e1&w=640');
  expect(picture.widths).toEqual([160, 320, 480, 640, 800, 1200, 1600]);
  expect(picture.alt).toBe('A car');
});

test('N5 a picture offers no width that it does not have', () => {
  const images = new OwnImages(new Signer(SECRET), 'e1', (body, view) => (body === 'suv-a' && view === 'f34' ? 864 : 648));
  expect(pictureView({ ...context, images }, '/images/suv-a/f34').widths).toEqual([160, 320, 480, 640, 800]);
  expect(frameView({ ...context, images }, '/images/suv-a/spin00').widths).toEqual([640]);
});

test('a picture from elsewhere is left as it is', () =>
  expect(pictureView(context, 'https://cdn.example/a.jpg')).toEqual({ src: 'https://cdn.example/a.jpg', widths: null, alt: '' }));

test('a cut-out stands in no studio', () =>
  expect(unsigned(cutOutView(context, '/images/suv-a/side').src)).toBe('/images/suv-a/side?studio=none&v=e1&w=640'));
