import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleHours } from '#src/showcase/sample-places.ts';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { aGallery } from '#tests/factories/a-gallery.ts';
import { aVehiclePage } from '#tests/factories/a-vehicle-page.ts';
import { ShortBarFace } from './short-bar.tsx';
import { VehicleDetail } from './vehicle-detail.tsx';

const shown = (given: Partial<VehiclePage>) => renderToStaticMarkup(createElement(VehicleDetail, { page: aVehiclePage(given) }));
const tabs = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, title]) => title?.replace('&#x27;', "'"));
const POINT = { title: 'One', text: 'Of many.' };
const facts = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Label ${at + 1}`, value: `${at + 1}` }));

test('V4.1 the tabs stand in their order, each only where it says something', () => {
  expect(tabs(shown({}))).toEqual(['Dealer Comments']);
  const all = { promises: { included: [POINT], whyBuy: [POINT], protect: [POINT] }, equipment: ['Sunroof'], vehicleWord: 'car' };
  expect(tabs(shown(all))).toEqual(['Dealer Comments', "What's Included", 'Why Buy From Us?', 'Protect Your Car', 'Features']);
});

test('V4i every panel is in the page, under its title for whoever has no script', () => {
  const html = shown({ promises: { included: [POINT], whyBuy: [], protect: [] }, equipment: ['Sunroof'] });
  expect(html.match(/role="tabpanel"/g)).toHaveLength(3);
  expect(html).toMatch(/<h2 class="tabs__title[^>]*>Features<\/h2>.*Sunroof/);
});

test('V4.2 without equipment there is no Features tab', () => expect(shown({ equipment: [] })).not.toContain('Features'));

test('V5.2 without a word of the dealer the page says that it is pending', () =>
  expect(shown({ commentsHtml: '' })).toContain('Dealer comments are pending. Please check back here later.'));

test('V5.1 long comments have a button for more, short ones none', () => {
  const long = shown({ commentsHtml: '<p>One<span class="fold__rest"> two</span></p>', isCommentFolded: true });
  expect(long).toMatch(/<button[^>]*aria-expanded="false"[^>]*>more</);
  expect(shown({ commentsHtml: '<p>One</p>' })).not.toContain('aria-expanded');
});

test('V6.2 four specifications are shown, the others are in the page behind Show More', () => {
  const html = shown({ specifications: facts(6) });
  expect(html).toContain('>Show More<');
  expect(html.match(/<div class="[^"]*fold__rest[^"]*"><dt[^>]*>Label \d/g)).toHaveLength(2);
  expect(html).toContain('Label 6');
});

test('V6.2 four specifications need no button', () => expect(shown({ specifications: facts(4) })).not.toContain('Show More'));

test('V6.4 as many features are shown as the site says, and all are in the page behind Show All', () => {
  const html = shown({ equipment: ['a1', 'b2', 'c3'], featuresShown: 2 });
  expect(html).toMatch(/>Show All</);
  expect(html.match(/<li class="[^"]*fold__rest/g)).toHaveLength(1);
  expect(shown({ equipment: ['a1', 'b2', 'c3'], featuresShown: 3 })).not.toContain('Show All');
});

test('V6.1 the first four facts are tiles and the rest are details', () => {
  const html = shown({ facts: facts(6) });
  const [key = '', details = ''] = [/Key information.*?<\/section>/, /Details.*?<\/section>/].map((part) => part.exec(html)?.[0]);
  expect(key).toContain('Label 4');
  expect(key).not.toContain('Label 5');
  expect(details).toContain('Label 5');
  expect(details).not.toContain('Label 4');
});

test('V2.3 the location leads to the part that says where it is, and only where there is one', () => {
  const html = shown({ map: { picture: null, hours: sampleHours(), directionsHref: 'https://maps.example/x' } });
  expect(html).toContain('href="#vehicle-map"');
  expect(html).toMatch(/id="vehicle-map".*8.30 am to 5 pm/);
  expect(html).toMatch(/href="https:\/\/maps\.example\/x"[^>]*rel="noopener"/);
  expect(shown({ map: null })).not.toContain('vehicle-map');
});

test('V2.1, V2.2 the sidebar tells title, price, buttons, the three facts and the location in this order', () => {
  const html = shown({
    highlights: [
      { kind: 'kilometres', text: '9 km' },
      { kind: 'body', text: 'Ute' },
    ],
  });
  const places = ['<h1', '$41,990', 'Enquire Now', '9 km', 'Redgum'].map((part) => html.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('V3.1 the bar in short tells name, transmission, body, price and its meaning, and leads to a valuation', () => {
  const page = aVehiclePage({
    badge: 'Cruiser',
    tradeInHref: '/trade-in?car_id=a1',
    highlights: [
      { kind: 'kilometres', text: '9 km' },
      { kind: 'transmission', text: 'Automatic' },
      { kind: 'body', text: 'SUV' },
    ],
  });
  const html = renderToStaticMarkup(createElement(ShortBarFace, { page, isShown: true }));
  for (const part of ['2023 Toyota RAV4', 'Cruiser', 'Automatic · SUV', '$41,990', 'Drive away']) expect(html).toContain(part);
  expect(html).toMatch(/href="\/trade-in\?car_id=a1"[^>]*>Trade-In Valuation/);
  expect(html).not.toContain('inert');
});

test('V3b the bar is out of reach of keys and screen readers until one has scrolled', () =>
  expect(shown({})).toMatch(/<section[^>]*inert=""[^>]*class="short-bar"/));

test('V3.2 the bar of a phone has its opened part only where the site wants it', () => {
  expect(shown({ opensPhoneBar: true })).toMatch(/inert=""[^>]*class="phone-bar__more/);
  expect(shown({ opensPhoneBar: false })).not.toContain('phone-bar__more');
});

test('V10.1, V10.5 the checks, the disclaimer and the valuation stand on the page where the site has them', () => {
  const html = shown({ checks: ['Brakes measured'], disclaimer: 'Ask us first.', tradeInHref: '/trade-in?car_id=a1' });
  expect(html).toMatch(/Checked first.*Brakes measured/);
  expect(html).toContain('Ask us first.');
  expect(html).toMatch(/href="\/trade-in\?car_id=a1"[^>]*>Trade-In Valuation/);
  expect(shown({})).not.toContain('Trade-In');
});

test('V10.2 the history report opens in a tab of its own, and only where there is one', () => {
  expect(shown({ historyReport: '/report.pdf' })).toMatch(/href="\/report\.pdf" target="_blank" rel="noopener"/);
  expect(shown({ historyReport: null })).not.toContain('history report');
});

test('V10.4 the film has a part of its own outside the gallery, and only where there is one', () => {
  const film = { kind: 'embed', src: 'https://player.vimeo.com/video/1' } as const;
  const part = /<section aria-label="Video".*?<\/section>/s;
  expect(part.exec(shown({ gallery: aGallery({ video: film }) }))?.[0]).toContain('href="https://player.vimeo.com/video/1"');
  expect(shown({ gallery: aGallery({ video: null }) })).not.toMatch(part);
});

test('V11.5 the page says how calls about its vehicle are labelled', () => {
  expect(shown({ carType: 'demo' })).toContain('data-call-label="New Car"');
  expect(shown({ carType: 'used' })).toContain('data-call-label="Used Car"');
});

test('V8.2 a vehicle wears every tag of its state', () => {
  const tags = [
    { kind: 'reserved', text: 'RESERVED' },
    { kind: 'electric', text: 'Electric' },
  ] as const;
  const html = shown({ tags });
  expect(html).toContain('RESERVED');
  expect(html).toContain('Electric');
});

test('V1e the breadcrumb marks where one is', () =>
  expect(
    shown({
      crumbs: [
        { label: '2023', href: '/search/x' },
        { label: 'SE', href: null },
      ],
    }),
  ).toMatch(/href="\/search\/x"[^>]*>2023<.*aria-current="page"[^>]*>SE</));

test('the price history tells each recorded price with its day, and how long the vehicle has been listed', () => {
  const steps = [
    { dollars: 40_000, price: '$40,000', since: null, change: null },
    { dollars: 41_990, price: '$41,990', since: '3 Mar 2026', change: '$1,990 more' },
  ];
  const html = shown({ history: { listed: 'Listed 23 days ago', meaning: 'Drive away', steps } });
  expect(html).toContain('Listed 23 days ago');
  expect(html).toMatch(/From 3 Mar 2026.*\$41,990.*\$1,990 more.*Before that.*\$40,000/);
  expect(shown({ history: { listed: 'Listed today', meaning: 'Drive away', steps: [] } })).not.toContain('Price history');
});

test('K1.3 every price of the history says what it is', () => {
  const steps = [
    { dollars: 40_000, price: '$40,000', since: null, change: null },
    { dollars: null, price: 'Enquire for price.', since: '2 Mar 2026', change: null },
    { dollars: 41_990, price: '$41,990', since: '3 Mar 2026', change: '$1,990 more' },
  ];
  const html = shown({ history: { listed: 'Listed today', meaning: 'Excl. govt charges', steps } });
  expect(html).toMatch(
    /\$41,990<span[^>]*>Excl\. govt charges<.*Enquire for price\.<\/span>.*\$40,000<span[^>]*>Excl\. govt charges</,
  );
});

test('V6g hostile features are shown as the words they are', () =>
  expect(shown({ equipment: ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'] })).not.toContain('<img src=x'));
