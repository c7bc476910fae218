import { DETAIL_PREFIXES } from '#src/rules/vehicle/detail-href.ts';

const OWN = 'http://own.invalid';

/** The vehicle that a path of the site names, by its `car_id` or as the pages under its own address do; null when it names none. */
export function namedVehicle(path: string): string | null {
  if (!URL.canParse(path, OWN)) return null;
  const { pathname, searchParams } = new URL(path, OWN);
  const id = searchParams.get('car_id');
  if (id !== null && id !== '') return id;
  const prefix = DETAIL_PREFIXES.find((one) => pathname.startsWith(one));
  const key = prefix === undefined ? '' : (pathname.slice(prefix.length).split('/')[0] ?? '');
  return key === '' ? null : key;
}
