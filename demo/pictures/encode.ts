import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import sharp from 'sharp';
import type { PictureEntry } from '#src/adapters/images/picture-index.ts';
import { BODIES } from './bodies/bodies.ts';
import type { Body } from './body.ts';
import { INTERIORS, interiorOf, interiorSize } from './interior/interior-of.ts';
import { frameFile, LAYERS, layerFile } from './picture-files.ts';
import { horizonOf, mirrorFrame, SPIN_FRAMES, spinName, spinViews, stillViews, type View } from './views.ts';

const STILL = { quality: 60, effort: 3, chromaSubsampling: '4:2:0' };
const SPIN = { ...STILL, quality: 52 };
const decompress = promisify(zstdDecompress);

type Views = Record<string, PictureEntry>;

/** Encodes the rendered frames as layers and writes the list of them. What was never rendered is left out of the list. */
async function encode(): Promise<void> {
  const index: Record<string, Views> = {};
  let bytes = await encodeInteriors();
  for (const [body, data] of Object.entries(BODIES))
    for (const face of ['a', 'b'] as const) {
      const name = `${body}-${face}`;
      const views = { ...stillViews(data), ...wholeSpin(name, data) };
      const entries: Views = {};
      for (const [view, seen] of Object.entries(views)) {
        if (!isThere(`${name}/${view}`)) continue;
        bytes += await encodeFrame(name, view, seen);
        entries[view] = { file: `${name}/${view}.avif`, horizon: horizonOf(seen) };
      }
      index[name] = { ...withMirrorImages(entries, data), ...interiorEntries(body, face) };
    }
  await writeFile(path.join(LAYERS, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  console.log(`${(bytes / 1e6).toFixed(2)} MB of layers`);
}

/** Whether a picture was rendered, here or earlier. */
const isThere = (name: string): boolean => existsSync(frameFile(name)) || existsSync(layerFile(name));

/** A spin is shown whole or not at all. */
function wholeSpin(name: string, body: Body): Readonly<Record<string, View>> {
  const views = spinViews(body);
  return Object.keys(views).every((view) => isThere(`${name}/${view}`)) ? views : {};
}

/** A frame already encoded since it was rendered is left alone, and so is one rendered on another machine. */
async function encodeFrame(name: string, view: string, { width, height, spin }: View): Promise<number> {
  const from = frameFile(`${name}/${view}`);
  const to = layerFile(`${name}/${view}`);
  if (existsSync(from) && (!existsSync(to) || (await stat(to)).mtimeMs < (await stat(from)).mtimeMs)) {
    await mkdir(path.dirname(to), { recursive: true });
    const pixels = await decompress(await readFile(from));
    const raw = { width, height: height * 3, channels: 4 } as const;
    await sharp(pixels, { raw })
      .removeAlpha()
      .avif(spin ? SPIN : STILL)
      .toFile(to);
  }
  return (await stat(to)).size;
}

/** Adds the second half of a spin as mirror images, where both sides look the same. */
function withMirrorImages(entries: Views, body: Body): Views {
  if (!body.symmetric) return entries;
  const all = { ...entries };
  for (let frame = SPIN_FRAMES / 2 + 1; frame < SPIN_FRAMES; frame++) {
    const seen = entries[spinName(mirrorFrame(frame))];
    if (seen) all[spinName(frame)] = { ...seen, flip: true };
  }
  return all;
}

/** Interiors are finished pictures: nothing in them is painted. */
async function encodeInteriors(): Promise<number> {
  let bytes = 0;
  for (const [name, views] of Object.entries(INTERIORS))
    for (const view of views) {
      const from = frameFile(`${name}/${view}`);
      if (!existsSync(from)) continue;
      const { width, height, samples } = interiorSize(name, view);
      const raw = { width: width * samples, height: height * samples, channels: 4 } as const;
      const picture = sharp(await decompress(await readFile(from)), { raw })
        .flip()
        .removeAlpha()
        .resize(width, height);
      await mkdir(path.join(LAYERS, name), { recursive: true });
      bytes += (await picture.avif(STILL).toFile(layerFile(`${name}/${view}`))).size;
    }
  return bytes;
}

/** The interiors a body has, shared with others of its kind. */
function interiorEntries(body: string, face: 'a' | 'b'): Views {
  const { name, views } = interiorOf(body, face);
  const rendered = views.filter((view) => isThere(`${name}/${view}`));
  return Object.fromEntries(rendered.map((view) => [view, { file: `${name}/${view}.avif`, plain: true, horizon: 0.2 }]));
}

await encode();
