import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { stockXml } from './stock-xml.ts';

const parser = new XMLParser({ parseTagValue: false, htmlEntities: true, isArray: (name) => name === 'Photo' });
const written = (names: Parameters<typeof stockXml>[0], cells: Record<string, string>, photos: readonly string[] = []) => {
  const { head, vehicle, foot } = stockXml(names);
  return head + vehicle(cells, photos) + foot;
};

test('W5 each value has its element, an empty one has none, and every photo is listed', () => {
  const xml = written({}, { make: 'Kia', badge: '', price: '25990.00' }, [
    'https://dealer.example/a?w=1&h=2',
    'https://dealer.example/b',
  ]);
  expect(parser.parse(xml).Vehicles).toEqual({
    Vehicle: {
      Make: 'Kia',
      Price: '25990.00',
      Photos: { Photo: ['https://dealer.example/a?w=1&h=2', 'https://dealer.example/b'] },
    },
  });
});

test('W5 a site’s mapping names the elements that its receiver wants and leaves out what it does not', () => {
  const names = { list: 'stock', vehicle: 'car', make: 'manufacturer', price: null, photos: null };
  expect(parser.parse(written(names, { make: 'Kia', price: '1' }, ['https://dealer.example/a'])).stock).toEqual({
    car: { manufacturer: 'Kia' },
  });
});

test('W5 whatever a dealer wrote, the stock file is valid XML', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom(']]>', '<b>', '\u0000', '\ud800', '&#0;'),
  );
  fc.assert(
    fc.property(words, words, (title, description) => {
      expect(XMLValidator.validate(written({}, { title, description }))).toBe(true);
    }),
  );
});
