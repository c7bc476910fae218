import { expect, test } from 'vitest';
import { checkBlock } from './check-block.ts';
import { blocks } from './registry.generated.ts';

const rail = { block: 'vehicle-rail', heading: 'In stock' };
const hero = { block: 'hero', heading: 'Welcome', primary: { label: 'See stock', href: '/search/used-cars' } };
const embed = { block: 'embed', title: 'Book a service', url: 'https://booking.example/' };
const slide = { heading: 'Sale', imageUrl: '/images/suv-a/f34', link: { label: 'See it', href: '/special-offers' } };
const points = { block: 'feature-list', heading: 'Cover', items: [{ title: 'Engine' }, { title: 'Gearbox' }] };
const questions = { block: 'accordion', heading: 'Questions', items: [{ question: 'How?', answer: ['So.'] }] };
const posts = { block: 'posts', heading: 'Our blog' };
const pageHead = { block: 'page-head', heading: 'Warranty' };
const tabs = { block: 'embed-tabs', heading: 'Service', services: [{ name: 'Repairs', url: 'https://booking.example/' }] };

test.each([
  rail,
  { ...rail, filter: 'make:MG AND car_type:used', limit: 20 },
  hero,
  embed,
  tabs,
  points,
  questions,
  posts,
  pageHead,
])('a block that is told what it needs may stand', (block) => {
  expect(checkBlock(block)).toBeNull();
});

test.each<[block: Record<string, unknown>, reason: string]>([
  [{ block: 'carousel' }, 'there is no block "carousel"; there are accordion, '],
  [{ block: 'toString' }, 'there is no block "toString"'],
  [{ ...rail, colour: 'red' }, 'colour'],
  [{ ...rail, heading: '' }, 'vehicle-rail.heading: '],
  [{ ...rail, limit: 0 }, 'vehicle-rail.limit: '],
  [{ ...rail, filter: 'cheap ones' }, 'vehicle-rail.filter: the filter cannot be read: "cheap ones"'],
  [{ ...rail, viewAllHref: '//evil.example' }, 'vehicle-rail.viewAllHref: must be a path on this site'],
  [{ ...embed, url: 'http://booking.example/' }, 'embed.url: must be an https address such as https://booking.example/'],
  [{ ...embed, url: 'javascript:alert(1)' }, 'embed.url: must be an https address'],
  [{ ...embed, url: 'data:text/html,x' }, 'embed.url: must be an https address'],
  [{ ...embed, kind: 'film' }, 'embed.kind: '],
  [
    { ...tabs, services: [{ name: 'Tyres', url: 'http://booking.example/' }] },
    'embed-tabs.services.0.url: must be an https address',
  ],
  [{ ...tabs, services: [] }, 'embed-tabs.services: '],
  [
    { ...tabs, services: [...tabs.services, { name: 'REPAIRS', url: 'https://booking.example/2' }] },
    'embed-tabs.services: two services have the same name',
  ],
  [{ block: 'promo-slider', slides: [] }, 'promo-slider.slides: '],
  [
    { block: 'promo-slider', slides: [{ ...slide, from: '2025-07-24T00:00:00+10:00', until: '2025-07-01T00:00:00+10:00' }] },
    'promo-slider.slides.0.until: it ends (2025-07-01T00:00:00+10:00) before it begins',
  ],
  [{ block: 'cta-tiles', tiles: [] }, 'cta-tiles.tiles: '],
  [{ block: 'scrolling-banner', text: 'Sale', href: '//evil.example' }, 'scrolling-banner.href: must be a path on this site'],
  [{ ...points, items: [{ title: 'Engine' }] }, 'feature-list.items: '],
  [{ ...points, look: 'pills' }, 'feature-list.look: '],
  [{ ...questions, items: [{ question: 'How?', answer: [] }] }, 'accordion.items.0.answer: '],
  [{ ...posts, limit: 25 }, 'posts.limit: '],
  [{ ...pageHead, primary: { label: 'Go', href: '//evil.example' } }, 'page-head.primary.href: must be a path on this site'],
  [{ ...hero, primary: { label: 'Go', href: 'javascript:alert(1)' } }, 'hero.primary.href: must be a path on this site'],
])('P4l the block %j is refused with its name, the property and the reason', (block, reason) =>
  expect(checkBlock(block)).toContain(reason),
);

test('every block has a title and a sentence for whoever makes pages', () => {
  for (const { schema } of Object.values(blocks))
    expect(schema.meta()).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/^[A-Z].+\.$/),
    });
});
