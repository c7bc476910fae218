import path from 'node:path';

/** Raw frames and meshes are kept here, so that a render that was stopped goes on where it was. */
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/forecourt-pictures');

/** The folder of the meshes. */
export const MESHES = path.join(CACHE, 'meshes');
const FRAMES = path.join(CACHE, 'frames');

/** The file of a raw frame, by a name such as `suv-a/f34`. */
export const frameFile = (name: string): string => path.join(FRAMES, `${name}.zst`);

/** The folder that is committed. */
export const LAYERS = path.join(import.meta.dirname, 'layers');

/** The file of a layer, by a name such as `suv-a/f34`. */
export const layerFile = (name: string): string => path.join(LAYERS, `${name}.avif`);
