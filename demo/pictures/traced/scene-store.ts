import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MESHES } from '../picture-files.ts';
import { writeWhole } from '../write-whole.ts';
import type { Part } from './car/part.ts';
import { smoothLight } from './light/bake.ts';
import { type Plan, partsOf } from './plan.ts';
import { buildScene } from './scene/build-scene.ts';
import { type Scene, sceneBytes, sceneOfBytes, shareable } from './scene/scene.ts';

/** Raised when meshes or baked light change, so that kept scenes are made anew. */
const VERSION = 4;

/** A scene is kept under what it was made from: another plan is another file. */
const sceneFile = (name: string, plan: Plan): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, plan]))
    .digest('base64url')
    .slice(0, 12);
  return path.join(MESHES, `traced-${name}-${hash}.scene`);
};

/**
 * The scene of a body with its light: from disk, or made now and kept. `bake` gathers the light, on threads. A rough one has cells twice as wide, for a
 * quick look.
 */
export const sceneOf = (name: string, plan: Plan, bake: (scene: Scene) => Promise<void>, isRough = false): Promise<Scene> =>
  keptScene(sceneFile(isRough ? `${name}-rough` : name, plan), () => (isRough ? roughly(partsOf(plan)) : partsOf(plan)), bake);

function roughly(parts: readonly Part[]): readonly Part[] {
  const solids = new Map(parts.map(({ solid }) => [solid, { ...solid, cell: solid.cell * 2 }]));
  return parts.map((part) => ({ ...part, solid: solids.get(part.solid) ?? part.solid }));
}

/** A scene that is kept in a file. One whose making was stopped leaves none, and is made again. */
export async function keptScene(
  file: string,
  parts: () => readonly Part[],
  bake: (scene: Scene) => Promise<void>,
): Promise<Scene> {
  if (existsSync(file)) return shareable(sceneOfBytes(await readFile(file)));
  const scene = shareable(buildScene(parts()));
  await bake(scene);
  smoothLight(scene);
  await writeWhole(file, sceneBytes(scene));
  return scene;
}
