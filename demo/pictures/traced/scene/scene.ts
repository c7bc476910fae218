/** Everything that rays meet, in arrays that threads share: triangles in a tree of boxes, and the light that falls on each vertex. */
export interface Scene {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  /** The part that a triangle belongs to. */
  readonly partOf: Uint8Array;
  /** See plainSpots. */
  readonly plain: Uint8Array;
  /** Vertices whose light is gathered; the light of the others is that of their mirror image. */
  readonly twins: Uint32Array;
  /** The triangles in the order of the tree's leaves. */
  readonly order: Uint32Array;
  /** Of each leaf triangle, in that order: a corner and two edges. */
  readonly corners: Float32Array;
  /** Boxes of the tree, six numbers a node. */
  readonly boxes: Float32Array;
  /** Of each node its first child or triangle, and how many triangles it has: none if it has children. */
  readonly nodes: Int32Array;
  /** Mean light on each vertex. */
  readonly light: Float32Array;
  /** What share of the studio's light still reaches the floor. */
  readonly floor: Float32Array;
}

/** The grid of the floor's light, in metres. */
export const FLOOR = { x0: -2.6, z0: -3.4, step: 0.04, nx: 325, nz: 170 } as const;

const KINDS = {
  positions: Float32Array,
  normals: Float32Array,
  triangles: Uint32Array,
  partOf: Uint8Array,
  plain: Uint8Array,
  twins: Uint32Array,
  order: Uint32Array,
  corners: Float32Array,
  boxes: Float32Array,
  nodes: Int32Array,
  light: Float32Array,
  floor: Float32Array,
} as const;
type Name = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Name[];

/** A copy in memory that threads can share. */
export function shareable(scene: Scene): Scene {
  return fromParts((name) => {
    const from = scene[name];
    const to = sharedArray(name, from.byteLength);
    to.set(from);
    return to;
  });
}

const sharedArray = (name: Name, bytes: number): Scene[Name] => {
  const Kind: new (memory: SharedArrayBuffer) => unknown = KINDS[name];
  return new Kind(new SharedArrayBuffer(bytes)) as Scene[Name];
};

/** A scene as one piece of bytes: the lengths of its arrays, then the arrays. */
export function sceneBytes(scene: Scene): Buffer {
  const lengths = Uint32Array.from(NAMES, (name) => scene[name].byteLength);
  const parts = NAMES.map((name) => Buffer.from(scene[name].buffer, scene[name].byteOffset, scene[name].byteLength));
  return Buffer.concat([Buffer.from(lengths.buffer), ...parts]);
}

export function sceneOfBytes(bytes: Buffer): Scene {
  const all = Uint8Array.from(bytes);
  const lengths = new Uint32Array(all.buffer, 0, NAMES.length);
  let at = NAMES.length * 4;
  return fromParts((name, i) => {
    const length = lengths[i] ?? 0;
    const part = all.slice(at, at + length);
    at += length;
    return new KINDS[name](part.buffer);
  });
}

function fromParts(part: (name: Name, i: number) => ArrayBufferView): Scene {
  return Object.fromEntries(NAMES.map((name, i) => [name, part(name, i)])) as unknown as Scene;
}
