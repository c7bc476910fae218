/** An interior there are pictures of. Cars have two trims; the electric flagships have cabins of their own, in two colours each. */
export const INTERIORS = {
  'interior-car-a': ['dash', 'cabin', 'pano'],
  'interior-car-b': ['dash', 'cabin', 'pano'],
  'interior-liftback-a': ['dash', 'cabin', 'pano'],
  'interior-liftback-b': ['dash', 'cabin', 'pano'],
  'interior-crossover-a': ['dash', 'cabin', 'pano'],
  'interior-crossover-b': ['dash', 'cabin', 'pano'],
  'interior-work': ['dash', 'cabin', 'pano'],
  'interior-caravan': ['cabin', 'kitchen', 'pano'],
} as const;
/** The name an interior is kept under. */
export type InteriorName = keyof typeof INTERIORS;

/** The size of an interior's picture, and how many samples across a pixel it is rendered with. */
export function interiorSize(name: string, view: string): { width: number; height: number; samples: number } {
  if (view === 'pano') return { width: 2048, height: 1024, samples: 1 };
  return OWN.some((body) => name.startsWith(`interior-${body}-`))
    ? { width: 1200, height: 800, samples: 2 }
    : { width: 864, height: 576, samples: 2 };
}

/** Bodies with a cabin of their own. */
const OWN = ['liftback', 'crossover'] as const;
const WORK = new Set(['van', 'ute', 'cab-chassis', 'light-truck', 'bus']);
const LIVING = new Set(['caravan', 'pop-top', 'camper', 'motorhome']);

/** The interior that a body has: what one drives to work in, what one lives in, and cars of two trims. */
export function interiorOf(body: string, face: 'a' | 'b'): { name: InteriorName; views: readonly string[] } {
  const own = OWN.find((one) => one === body);
  const name: InteriorName = own
    ? `interior-${own}-${face}`
    : LIVING.has(body)
      ? 'interior-caravan'
      : WORK.has(body)
        ? 'interior-work'
        : `interior-car-${face}`;
  return { name, views: INTERIORS[name] };
}
