import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';
import { Gazetteer, type Suburb } from '#src/rules/places/gazetteer.ts';
import { titleCase } from '#src/rules/places/place-slug.ts';
import { type ListedSuburb, readSuburbs } from './read-suburbs.ts';

export interface PostcodePlace extends Point {
  readonly state: string;
}

export interface Postcodes {
  find(postcode: string): Promise<PostcodePlace | null>;
}

let loading: Promise<Gazetteer> | null = null;
let read = (): Promise<Gazetteer> => {
  loading ??= readSuburbs()
    .then(gazetteerOf)
    .catch((fault: unknown) => {
      // The next request tries again.
      loading = null;
      throw fault;
    });
  return loading;
};

/** Australia's postcodes and suburbs, read once, when they are first needed. */
export const australianPlaces = (): Promise<Gazetteer> => read();

/** Uses places that were read elsewhere. The pages' bundle has its own copy of this module and takes the server's places. */
export function readPlacesBy(server: () => Promise<Gazetteer>): void {
  read = server;
}

export const australianPostcodes: Postcodes = {
  async find(postcode) {
    const place = (await australianPlaces()).postcode(postcode);
    return place === null ? null : { lat: place.lat, long: place.long, state: place.state };
  },
};

function gazetteerOf(listed: readonly ListedSuburb[]): Gazetteer {
  const byPostcode = Map.groupBy(listed, ({ postcode }) => postcode);
  const postcodes = new Map(
    [...byPostcode].flatMap(([postcode, all]) => postcodeOf(postcode, all).map((one) => [postcode, one] as const)),
  );
  const suburbs = new Map<string, Suburb>();
  for (const one of listed.filter(isTown)) {
    const centre = postcodes.get(one.postcode);
    const key = `${one.postcode} ${one.locality.toUpperCase()}`;
    if (centre === undefined || suburbs.has(key)) continue;
    suburbs.set(key, { ...suburbPoint(one, centre), name: titleCase(one.locality), state: one.state, postcode: one.postcode });
  }
  return new Gazetteer(postcodes.values(), [...suburbs.values()]);
}

/** Post-office boxes, large receivers of mail and mail centres ('Geelong MC') are not places that shoppers search near. */
const isTown = ({ type, locality }: ListedSuburb) =>
  type !== 'Post Office Boxes' && type !== 'LVR' && !/ (?:MC|DC|BC)$/i.test(locality);
const rough = ({ lat, long }: ListedSuburb): Point => ({ lat, long });
const precise = ({ Lat_precise, Long_precise }: ListedSuburb): Point => ({ lat: Lat_precise, long: Long_precise });

function postcodeOf(postcode: string, suburbs: readonly ListedSuburb[]): Omit<Suburb, 'name'>[] {
  const [exact, about] = [suburbs.map(precise).filter(isAustralian), suburbs.map(rough).filter(isAustralian)];
  const point = centralPoint(exact.length > 0 ? exact : about, [...exact, ...about]);
  return point === null ? [] : [{ ...point, state: mostCommon(suburbs.map(({ state }) => state)), postcode }];
}

/** If a suburb's precise coordinates are farther than this from its postcode and from its rough coordinates, they belong to another place. */
const MAX_KM = 100;

function suburbPoint(suburb: ListedSuburb, centre: Point): Point {
  const exact = precise(suburb);
  const isHere = isAustralian(exact) && [centre, rough(suburb)].some((point) => greatCircleKm(point, exact) < MAX_KM);
  return isHere ? exact : { lat: centre.lat, long: centre.long };
}

/** From Cocos to Norfolk Island, from the Torres Strait to Macquarie Island. */
const isAustralian = ({ lat, long }: Point) => lat > -56 && lat < -8 && long > 96 && long < 169;

/** A few postcodes cross a border: the state with most of their suburbs counts. */
function mostCommon(states: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}

/**
 * The candidate that is nearest to all points together; null without candidates. Unlike an average it is not moved by a single wrong point, even
 * at the other end of the country.
 */
export function centralPoint(candidates: readonly Point[], witnesses: readonly Point[]): Point | null {
  let best: { readonly point: Point; readonly sum: number } | null = null;
  for (const point of candidates) {
    const sum = witnesses.reduce((total, { lat, long }) => total + Math.hypot(point.lat - lat, point.long - long), 0);
    if (best === null || sum < best.sum) best = { point, sum };
  }
  return best?.point ?? null;
}
