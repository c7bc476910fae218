import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { frameFile, layerFile } from '../picture-files.ts';
import { viewsOf } from './traced-bodies.ts';

/** The file of a traced frame that is not encoded yet, by a name such as `suv-a/f34`. */
export const tracedFrame = (picture: string): string => frameFile(`traced/${picture}`);

/** Whether a picture was traced, here or earlier. A layer of another width is the older renderer's. */
export async function isTraced(name: string, view: string): Promise<boolean> {
  if (existsSync(tracedFrame(`${name}/${view}`))) return true;
  const layer = layerFile(`${name}/${view}`);
  return existsSync(layer) && (await sharp(layer).metadata()).width === viewsOf(name)[view]?.width;
}

/** Whether all views of a body were traced: until then its older pictures are shown. */
export async function isWhollyTraced(name: string): Promise<boolean> {
  const views = Object.keys(viewsOf(name));
  const traced = await Promise.all(views.map((view) => isTraced(name, view)));
  return views.length > 0 && traced.every(Boolean);
}
