import { expect, test } from 'vitest';
import { frameOrigins } from './frame-origins.ts';

const embed = (url: string) => ({ block: 'embed', title: 'Book', url });

test('L13j a site may frame exactly the origins of its pages’ outside pages, those of tabs that are not open among them', () => {
  const services = [
    { name: 'Repairs', url: 'https://repairs.example/book' },
    { name: 'Tyres', url: 'https://tyres.example/book' },
  ];
  const pages = {
    service: { blocks: [{ block: 'embed-tabs', heading: 'Service', services }] },
    about: { blocks: [{ block: 'prose', heading: 'About us' }, embed('https://repairs.example/about')] },
  };
  expect(frameOrigins(pages)).toEqual(['https://repairs.example', 'https://tyres.example']);
});

test('L13k an outside page that may not stand opens nothing', () =>
  expect(frameOrigins({ service: { blocks: [embed('https://*.example/'), embed('http://plain.example/')] } })).toEqual([]));
