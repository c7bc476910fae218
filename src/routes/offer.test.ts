import { expect, test } from 'vitest';
import type { Route } from './+types/offer.ts';
import { meta } from './offer.tsx';

const offerMeta = (loaderData: Pick<Route.ComponentProps['loaderData'], 'about' | 'siteName'>) =>
  meta({ loaderData } as Route.MetaArgs);

const about = {
  url: 'https://dealer.example/offers/mg/7',
  name: 'Run-out',
  description: 'Sharper prices.',
  image: { url: 'https://dealer.example/images/share/card?title=Run-out', size: null },
  graph: { '@context': 'https://schema.org' },
};

test('W1q the head of an offer’s page has its title, its one address, how a shared link looks, and its data', () => {
  const head = offerMeta({ about, siteName: 'Harbour' });
  expect(head).toEqual(
    expect.arrayContaining([
      { title: 'Run-out | Harbour' },
      { name: 'description', content: 'Sharper prices.' },
      { tagName: 'link', rel: 'canonical', href: about.url },
      { property: 'og:title', content: 'Run-out' },
      { property: 'og:image', content: about.image.url },
      { 'script:ld+json': about.graph },
    ]),
  );
});

test('W1q an offer without a picture names none', () => {
  const properties = offerMeta({ about: { ...about, image: null }, siteName: 'Harbour' }).map((one) =>
    'property' in one ? one.property : '',
  );
  expect(properties).toContain('og:title');
  expect(properties.filter((name) => String(name).startsWith('og:image'))).toEqual([]);
});
