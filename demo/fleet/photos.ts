import { hotspotsOf, type Spot } from './hotspots.ts';
import { paintOf } from './paints.ts';
import { type Pictured, pictureOf } from './picture-of.ts';
import type { Dice } from './seeded.ts';

/** The angles in the order in which a dealer photographs a car, inside last. The frames of a spin are no photographs. */
const VIEWS = ['f34', 'side', 'r34', 'front', 'rear', 'nose', 'wheel', 'dash', 'cabin', 'kitchen'] as const;
/** The paint does not show inside. */
const INSIDE: ReadonlySet<string> = new Set(['dash', 'cabin', 'kitchen', 'pano']);

/** A video that anyone may show: the Blender Foundation's Big Buck Bunny, at its provider's address for embedding. */
const FILM = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

/** How many photos vehicles have, and how often: most have a good set, some are still waiting for the photographer. */
const COUNTS: readonly (readonly [likely: number, fewest: number, most: number])[] = [
  [3, 0, 0],
  [2, 1, 1],
  [4, 3, 3],
  [91, 8, 10],
];

interface Photographed extends Pictured {
  readonly colour: string;
  /** Only used vehicles have flaws to declare. */
  readonly car_type: string;
}

/** The hotspots, outside and inside. */
export interface Spots {
  readonly outside: readonly Spot[];
  readonly inside: readonly Spot[];
}

/** What a vehicle has besides its photos. */
export interface Extras {
  readonly hasSpin: boolean;
  readonly hasInterior: boolean;
  readonly hasFilm: boolean;
  readonly spots: Spots;
}

/** A vehicle's pictures in the fields of the import: photos, and for some a spin, the interior, hotspots and a video. */
export function photosOf(vehicle: Photographed, count: number, { hasSpin, hasInterior, hasFilm, spots }: Extras) {
  const { outside, views, canTurn } = pictureOf(vehicle);
  const address = (view: string) => `/images/${outside}/${view}${INSIDE.has(view) ? '' : `?paint=${paintOf(vehicle.colour)}`}`;
  const turn = (at: number) => address(`spin${String(at).padStart(2, '0')}`);
  const isShown = hasInterior && views.has('pano');
  const noted = (all: readonly Spot[]) =>
    hotspotsOf(
      all.filter(({ flaw }) => flaw === undefined || vehicle.car_type === 'used'),
      (view) => (views.has(view) ? address(view) : null),
    );
  return {
    images: VIEWS.filter((view) => views.has(view))
      .map(address)
      .slice(0, count),
    spin_images: hasSpin && canTurn ? Array.from({ length: 24 }, (_, at) => turn(at)) : [],
    spin_interior_image: isShown ? address('pano') : null,
    external_video_url: hasFilm ? FILM : null,
    hotspots: {
      exterior: hasSpin && canTurn ? noted(spots.outside) : [],
      interior: isShown ? noted(spots.inside) : [],
    },
  };
}

/** Chooses how many photos a vehicle has. */
export function photoCount(dice: Dice): number {
  const [, fewest, most] = dice.weighted(COUNTS, ([likely]) => likely);
  return dice.whole(fewest, most);
}

/** Chooses what a vehicle has besides its photos: nothing while it has few. */
export function extrasOf(vehicle: Pictured, photos: number, spots: Spots, dice: Dice): Extras {
  const isDone = photos >= 8;
  const hasSpin = dice.chance(0.32) && isDone && pictureOf(vehicle).canTurn;
  return {
    hasSpin,
    hasInterior: dice.chance(hasSpin ? 0.4 : 0.025) && isDone,
    hasFilm: dice.chance(0.03) && isDone,
    spots: {
      outside: dice.chance(0.6) ? dice.some(spots.outside, 3) : [],
      inside: dice.chance(0.7) ? dice.some(spots.inside, 3) : [],
    },
  };
}
