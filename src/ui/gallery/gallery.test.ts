import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import { aGallery, aHotspot, photographs } from '#tests/factories/a-gallery.ts';
import { FlawList } from './flaw-list.tsx';
import { Gallery } from './gallery.tsx';
import { SpinViewer } from './spin-viewer.tsx';

const shown = (given: Partial<GalleryView>) => renderToStaticMarkup(createElement(Gallery, { view: aGallery(given) }));
const slides = (html: string) => [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
const images = (html: string) => [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
const EMBED = { kind: 'embed', src: 'https://www.youtube-nocookie.com/embed/abc' } as const;

test('G1.1 a slide is 600 by 400', () => {
  for (const image of images(shown({ images: photographs(3), hasThumbs: false })))
    expect(image).toContain('width="600" height="400"');
});

test('G1.2 the first two photographs are fetched with priority, the others when they are near, with a film between them too', () => {
  for (const video of [null, { kind: 'file', src: '/film.mp4' } as const]) {
    const [first, second, third] = images(shown({ images: photographs(4), video }));
    expect(first).toMatch(/loading="eager" fetchPriority="high"/);
    expect(second).toMatch(/loading="eager" fetchPriority="high"/);
    expect(third).toContain('loading="lazy"');
  }
  const [, , third, fourth] = images(shown({ images: photographs(4) }));
  expect(third).toContain('loading="lazy"');
  expect(fourth).toContain('loading="lazy"');
});

test('G1.4 the film is the second slide', () =>
  expect(slides(shown({ images: photographs(3), video: EMBED }))).toEqual(['photo-1', 'photo-video', 'photo-2', 'photo-3']));

test('G1.4 a provider’s player is not fetched before it is asked for; without script its link leads to the film', () => {
  const html = shown({ images: photographs(3), video: EMBED });
  expect(html).not.toContain('<iframe');
  expect(html).toMatch(/<a href="https:\/\/www\.youtube-nocookie\.com\/embed\/abc"[^>]*>.*Play video/);
});

test('G1.4 any other film has the browser’s own player, which fetches nothing by itself', () => {
  const html = shown({ images: photographs(3), video: { kind: 'file', src: 'https://films.example/a.mp4' } });
  expect(html).toMatch(/<video [^>]*preload="none"[^>]*src="https:\/\/films\.example\/a\.mp4"[^>]*poster="\/photo-1\.jpg"/);
  expect(html).toMatch(/<video [^>]*controls/);
  expect(html).not.toContain('<iframe');
});

test('G1p the counter says which of how many photographs is shown, as fullscreen does: the film is none', () =>
  expect(shown({ images: photographs(3), video: EMBED })).toContain('1 / 3'));

test('G1.3 thumbnails show where the vehicle has them, the last says how many more there are', () => {
  const html = shown({ images: photographs(30), hasThumbs: true });
  expect(html).toContain('href="#photo-5"');
  expect(html).toContain('All 30 photos');
  expect(html).toContain('+24');
  expect(shown({ images: photographs(30) })).not.toContain('gallery__thumbs');
});

test('G1r a vehicle without photographs says so', () => {
  const html = shown({});
  expect(html).toContain('No photos yet');
  expect(html).not.toMatch(/<img|Fullscreen/);
});

test('G1s one photograph has neither arrows nor a place in a row', () => {
  const html = shown({ images: photographs(1) });
  expect(html).toContain('1 photo<');
  expect(html).not.toMatch(/Next photo|1 \/ 1/);
});

test('G2.1 the button that opens fullscreen has a tooltip that says so', () =>
  expect(shown({ images: photographs(3) })).toMatch(/gallery__tip">Fullscreen</));

test('G3.1 the choice of views is offered where there is more than one, the one that it opens with chosen', () => {
  const spin = { frames: photographs(2), hotspots: [], start: 0, turnsByItself: true, frameMs: 100, dragPixels: 20 };
  const html = shown({ images: photographs(3), views: ['spin', 'images'], startsWith: 'spin', spin });
  expect(html).toMatch(
    /aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Spin<.*aria-pressed="false"[^>]*>(?:(?!<\/button>).)*Images</,
  );
  expect(html).not.toContain('Interior');
  expect(shown({ images: photographs(3) })).not.toContain('view-switch');
});

test('G3l what the server sends shows the photographs, whatever the gallery opens with', () => {
  const spin = { frames: photographs(24), hotspots: [], start: 0, turnsByItself: true, frameMs: 100, dragPixels: 20 };
  const html = shown({ images: photographs(3), views: ['spin', 'images'], startsWith: 'spin', spin });
  expect(images(html)).toHaveLength(3);
  expect(html).not.toContain('inert');
});

const spin = { frames: photographs(24), hotspots: [aHotspot()], start: 3, turnsByItself: true, frameMs: 100, dragPixels: 20 };
const viewer = (given: { readonly isAsked: boolean; readonly hasPhoto?: boolean }) =>
  renderToStaticMarkup(createElement(SpinViewer, { spin, hasPhoto: true, onReady: () => {}, onFailed: () => {}, ...given }));

test('G4.1 before the spin is touched none of its frames is fetched, and it says Swipe to spin, or Drag to spin where there is a mouse', () => {
  const html = viewer({ isAsked: false });
  expect(images(html)).toEqual([]);
  expect(html).toContain('Swipe to spin');
  expect(html).toContain('Drag to spin');
  expect(html).toMatch(/role="slider" tabindex="0"/i);
  expect(html).not.toMatch(/Loading|Tow bar/);
});

test('G4.1 a car without photographs shows the frame that its spin starts with until it is touched', () => {
  const html = viewer({ isAsked: false, hasPhoto: false });
  expect(images(html)).toHaveLength(1);
  expect(html).toContain('/photo-4.jpg');
  expect(html).toContain('aria-valuenow="4"');
});

test('G4.1 once asked for, frames are fetched a few at a time and behind everything else, under a loading indicator', () => {
  const html = viewer({ isAsked: true });
  expect(images(html).length).toBeLessThanOrEqual(4);
  expect(images(html).length).toBeGreaterThan(0);
  for (const image of images(html)) expect(image).toContain('fetchPriority="low"');
  expect(html).toMatch(/role="status"[^>]*>.*Loading/);
  expect(html).not.toMatch(/to spin|data-shown|Tow bar/);
});

test('G1t the photographs of a sold vehicle are grey', () =>
  expect(shown({ images: photographs(1), isSold: true })).toContain('data-sold'));

test('G5h flaws are listed in words under a heading, and nothing stands where there are none', () => {
  const flaws = [{ view: 'interior', description: 'Small tear <b>', photo: null }] as const;
  const html = renderToStaticMarkup(createElement(FlawList, { flaws, body: 'suv' }));
  expect(html).toContain('What we noticed');
  expect(html).toMatch(/Inside.*Small tear &lt;b&gt;/);
  expect(renderToStaticMarkup(createElement(FlawList, { flaws: [], body: 'suv' }))).toBe('');
});
