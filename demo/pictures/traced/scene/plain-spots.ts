import type { Part } from '../car/part.ts';
import type { Mesh } from './surface-nets.ts';

/** How far round a vertex nothing may be drawn: two rings, the outer as wide as a cell's diagonal. */
const RINGS = [0.008, 0.0145] as const;
const DIRECTIONS = 8;

/**
 * Finds vertices with nothing fine near them. Between such vertices the normal can be interpolated and the material is known, which saves most
 * of the work of a sample. 0 for a vertex that is not plain, else its material and one.
 */
export function plainSpots(part: Part, { positions, normals, isMirrored }: Mesh): Uint8Array {
  const count = positions.length / 3;
  const plain = new Uint8Array(count);
  const { fine, material, solid, isDrawnNear } = part;
  if (!fine) return plain;
  const own = isMirrored ? count / 2 : count;
  for (let i = 0; i < own; i++) {
    const x = positions[i * 3] as number;
    const y = positions[i * 3 + 1] as number;
    const z = positions[i * 3 + 2] as number;
    const nx = normals[i * 3] as number;
    const ny = normals[i * 3 + 1] as number;
    const nz = normals[i * 3 + 2] as number;
    const made = material(x, y, z, nx, ny, nz);
    if (isDrawnNear) {
      if (!isDrawnNear(x, y, z)) plain[i] = made + 1;
      continue;
    }
    const s = nz < 0 ? -1 : 1;
    const a = -1 / (s + nz);
    const b = nx * ny * a;
    let isPlain = true;
    for (let ring = 0; ring < RINGS.length && isPlain; ring++)
      for (let d = 0; d < DIRECTIONS && isPlain; d++) {
        const u = (RINGS[ring] as number) * Math.cos((d * 2 * Math.PI) / DIRECTIONS);
        const v = (RINGS[ring] as number) * Math.sin((d * 2 * Math.PI) / DIRECTIONS);
        const px = x + (1 + s * nx * nx * a) * u + b * v;
        const py = y + s * b * u + (s + ny * ny * a) * v;
        const pz = z - s * nx * u - ny * v;
        isPlain = Math.abs(fine(px, py, pz) - solid.field(px, py, pz)) < 1e-6 && material(px, py, pz, nx, ny, nz) === made;
      }
    if (isPlain) plain[i] = made + 1;
  }
  if (isMirrored) plain.copyWithin(own, 0, own);
  return plain;
}
