import type { Scene } from './scene.ts';

const BINS = 16;
const LEAF = 4;

type Triangles = Pick<Scene, 'positions' | 'triangles'>;
type Tree = Pick<Scene, 'order' | 'corners' | 'boxes' | 'nodes'>;

/** Sorts triangles into a tree of boxes, splitting each where rays have the least to test (surface area heuristic, in bins). */
export function buildTree({ positions, triangles }: Triangles): Tree {
  const count = triangles.length / 3;
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const { low, high, middle } = extents(positions, triangles);
  const boxes = new Float32Array(count * 12);
  const nodes = new Int32Array(count * 4);
  const todo: [node: number, from: number, to: number][] = [[0, 0, count]];
  let used = 1;
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [node, from, to] = next;
    const bounds = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    const centres = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    for (let i = from; i < to; i++) {
      const t = (order[i] as number) * 3;
      for (let k = 0; k < 3; k++) {
        const c = middle[t + k] as number;
        if ((low[t + k] as number) < (bounds[k] as number)) bounds[k] = low[t + k] as number;
        if ((high[t + k] as number) > (bounds[k + 3] as number)) bounds[k + 3] = high[t + k] as number;
        if (c < (centres[k] as number)) centres[k] = c;
        if (c > (centres[k + 3] as number)) centres[k + 3] = c;
      }
    }
    boxes.set(bounds, node * 6);
    if (to - from <= LEAF) {
      nodes[node * 2] = from;
      nodes[node * 2 + 1] = to - from;
      continue;
    }
    const spread = (k: number): number => (centres[k + 3] as number) - (centres[k] as number);
    const axis = spread(1) > spread(0) ? (spread(2) > spread(1) ? 2 : 1) : spread(2) > spread(0) ? 2 : 0;
    const start = centres[axis] as number;
    const scale = (BINS * 0.9999) / (spread(axis) || 1);
    const bin = (t: number): number => (((middle[t * 3 + axis] as number) - start) * scale) | 0;
    const cut = bestCut(order, from, to, bin, low, high);
    let split = from;
    for (let i = from; i < to; i++) {
      const t = order[i] as number;
      if (bin(t) >= cut) continue;
      order[i] = order[split] as number;
      order[split++] = t;
    }
    if (split === from || split === to) split = (from + to) >> 1;
    nodes[node * 2] = used;
    todo.push([used, from, split], [used + 1, split, to]);
    used += 2;
  }
  return {
    order,
    corners: cornersOf(positions, triangles, order),
    boxes: boxes.slice(0, used * 6),
    nodes: nodes.slice(0, used * 2),
  };
}

function extents(positions: Float32Array, triangles: Uint32Array) {
  const low = new Float32Array(triangles.length);
  const high = new Float32Array(triangles.length);
  const middle = new Float32Array(triangles.length);
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const p = positions[(triangles[t] as number) * 3 + k] as number;
      const q = positions[(triangles[t + 1] as number) * 3 + k] as number;
      const r = positions[(triangles[t + 2] as number) * 3 + k] as number;
      low[t + k] = Math.min(p, q, r);
      high[t + k] = Math.max(p, q, r);
      middle[t + k] = (p + q + r) / 3;
    }
  return { low, high, middle };
}

/** The bin from which on triangles belong to the second child. */
function bestCut(
  order: Uint32Array,
  from: number,
  to: number,
  bin: (triangle: number) => number,
  low: Float32Array,
  high: Float32Array,
): number {
  const counts = new Int32Array(BINS);
  const least = new Float64Array(BINS * 3).fill(1e9);
  const most = new Float64Array(BINS * 3).fill(-1e9);
  for (let i = from; i < to; i++) {
    const t = order[i] as number;
    const q = bin(t);
    counts[q] = (counts[q] as number) + 1;
    for (let k = 0; k < 3; k++) {
      least[q * 3 + k] = Math.min(least[q * 3 + k] as number, low[t * 3 + k] as number);
      most[q * 3 + k] = Math.max(most[q * 3 + k] as number, high[t * 3 + k] as number);
    }
  }
  const costsFrom = (bins: readonly number[]): Float64Array => {
    const costs = new Float64Array(BINS);
    const [l, h] = [new Float64Array(3).fill(1e9), new Float64Array(3).fill(-1e9)];
    let n = 0;
    for (const q of bins) {
      n += counts[q] as number;
      for (let k = 0; k < 3; k++) {
        l[k] = Math.min(l[k] as number, least[q * 3 + k] as number);
        h[k] = Math.max(h[k] as number, most[q * 3 + k] as number);
      }
      const [x, y, z] = [0, 1, 2].map((k) => (h[k] as number) - (l[k] as number)) as [number, number, number];
      costs[q] = n === 0 ? 0 : n * (x * y + y * z + z * x);
    }
    return costs;
  };
  const upTo = costsFrom(FORWARDS);
  const after = costsFrom(BACKWARDS);
  let [best, cut] = [1e30, BINS / 2];
  for (let q = 0; q < BINS - 1; q++) {
    const cost = (upTo[q] as number) + (after[q + 1] as number);
    if (upTo[q] === 0 || after[q + 1] === 0 || cost >= best) continue;
    best = cost;
    cut = q + 1;
  }
  return cut;
}
const FORWARDS = Array.from({ length: BINS }, (_, i) => i);
const BACKWARDS = FORWARDS.toReversed();

function cornersOf(positions: Float32Array, triangles: Uint32Array, order: Uint32Array): Float32Array {
  const corners = new Float32Array(order.length * 9);
  order.forEach((t, i) => {
    for (let k = 0; k < 3; k++) {
      const a = positions[(triangles[t * 3] as number) * 3 + k] as number;
      corners[i * 9 + k] = a;
      corners[i * 9 + 3 + k] = (positions[(triangles[t * 3 + 1] as number) * 3 + k] as number) - a;
      corners[i * 9 + 6 + k] = (positions[(triangles[t * 3 + 2] as number) * 3 + k] as number) - a;
    }
  });
  return corners;
}
