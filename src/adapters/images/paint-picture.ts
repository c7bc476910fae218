import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import { paintCutOut, paintOver } from './compose-layers.ts';
import { decodedLayers } from './decoded-layers.ts';
import { encodePicture, type PictureSize } from './encode-picture.ts';
import { fadeShadow } from './fade-shadow.ts';
import { type Light, lightOfColour } from './linear-light.ts';
import { type PictureEntry, pictureIndex } from './picture-index.ts';
import { backdrop, isStudio, type StudioName } from './studios.ts';

export interface WantedPicture extends PictureSize {
  /** A body and its face as the list of pictures names them, such as 'suv-a'. */
  readonly name: string;
  readonly angle: string;
  /** Written like '#1b3f86'. */
  readonly paint: string;
  readonly studio: StudioName;
}

/** Empty studios are the same for every vehicle at the same camera height. One is 6 MB. */
const backdrops = new LRUCache<string, Float32Array>({ max: 12 });

/** Paints a picture from the layers in a folder. Null when there is no such body, face, angle, studio or colour. */
export async function paintPicture(layersFolder: string, wanted: WantedPicture): Promise<Buffer | null> {
  const angles = lookUp(pictureIndex(layersFolder), wanted.name);
  const entry = angles && lookUp(angles, wanted.angle);
  const paint = lightOfColour(wanted.paint);
  if (!entry || !paint || !isStudio(wanted.studio)) return null;
  const file = path.join(layersFolder, entry.file);
  const picture = entry.plain ? sharp(file) : await painted(file, entry, paint, wanted);
  return encoded(entry.flip ? picture.flop() : picture, wanted);
}

/** Ignores inherited names such as 'constructor'. */
const lookUp = <T>(list: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

async function painted(file: string, entry: PictureEntry, paint: Light, wanted: WantedPicture): Promise<Sharp> {
  const layers = await decodedLayers(file, wanted.width);
  const { width, height } = layers;
  const { studio } = wanted;
  if (studio === 'none')
    return sharp(fadeShadow(paintCutOut(layers, paint), width, height), { raw: { width, height, channels: 4 } });
  const key = `${studio} ${width} ${height} ${entry.horizon}`;
  const behind = backdrops.get(key) ?? backdrop(studio, width, height, entry.horizon);
  backdrops.set(key, behind);
  return sharp(paintOver(layers, paint, behind), { raw: { width, height, channels: 3 } });
}

/** JPEG has no transparency: a cut-out gets a white background. */
const encoded = (picture: Sharp, wanted: WantedPicture): Promise<Buffer> =>
  encodePicture(wanted.studio === 'none' && wanted.format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture, wanted);
