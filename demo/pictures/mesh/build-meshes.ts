import type { Body } from '../body.ts';
import { coarseDistance } from './coarse-distance.ts';
import { type GroundShadow, groundShadow } from './ground-shadow.ts';
import { shellField } from './shell-field.ts';
import { clamp } from './smooth.ts';
import { type Mesh, surfaceNets } from './surface-nets.ts';

/** The mesh of one shell of a body. */
export interface ShellMesh extends Mesh {
  readonly shell: string;
  /** How open to the light each vertex lies, 0 to 1. */
  readonly openness: Float32Array;
}

/** Mesh cell in metres where a shell names none: what is long is seen from further away. */
export const cellOf = (body: Body): number => (body.length > 5.5 ? 0.024 : 0.018);
const REACHES = [0.06, 0.12, 0.2, 0.32, 0.5];

/** The meshes of a body's shells (the left half), how open each vertex lies, and the shadow on the ground. Takes 5 to 20 seconds. */
export function buildMeshes(body: Body): { shells: ShellMesh[]; shadow: GroundShadow } {
  const fields = body.shells.map((shell) => shellField(shell, body));
  const near = coarseDistance(body, fields);
  const shells = body.shells.map((shell, i): ShellMesh => {
    const field = fields[i];
    if (!field) throw new Error(`The shell ${shell.id} has no field.`);
    const mesh = surfaceNets(field, shell.cell ?? cellOf(body));
    return { ...mesh, shell: shell.id, openness: opennessOf(mesh, near.at) };
  });
  return { shells, shadow: groundShadow(near) };
}

function opennessOf(mesh: Mesh, distance: (x: number, y: number, z: number) => number): Float32Array {
  return Float32Array.from({ length: mesh.positions.length / 3 }, (_, i) => {
    const [x = 0, y = 0, z = 0] = mesh.positions.subarray(i * 3, i * 3 + 3);
    const [a = 0, b = 0, c = 0] = mesh.normals.subarray(i * 3, i * 3 + 3);
    let hidden = 0;
    for (const r of REACHES) {
      const height = y + b * r;
      hidden += Math.max(0, r - Math.min(distance(x + a * r, height, z + c * r), height)) / r;
    }
    return clamp(1 - hidden / REACHES.length, 0, 1);
  });
}
