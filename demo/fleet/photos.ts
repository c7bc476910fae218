import { hotspotsOf, type Spot } from './hotspots.ts';
import { paintOf } from './paints.ts';
import { pictureOf } from './picture-of.ts';
import type { Dice } from './seeded.ts';

/** The views in the order in which a yard photographs a car, then turns of it for those who photograph everything. */
const VIEWS = ['f34', 'side', 'r34', 'front', 'rear', 'nose', 'wheel', 'dash'] as const;
const TURNS = [2, 5, 8, 10, 14, 16, 19, 22, 1, 3, 4, 7, 9, 11, 13, 15, 17, 20, 21, 23, 6, 12, 18, 0] as const;

/** How many photos vehicles have, and how often: most have a good set, some are still waiting for the photographer. */
const COUNTS: readonly (readonly [likely: number, fewest: number, most: number])[] = [
  [3, 0, 0],
  [2, 1, 1],
  [4, 3, 3],
  [79, 8, 20],
  [10, 21, 29],
  [2, 30, 30],
];

interface Photographed {
  readonly make: string;
  readonly model: string;
  readonly simple_body: string;
  readonly bodyconfiguration?: string | undefined;
  readonly colour: string;
}

/** The pictures of a vehicle in the fields of the import: photos, and for some a spin, the inside, hotspots and a film. */
export function photosOf(vehicle: Photographed, count: number, extras: Extras) {
  const { outside, inside } = pictureOf(vehicle);
  const address = (view: string) => `/images/${outside}/${view}?paint=${paintOf(vehicle.colour)}`;
  const turn = (at: number) => address(`spin${String(at).padStart(2, '0')}`);
  const views = [...VIEWS.map(address), ...TURNS.map(turn)];
  const room = extras.hasInterior && inside !== null ? `/images/${inside}/pano` : null;
  return {
    images: views.slice(0, count),
    ...(extras.hasSpin ? { spin_images: Array.from({ length: 24 }, (_, at) => turn(at)) } : {}),
    ...(room === null ? {} : { spin_interior_image: room }),
    ...(extras.hasFilm ? { external_video_url: FILM } : {}),
    hotspots: {
      exterior: extras.hasSpin ? hotspotsOf(extras.outsideSpots) : [],
      interior: room === null ? [] : hotspotsOf(extras.insideSpots),
    },
  };
}

/** What a vehicle has beside its photos. */
export interface Extras {
  readonly hasSpin: boolean;
  readonly hasInterior: boolean;
  readonly hasFilm: boolean;
  readonly outsideSpots: readonly Spot[];
  readonly insideSpots: readonly Spot[];
}

/** A film that anyone may show: the Blender Foundation's Big Buck Bunny, at its provider's address for embedding. */
const FILM = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

/** Chooses how many photos a vehicle has. */
export function photoCount(dice: Dice): number {
  const [, fewest, most] = dice.weighted(COUNTS, ([likely]) => likely);
  return dice.whole(fewest, most);
}

/** Chooses what a vehicle has beside its photos: nothing while it has few. */
export function extrasOf(dice: Dice, photos: number, spots: Pick<Extras, 'outsideSpots' | 'insideSpots'>): Extras {
  const isDone = photos >= 8;
  const hasSpin = dice.chance(0.165) && isDone;
  const hasInterior = dice.chance(hasSpin ? 0.45 : 0.015) && isDone;
  return {
    hasSpin,
    hasInterior,
    hasFilm: dice.chance(0.03) && isDone,
    outsideSpots: dice.chance(0.6) ? dice.some(spots.outsideSpots, 3) : [],
    insideSpots: dice.chance(0.7) ? dice.some(spots.insideSpots, 3) : [],
  };
}
