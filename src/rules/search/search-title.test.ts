import { expect, test } from 'vitest';
import { searchTitle } from './search-title.ts';

test.each([
  [{}, 'All cars'],
  [{ car_type: ['used'] }, 'Used cars'],
  [{ car_type: ['new', 'demo'] }, 'New and demo cars'],
  [{ car_type: ['new', 'used'] }, 'All cars'],
  [{ make: ['Toyota'] }, 'Toyota'],
  [{ make: ['Toyota'], model: ['HiLux'], car_type: ['used'] }, 'Used Toyota HiLux'],
  [{ make: ['MG'], model: ['MG3'] }, 'MG3'],
  [{ make: ['Toyota', 'Kia'] }, 'All cars'],
  [{ body: ['SUV'] }, 'SUVs'],
  [{ body: ['SUV'], car_type: ['demo'] }, 'Demo SUVs'],
  [{ location_name: ['North Yard'] }, 'North Yard'],
  [{ dealership_name: ['Big Motors'], make: ['Kia'] }, 'Kia at Big Motors'],
])('a search for %j is called "%s"', (words, title) => expect(searchTitle({ words }, 'car')).toBe(title));

test('P5 a caravan site’s searches are for caravans', () => expect(searchTitle({ words: {} }, 'caravan')).toBe('All caravans'));
