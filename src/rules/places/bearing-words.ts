import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The compass direction in which the shortest way from one point to another starts. */
function direction(from: Point, to: Point): (typeof WINDS)[number] {
  const [south, north] = [radians(from.lat), radians(to.lat)];
  const along = radians(to.long - from.long);
  const x = Math.sin(along) * Math.cos(north);
  const y = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(along);
  const eighths = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return WINDS[(eighths + 8) % 8] ?? 'north';
}

/** Where a location is relative to a town: 'About 21 km north of Brisbane'; null in the middle of the town itself. */
export function bearingWords(town: Point & { readonly name: string }, place: Point): string | null {
  const km = greatCircleKm(town, place);
  if (km < 1) return null;
  const words = km < 10 ? km.toFixed(0) : String(Math.round(km));
  return `About ${words} km ${direction(town, place)} of ${km < 10 ? 'central ' : ''}${town.name}`;
}
