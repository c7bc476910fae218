import type { Light } from '#src/adapters/images/linear-light.ts';
import type { CarPlan } from '../car/car-plan.ts';
import { MATERIAL } from '../car/material.ts';
import type { Part } from '../car/part.ts';
import { ramp, readSlope, SLOPE, speckle } from '../fields/numbers.ts';
import { HIT, shoot } from '../scene/ray.ts';
import { FLOOR, type Scene } from '../scene/scene.ts';
import { LAMP, lamps } from './lamps.ts';
import { floorGlow, studioLight } from './studio.ts';
import { surfaceOf } from './surfaces.ts';

/** The light of a sample: red, green and blue that have nothing to do with paint, what white paint sends back, and how much background shows. */
export const SAMPLE = new Float64Array(5);
const PAINT = 3;
const BACKGROUND = 4;

const DEEPEST = 4;
/** How long the mean of three normals is where the surface hardly bends. */
const FLAT = 0.9998;
/** How far the car's image in the floor reaches, and how strong it is. */
const GLOSS_REACH = 1.1;
const GLOSS = 0.1;
/** What a rough surface gets from the floor beyond its image in a mirror: white flanks stay white, and the coat over a strong colour stays clear. */
const FLOOR_BESIDE = 0.16;
/** What a photographer's filter leaves of the image in glass: without it the softbox above greys the windscreen. */
const POLARISED = 0.5;
/** Shadows look deeper than the light that is missing. */
const SHADOW = 1.3;

const plus = (k: number, r: number, g: number, b: number): void => {
  SAMPLE[0] = (SAMPLE[0] as number) + k * r;
  SAMPLE[1] = (SAMPLE[1] as number) + k * g;
  SAMPLE[2] = (SAMPLE[2] as number) + k * b;
};
const plusTo = (which: number, value: number): void => {
  SAMPLE[which] = (SAMPLE[which] as number) + value;
};

/** What of a plan the light depends on. */
type Lit = Pick<CarPlan, 'length' | 'height' | 'guides' | 'tailGuides' | 'lenses'>;

