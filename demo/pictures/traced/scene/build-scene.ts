import type { Part, Stand } from '../car/part.ts';
import { plainSpots } from './plain-spots.ts';
import { FLOOR, type Scene } from './scene.ts';
import { type Mesh, type Solid, surfaceNets } from './surface-nets.ts';
import { buildTree } from './tree.ts';

/** Meshes all parts and puts them into one tree. No light has been gathered yet. */
export function buildScene(parts: readonly Part[]): Scene {
  const meshes = new Map<Solid, Mesh>();
  const placed = parts.map((part) => {
    const mesh = meshes.get(part.solid) ?? surfaceNets(part.solid);
    meshes.set(part.solid, mesh);
    return { part, mesh };
  });
  const vertices = placed.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const corners = placed.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const triangles = new Uint32Array(corners);
  const partOf = new Uint8Array(corners / 3);
  const plain = new Uint8Array(vertices);
  const twins = Uint32Array.from({ length: vertices }, (_, i) => i);
  let [vertex, corner] = [0, 0];
  placed.forEach(({ part, mesh }, id) => {
    const count = mesh.positions.length / 3;
    const flip = part.stand?.side === -1;
    for (let i = 0; i < mesh.triangles.length; i++) {
      // A mirror image turns the other way round.
      const from = flip ? i - (i % 3) + ((3 - (i % 3)) % 3) : i;
      triangles[corner + i] = (mesh.triangles[from] as number) + vertex;
    }
    partOf.fill(id, corner / 3, (corner + mesh.triangles.length) / 3);
    place(mesh.positions, positions, vertex * 3, part.stand, true);
    place(mesh.normals, normals, vertex * 3, part.stand, false);
    plain.set(plainSpots(part, mesh), vertex);
    const back = mesh.isMirrored ? count / 2 : flip ? count : 0;
    for (let i = mesh.isMirrored ? count / 2 : 0; i < count; i++) twins[vertex + i] = vertex + i - back;
    vertex += count;
    corner += mesh.triangles.length;
  });
  return {
    positions,
    normals,
    triangles,
    partOf,
    plain,
    twins,
    ...buildTree({ positions, triangles }),
    light: new Float32Array(vertices),
    floor: new Float32Array(FLOOR.nx * FLOOR.nz).fill(1),
  };
}

function place(from: Float32Array, to: Float32Array, at: number, stand: Stand | undefined, moves: boolean): void {
  if (!stand) {
    to.set(from, at);
    return;
  }
  const { x, y, z, cos, sin, side } = stand;
  for (let i = 0; i < from.length; i += 3) {
    const [p, q, r] = [from[i] as number, from[i + 1] as number, from[i + 2] as number];
    to[at + i] = p * cos - q * sin + (moves ? x : 0);
    to[at + i + 1] = p * sin + q * cos + (moves ? y : 0);
    to[at + i + 2] = side * (r + (moves ? z : 0));
  }
}
