import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { frameFile, layerFile } from '../picture-files.ts';
import { isCaravan } from './plan.ts';
import { TRACED, viewsOf } from './traced-bodies.ts';

/** The file of a traced frame that is not encoded yet, by a name such as `suv-a/f34`. */
export const tracedFrame = (picture: string): string => frameFile(`traced/${picture}`);

/** Whether a picture was traced, here or earlier. A layer of another width is the older renderer's. */
export async function isTraced(name: string, view: string): Promise<boolean> {
  if (existsSync(tracedFrame(`${name}/${view}`))) return true;
  const layer = layerFile(`${name}/${view}`);
  return existsSync(layer) && (await sharp(layer).metadata()).width === viewsOf(name)[view]?.width;
}

/**
 * The views that a body shows traced: all of them, or none as long as its older pictures are shown. A caravan goes over with its stills; its spin
 * follows when all of that was traced.
 */
export async function shownTraced(name: string): Promise<readonly string[]> {
  const views = Object.entries(viewsOf(name)).map(([view, { spin }]) => ({ view, isStill: spin !== true }));
  const traced = new Set<string>();
  for (const { view } of views) if (await isTraced(name, view)) traced.add(view);
  const isReady = (wanted: typeof views): boolean => wanted.every(({ view }) => traced.has(view));
  if (isReady(views)) return [...traced];
  const stills = views.filter(({ isStill }) => isStill);
  const plan = TRACED[name];
  return plan && isCaravan(plan) && isReady(stills) ? stills.map(({ view }) => view) : [];
}
