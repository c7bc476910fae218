import { expect, test } from 'vitest';
import { vehicleMeta } from './vehicle-meta.ts';

const about = {
  url: 'https://dealer.example/cars/a-1',
  name: '2022 Toyota Corolla SX',
  image: { url: 'https://dealer.example/1.jpg', size: { width: 1200, height: 630 } as const },
  graph: { a: 1 },
};
const vehicle = { headline: '2022 Toyota Corolla SX', description: 'A red one', indexed: true };
const meta = (facts: { vehicle?: object; about?: object } = {}) =>
  vehicleMeta({ vehicle: { ...vehicle, ...facts.vehicle }, about: { ...about, ...facts.about }, siteName: 'Dealer' });

test('W1k the head names the page’s one address', () =>
  expect(meta()).toContainEqual({ tagName: 'link', rel: 'canonical', href: about.url }));
test('W1l a shared link has title, description, picture, address and type', () =>
  expect(meta()).toEqual(
    expect.arrayContaining([
      { property: 'og:title', content: '2022 Toyota Corolla SX' },
      { property: 'og:description', content: 'A red one' },
      { property: 'og:image', content: about.image.url },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:url', content: about.url },
      { property: 'og:type', content: 'product' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  ));
test('W1m without a picture a shared link is a small card', () => {
  const bare = meta({ about: { image: null } });
  expect(bare).toContainEqual({ name: 'twitter:card', content: 'summary' });
  expect(JSON.stringify(bare)).not.toContain('og:image');
});
test('W1n the data for search engines is in the head', () => expect(meta()).toContainEqual({ 'script:ld+json': { a: 1 } }));
test('V8c a page that can no longer be bought from is not for search engines', () => {
  expect(meta({ vehicle: { indexed: false } })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta())).not.toContain('noindex');
});

test('W5 a title of 400 letters is cut between words, and so is a long description', () => {
  const long = Array.from({ length: 80 }, () => 'Word').join(' ');
  const texts = meta({ vehicle: { headline: long, description: `${long} ${long}` } }).flatMap((one) =>
    'title' in one ? [one.title] : 'name' in one && one.name === 'description' ? [one.content] : [],
  );
  expect(texts.map((text) => String(text).length <= 300 && String(text).endsWith('Word…'))).toEqual([true, true]);
});
