import { ramp } from '../fields/numbers.ts';
import { shoot } from '../scene/ray.ts';
import { FLOOR, type Scene } from '../scene/scene.ts';
import { studioLight } from './studio.ts';

/** Rays of a vertex; the floor, which is seen large and smooth, gets more. */
const RAYS = 24;
const FLOOR_RAYS = 64;
/** What comes back from the car itself, which is mostly dark or turned away. */
const FROM_CAR = 0.025;

/** Gathers the light on the vertices and floor of a scene; no camera is needed, so all views of a body share it. */
export function lightGatherer(scene: Scene, length: number) {
  const middle = length / 2;
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };

  /** Rays over the hemisphere, weighted by the cosine: mean light, or with `share` the share of what would come without a car. */
  function gather(x: number, y: number, z: number, nx: number, ny: number, nz: number, rays: number, share: boolean): number {
    const s = nz < 0 ? -1 : 1;
    const a = -1 / (s + nz);
    const b = nx * ny * a;
    // Vertices use one pattern of rays, so that neighbours differ smoothly; the floor's cells have their own, which are averaged.
    const spin = share ? random() * 6.283 : 0;
    let sum = 0;
    let all = 0;
    for (let i = 0; i < rays; i++) {
      const u = (i + (share ? random() : 0.5)) / rays;
      const r = Math.sqrt(u);
      const up = Math.sqrt(1 - u);
      const lx = r * Math.cos(i * 2.39996 + spin);
      const ly = r * Math.sin(i * 2.39996 + spin);
      const dx = (1 + s * nx * nx * a) * lx + b * ly + nx * up;
      const dy = s * b * lx + (s + ny * ny * a) * ly + ny * up;
      const dz = -s * nx * lx - ny * ly + nz * up;
      if (share) all += bothSides(x, y, z, dx, dy, dz, 0.3);
      if (shoot(scene, x, y, z, dx, dy, dz, 6, true) >= 0) sum += FROM_CAR;
      else if (dy < 0) sum += groundLight(x - (dx * y) / dy, z - (dz * y) / dy);
      else sum += bothSides(x, y, z, dx, dy, dz, share ? 0.3 : 0.05);
    }
    return share ? Math.min(1, sum / all) : sum / rays;
  }

  /** The studio is brighter on one side; what is baked is the mean, so that one half serves both. */
  const bothSides = (x: number, y: number, z: number, dx: number, dy: number, dz: number, blur: number): number =>
    0.5 * (studioLight(middle, x, y, z, dx, dy, dz, blur) + studioLight(middle, x, y, -z, dx, dy, -dz, blur));

  const groundLight = (x: number, z: number): number => {
    const under = ramp(-0.5, 0.5, x) * ramp(length + 0.5, length - 0.5, x) * ramp(1.35, 0.75, Math.abs(z));
    return 0.55 * (1 - 0.92 * under);
  };

  const { positions, normals, twins, light, floor } = scene;
  return {
    vertices(from: number, to: number): void {
      for (let i = from; i < to; i++) {
        if (twins[i] !== i) continue;
        const x = positions[i * 3] as number;
        const y = positions[i * 3 + 1] as number;
        const z = positions[i * 3 + 2] as number;
        const nx = normals[i * 3] as number;
        const ny = normals[i * 3 + 1] as number;
        const nz = normals[i * 3 + 2] as number;
        light[i] = gather(x + nx * 0.006, y + ny * 0.006, z + nz * 0.006, nx, ny, nz, RAYS, false);
      }
    },
    floorRow(row: number): void {
      seed = row * 7919 + 5;
      const z = FLOOR.z0 + row * FLOOR.step;
      for (let i = 0; i < FLOOR.nx; i++)
        floor[row * FLOOR.nx + i] = gather(FLOOR.x0 + i * FLOOR.step, 0.002, z, 0, 1, 0, FLOOR_RAYS, true);
    },
  };
}

/** Takes the grain out of gathered light: vertices and floor cells are averaged with their neighbours. */
export function smoothLight({ light, triangles, twins, floor }: Scene): void {
  for (let i = 0; i < light.length; i++) light[i] = light[twins[i] as number] as number;
  for (let pass = 0; pass < 5; pass++) {
    const sums = Float32Array.from(light);
    const counts = new Float32Array(light.length).fill(1);
    const add = (to: number, from: number): void => {
      sums[to] = (sums[to] as number) + (light[from] as number);
      counts[to] = (counts[to] as number) + 1;
    };
    for (let t = 0; t < triangles.length; t += 3)
      for (let k = 0; k < 3; k++) {
        add(triangles[t + k] as number, triangles[t + ((k + 1) % 3)] as number);
        add(triangles[t + k] as number, triangles[t + ((k + 2) % 3)] as number);
      }
    for (let i = 0; i < light.length; i++) light[i] = (sums[i] as number) / (counts[i] as number);
  }
  const { nx, nz } = FLOOR;
  for (let pass = 0; pass < 3; pass++) {
    const before = Float32Array.from(floor);
    for (let j = 1; j < nz - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        let sum = 0;
        for (let o = -nx; o <= nx; o += nx) for (let k = -1; k <= 1; k++) sum += before[j * nx + i + o + k] as number;
        floor[j * nx + i] = sum / 9;
      }
  }
}
