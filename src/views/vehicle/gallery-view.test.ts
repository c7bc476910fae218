import { expect, test } from 'vitest';
import type { Hotspot } from '#src/rules/stock/vehicle.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { galleryView } from './gallery-view.ts';

const theme = themeSchema.parse({ brand: '#075E6B', accent: '#F2B134' });
const CAR: Parameters<typeof galleryView>[1] = {
  images: ['f34', 'side', 'r34', 'front'].map((view) => ({ url: `/images/suv-a/${view}`, thumbUrl: '' })),
  simpleBody: 'SUV',
  itemType: 'car',
  status: 'in_stock',
  sold: false,
  videoUrl: null,
  externalVideoUrl: null,
  spinImages: ['/images/suv-a/spin00', '/images/suv-a/spin01'],
  spinInteriorImage: '/images/suv-a/pano',
  hotspots: [],
};
const spot = (given: Partial<Hotspot>): Hotspot => ({
  view: 'exterior',
  kind: 'feature',
  description: 'Tow bar',
  positions: [{ activeAngle: 0, posX: 50, posY: 50 }],
  photoUrl: null,
  ...given,
});
const viewed = (car: Partial<typeof CAR> = {}, switches: Partial<Switches> = {}) => {
  return galleryView(aContext({ site: { theme }, switches }), { ...CAR, ...car }, '2024 Kia Rio');
};

test('G3.1 a site that opens with images does so for a vehicle that can be turned', () => {
  expect(viewed().startsWith).toBe('spin');
  expect(viewed({}, { galleryStartsWith: 'images' }).startsWith).toBe('images');
});

test('P11.4, G3.2 where spin view is off neither the frames nor the inside reach the page', () => {
  const { spin, interior, views } = viewed({}, { spinView: false });
  expect({ spin, interior, views }).toEqual({ spin: null, interior: null, views: ['images'] });
});

test('G4.2, G4.3 the spin turns by itself at 100 ms a frame and 20 px a frame, or as the site says', () => {
  expect(viewed().spin).toMatchObject({ turnsByItself: true, frameMs: 100, dragPixels: 20 });
  expect(viewed({}, { spinTurnsByItself: false, spinFrameMs: 60, spinDragPixels: 8 }).spin).toMatchObject({
    turnsByItself: false,
    frameMs: 60,
    dragPixels: 8,
  });
});

test('the spin starts a little off the front, or where the site says', () => {
  const spinImages = Array.from({ length: 24 }, (_, at) => `/${at}`);
  expect(viewed({ spinImages }).spin?.start).toBe(3);
  expect(viewed({ spinImages }, { spinStartsAt: 315 }).spin?.start).toBe(21);
});

test('G4h frames come in two widths, none of them large', () => expect(viewed().spin?.frames[1]?.widths).toEqual([640, 800]));

test('G5.2 exterior hotspots are the spin’s, interior ones the inside’s', () => {
  const { spin, interior } = viewed({
    hotspots: [spot({ description: 'Tow bar' }), spot({ view: 'interior', description: 'Screen' })],
  });
  expect(spin?.hotspots.map(({ description }) => description)).toEqual(['Tow bar']);
  expect(interior?.hotspots.map(({ description }) => description)).toEqual(['Screen']);
});

test('G5f a position outside the picture does not reach the page', () => {
  const positions = [
    { activeAngle: 0, posX: 120, posY: 50 },
    { activeAngle: 1, posX: 20, posY: 50 },
  ];
  expect(viewed({ hotspots: [spot({ positions })] }).spin?.hotspots[0]?.positions).toEqual([positions[1]]);
});

test('G5g declared flaws are listed with their photo, on a vehicle that cannot be turned too', () => {
  const hotspots = [
    spot({ description: 'Tow bar' }),
    spot({ kind: 'flaw', description: 'Kerb mark', photoUrl: 'https://img.example/kerb.jpg' }),
    spot({ kind: 'flaw', view: 'interior', description: 'Small tear', positions: [] }),
  ];
  expect(viewed({ hotspots, spinImages: [], spinInteriorImage: null }).flaws).toEqual([
    {
      view: 'exterior',
      description: 'Kerb mark',
      photo: { src: 'https://img.example/kerb.jpg', widths: null, alt: '' },
    },
    { view: 'interior', description: 'Small tear', photo: null },
  ]);
});

test('G1.3 a sold vehicle is greyed and has no thumbnails', () =>
  expect(viewed({ status: 'sold' })).toMatchObject({ isSold: true, hasThumbs: false }));
