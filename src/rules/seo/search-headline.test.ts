import { expect, test } from 'vitest';
import { searchHeadline } from './search-headline.ts';

test.each([
  [{}, 'All caravans for sale'],
  [{ car_type: ['used'] }, 'Used caravans for sale'],
  [{ make: ['Brolgan'] }, 'Brolgan caravans for sale'],
  [{ make: ['Toyota'], model: ['HiLux'], car_type: ['used'] }, 'Used Toyota HiLux for sale'],
  [{ make: ['MG'], model: ['MG3'] }, 'MG3 for sale'],
  [{ make: ['Kia', 'MG'] }, 'All caravans for sale'],
  [{ body: ['Caravan'] }, 'Caravans for sale'],
  [{ body: ['SUV'], car_type: ['demo'] }, 'Demo SUVs for sale'],
  [{ make: ['Kia'], body: ['Hatch'] }, 'Kia Hatches for sale'],
  [{ location_name: ['North Yard'] }, 'Caravans for sale at North Yard'],
  [{ dealership_name: ['Big Motors'], make: ['Kia'] }, 'Kia caravans for sale at Big Motors'],
])('W5 a search for %j is headed "%s" in search engines', (words, headline) =>
  expect(searchHeadline({ words }, 'caravan')).toBe(headline),
);
