import { expect, test } from 'vitest';
import { frameOrigins, pageForm, showsLocations, staysForVehicle } from './page-facts.ts';

const embed = (url: string) => ({ block: 'embed', title: 'Book', url });

const PLAYERS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

test('L13j a site may frame exactly the origins of its pages’ outside pages, those of tabs that are not open among them', () => {
  const services = [
    { name: 'Repairs', url: 'https://repairs.example/book' },
    { name: 'Tyres', url: 'https://tyres.example/book' },
  ];
  const pages = {
    service: { blocks: [{ block: 'embed-tabs', heading: 'Service', services }] },
    about: { blocks: [{ block: 'prose', heading: 'About us' }, embed('https://repairs.example/about')] },
  };
  expect(frameOrigins(pages)).toEqual(['https://repairs.example', 'https://tyres.example', ...PLAYERS]);
});

test('L13k an outside page that may not stand opens nothing', () =>
  expect(frameOrigins({ service: { blocks: [embed('https://*.example/'), embed('http://plain.example/')] } })).toEqual(PLAYERS));

test('G1j a site may frame the players of the three providers of films, whatever its pages show, each once', () => {
  expect(frameOrigins({})).toEqual(PLAYERS);
  expect(frameOrigins({ about: { blocks: [embed('https://player.vimeo.com/video/1')] } }).toSorted()).toEqual(PLAYERS.toSorted());
});

test('D3q the provider of a site’s maps may be framed, and only where the site has one', () => {
  expect(frameOrigins({}, 'https://maps.example/embed?at={lat},{long}')).toEqual(['https://maps.example', ...PLAYERS]);
  expect(frameOrigins({}, null)).toEqual(PLAYERS);
});

const form = (name: string) => ({ block: 'lead-form', form: name, heading: 'Ask us' });
const calculator = { block: 'finance-calculator' };
const words = { block: 'prose', heading: 'About us' };

test.each([
  [[words, form('service'), form('contact')], 'service'],
  [[words, calculator], null],
  [[{ block: 'gone', form: 'service' }], null],
])('L13 the form of a page with the blocks %j is %s', (blocks, name) => expect(pageForm({ blocks })).toBe(name));

test('I3 a page stays at its address for a vehicle when it has a calculator, and only then', () =>
  expect([[form('finance'), calculator], [form('finance')], []].map((blocks) => staysForVehicle({ blocks }))).toEqual([
    true,
    false,
    false,
  ]));

test('D3 a page shows locations when a block of it does, and only then', () =>
  expect([[words, { block: 'location-cards' }], [words], []].map((blocks) => showsLocations({ blocks }))).toEqual([
    true,
    false,
    false,
  ]));