/** Follows rays through a scene and adds up what they bring, layer by layer; with a paint, that is mixed in instead of kept apart. Diffuse light was baked; only mirrors and glass are followed. */
export function tracer(scene: Scene, parts: readonly Part[], plan: Lit, paint?: Light) {
  const { order, partOf, plain, triangles, light, normals, corners } = scene;
  const middle = plan.length / 2;
  const lamp = lamps(plan);
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };

  function floorShare(x: number, z: number): number {
    const u = (x - FLOOR.x0) / FLOOR.step;
    const v = (z - FLOOR.z0) / FLOOR.step;
    if (u < 1 || v < 1 || u >= FLOOR.nx - 2 || v >= FLOOR.nz - 2) return 1;
    const i = u | 0;
    const j = v | 0;
    const a = u - i;
    const b = v - j;
    const o = j * FLOOR.nx + i;
    const grid = scene.floor;
    const near = (grid[o] as number) * (1 - a) + (grid[o + 1] as number) * a;
    const far = (grid[o + FLOOR.nx] as number) * (1 - a) + (grid[o + FLOOR.nx + 1] as number) * a;
    const share = near * (1 - b) + far * b;
    const out = ramp(0.7, 1.9, Math.max(Math.abs(z) - 1.3, Math.abs(x - middle) - middle));
    return share + (1 - share) * out;
  }

  const beyond = (x: number): number => Math.max(0, Math.abs(x - middle) - 2);

  function floor(x: number, z: number, dx: number, dy: number, dz: number, k: number, depth: number): void {
    const share = floorShare(x, z);
    if (depth > 0) {
      const glow = floorGlow(z, beyond(x)) * share;
      plus(k, glow, glow, glow);
      return;
    }
    plusTo(BACKGROUND, k * share ** SHADOW);
    if (Math.abs(z) > 2.2 || Math.abs(x - middle) > middle + 1) return;
    const rx = dx + (random() - 0.5) * 0.03;
    const rz = dz + (random() - 0.5) * 0.03;
    const ry = Math.abs(-dy + (random() - 0.5) * 0.012);
    if (shoot(scene, x, 0.001, z, rx, ry, rz, 4) < 0) return;
    const strength = GLOSS * Math.exp(-HIT.distance / GLOSS_REACH);
    plusTo(BACKGROUND, -k * strength * share ** SHADOW);
    trace(x, 0.001, z, rx, ry, rz, k * strength, 2);
  }

  /** What a rough surface sees in its mirror direction. */
  function soft(x: number, y: number, z: number, rx: number, ry: number, rz: number, blur: number, open: number): number {
    const seen =
      ry < 0
        ? (FLOOR_BESIDE + floorGlow(z - (rz * y) / ry, beyond(x))) * floorShare(x - (rx * y) / ry, z - (rz * y) / ry)
        : studioLight(middle, x, y, z, rx, ry, rz, blur);
    return seen * (0.12 + 0.88 * open);
  }

  function trace(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, k: number, depth: number): void {
    const down = dy < -1e-6 ? -oy / dy : 1e9;
    const leaf = shoot(scene, ox, oy, oz, dx, dy, dz, down);
    if (leaf < 0) {
      if (down < 60) floor(ox + dx * down, oz + dz * down, dx, dy, dz, k, depth);
      else if (depth === 0) plusTo(BACKGROUND, k);
      else {
        const seen = studioLight(middle, ox, oy, oz, dx, dy, dz, 0.01);
        plus(k, seen, seen, seen);
      }
      return;
    }
    const { distance, u, v } = HIT;
    const id = order[leaf] as number;
    const part = parts[partOf[id] as number] as Part;
    const a = triangles[id * 3] as number;
    const b = triangles[id * 3 + 1] as number;
    const c = triangles[id * 3 + 2] as number;
    const w = 1 - u - v;
    const e = (light[a] as number) * w + (light[b] as number) * u + (light[c] as number) * v;
    const x = ox + dx * distance;
    const y = oy + dy * distance;
    const z = oz + dz * distance;
    let nx = (normals[a * 3] as number) * w + (normals[b * 3] as number) * u + (normals[c * 3] as number) * v;
    let ny = (normals[a * 3 + 1] as number) * w + (normals[b * 3 + 1] as number) * u + (normals[c * 3 + 1] as number) * v;
    let nz = (normals[a * 3 + 2] as number) * w + (normals[b * 3 + 2] as number) * u + (normals[c * 3 + 2] as number) * v;
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= size;
    ny /= size;
    nz /= size;
    const known = plain[a] as number;
    const isPlain = known > 0 && plain[b] === known && plain[c] === known && size > FLAT;
    const stand = part.stand;
    let lx = x;
    let ly = y;
    let lz = z;
    let mx = nx;
    let my = ny;
    let mz = nz;
    if (stand) {
      const p = x - stand.x;
      const q = y - stand.y;
      lx = p * stand.cos + q * stand.sin;
      ly = q * stand.cos - p * stand.sin;
      lz = stand.side * z - stand.z;
      mx = nx * stand.cos + ny * stand.sin;
      my = ny * stand.cos - nx * stand.sin;
      mz = stand.side * nz;
    }
    if (depth === 0 && !isPlain) {
      readSlope(part.fine ?? part.solid.field, lx, ly, lz, part.reach);
      mx = SLOPE[0] as number;
      my = SLOPE[1] as number;
      mz = SLOPE[2] as number;
      if (stand) {
        nx = mx * stand.cos - my * stand.sin;
        ny = mx * stand.sin + my * stand.cos;
        nz = mz * stand.side;
      } else {
        nx = mx;
        ny = my;
        nz = mz;
      }
    }
    const m = isPlain ? known - 1 : part.material(lx, ly, lz, mx, my, mz);
    if (part.name === 'body' && isFromBehind(leaf, dx, dy, dz)) {
      inside(m, x, y, z, dx, dy, dz, k, depth);
      return;
    }
    let cos = -(dx * nx + dy * ny + dz * nz);
    if (cos < 0.02) cos = 0.02;
    shade(m, x, y, z, dx, dy, dz, nx, ny, nz, cos, e, k, depth);
  }

  function isFromBehind(leaf: number, dx: number, dy: number, dz: number): boolean {
    const q = leaf * 9;
    const ex = corners[q + 3] as number;
    const ey = corners[q + 4] as number;
    const ez = corners[q + 5] as number;
    const fx = corners[q + 6] as number;
    const fy = corners[q + 7] as number;
    const fz = corners[q + 8] as number;
    return (ey * fz - ez * fy) * dx + (ez * fx - ex * fz) * dy + (ex * fy - ey * fx) * dz > 0;
  }

  /** The body seen from within: dark, and tinted where the far windows are. */
  function inside(
    m: number,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    k: number,
    depth: number,
  ): void {
    if ((m === MATERIAL.glass || m === MATERIAL.privacy) && depth < DEEPEST) {
      const through = m === MATERIAL.glass ? 0.06 : 0.04;
      trace(x + dx * 2e-3, y + dy * 2e-3, z + dz * 2e-3, dx, dy, dz, k * through, depth === 0 ? 0 : depth);
      return;
    }
    const lining = y > plan.height - 0.22 ? 0.035 : 0.008;
    plus(k, lining, lining, lining * 1.04);
  }

  function shade(
    m: number,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    cos: number,
    e: number,
    k: number,
    depth: number,
  ): void {
    const rx = dx + 2 * cos * nx;
    const ry = dy + 2 * cos * ny;
    const rz = dz + 2 * cos * nz;
    const fx = x + nx * 2e-3;
    const fy = y + ny * 2e-3;
    const fz = z + nz * 2e-3;
    const g = 1 - cos;
    const grazing = g * g * g * g * g;
    const open = e > 0.55 ? 1 : e / 0.55;
    let coat = 0.04 + 0.96 * grazing;
    if (m === MATERIAL.paint) {
      const flake = depth === 0 ? 0.97 + 0.06 * speckle((x * 700) | 0, (y * 700) | 0, (z * 700) | 0) : 1;
      const seen = soft(fx, fy, fz, rx, ry, rz, 0.16, open);
      const sent = k * (1 - coat) * (0.3 * e + 0.7 * flake * seen * (0.22 + 0.78 * cos));
      if (paint) plus(sent, paint[0], paint[1], paint[2]);
      else plusTo(PAINT, sent);
    } else if (m === MATERIAL.glass || m === MATERIAL.privacy) {
      const through = k * (1 - coat) * (m === MATERIAL.glass ? 0.55 : 0.08);
      coat *= POLARISED;
      // A ray that has only gone straight on still shows the background behind the car.
      if (depth < DEEPEST) trace(x + dx * 4e-3, y + dy * 4e-3, z + dz * 4e-3, dx, dy, dz, through, depth === 0 ? 0 : depth + 1);
    } else if (m === MATERIAL.lamp) {
      lamp.front(y, z, dx, dy, dz, nx, ny, nz);
      const housing = LAMP.grey * (0.35 + 0.65 * open);
      plus(k, housing + LAMP.glow, housing + LAMP.glow * 1.02, housing + LAMP.glow * 1.06);
    } else if (m === MATERIAL.tail) {
      lamp.rear(y, z, dx, dy, dz, nx, ny, nz);
      plus(k, LAMP.grey * (0.3 + e) + LAMP.glow, 0.002 + 0.05 * LAMP.glow, 0.004 + 0.06 * LAMP.glow);
    } else if (m === MATERIAL.cabin) {
      // No light was gathered behind the glass; what is turned up gets some through it.
      const lit = 0.14 + 0.5 * Math.max(ny, 0) + e;
      plus(k * lit, 0.032, 0.032, 0.034);
      return;
    } else {
      const { matt, sheen, mirror, own } = surfaceOf(m);
      if (own) plus(k, own, own, own * 0.985);
      plus(k * e, matt[0], matt[1], matt[2]);
      if (sheen) {
        const seen = soft(fx, fy, fz, rx, ry, rz, sheen.blur, open) * (sheen.straight + sheen.glancing * grazing);
        plus(k * seen, sheen.tint[0], sheen.tint[1], sheen.tint[2]);
      }
      coat = mirror ? mirror.straight + mirror.glancing * grazing : 0;
    }
    if (k * coat < 0.004) return;
    if (depth < 2) trace(fx, fy, fz, rx, ry, rz, k * coat, depth + 1);
    else {
      const seen = soft(fx, fy, fz, rx, ry, rz, 0.02, open);
      plus(k * coat, seen, seen, seen);
    }
  }

  return {
    /** Follows one ray from the camera; its light is left in SAMPLE. */
    sample(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
      SAMPLE.fill(0);
      trace(ox, oy, oz, dx, dy, dz, 1, 0);
    },
    /** The same where it is known that there is nothing but background. */
    bare(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
      SAMPLE.fill(0);
      const down = dy < -1e-6 ? -oy / dy : 1e9;
      SAMPLE[BACKGROUND] = down < 60 ? floorShare(ox + dx * down, oz + dz * down) ** SHADOW : 1;
    },
    reseed(value: number): void {
      seed = value;
    },
    random,
  };
}
