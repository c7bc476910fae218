import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import sharp, { type AvifOptions } from 'sharp';
import type { PictureEntry } from '#src/adapters/images/picture-index.ts';
import { BODIES } from './bodies/bodies.ts';
import type { Body } from './body.ts';
import { INTERIORS, interiorOf, interiorSize } from './interior/interior-of.ts';
import { frameFile, LAYERS, layerFile } from './picture-files.ts';
import { cameraOf } from './traced/camera.ts';
import { isCaravan, type Plan } from './traced/plan.ts';
import { TRACED, viewsOf } from './traced/traced-bodies.ts';
import { shownTraced, tracedFrame } from './traced/traced-files.ts';
import { horizonOf, mirrorFrame, SPIN_FRAMES, spinName, spinViews, stillViews, type View } from './views.ts';

const STILL = { quality: 60, effort: 3, chromaSubsampling: '4:2:0' };
const SPIN = { ...STILL, quality: 52 };
// Traced pictures have three times the pixels: each may be a little coarser, and the set stays small.
const TRACED_STILL = { ...STILL, quality: 52, effort: 5 };
const TRACED_SPIN = { ...TRACED_STILL, quality: 46 };
const decompress = promisify(zstdDecompress);

type Views = Record<string, PictureEntry>;
type Size = Pick<View, 'width' | 'height'>;

/** Encodes the rendered frames as layers and writes the list of them. What was never rendered is left out of the list. */
async function encode(): Promise<void> {
  const index: Record<string, Views> = {};
  await encodeInteriors();
  for (const [body, data] of Object.entries(BODIES))
    for (const face of ['a', 'b'] as const) {
      const name = `${body}-${face}`;
      const plan = TRACED[name];
      const shown = plan ? await shownTraced(name) : [];
      const exterior = plan && shown.length > 0 ? await tracedEntries(name, plan, shown) : await drawnEntries(name, data);
      index[name] = { ...exterior, ...interiorEntries(body, face) };
    }
  await writeFile(path.join(LAYERS, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  const sizes = await Promise.all(filesOf(index).map(async (file) => (await stat(path.join(LAYERS, file))).size));
  console.log(`${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(2)} MB of layers`);
}

/** The files of a list, each once: interiors and mirror images are shared. */
const filesOf = (index: Readonly<Record<string, Views>>): string[] => [
  ...new Set(Object.values(index).flatMap((views) => Object.values(views).map(({ file }) => file))),
];

async function drawnEntries(name: string, body: Body): Promise<Views> {
  const entries: Views = {};
  for (const [view, seen] of Object.entries({ ...stillViews(body), ...wholeSpin(name, body) })) {
    if (!isThere(`${name}/${view}`)) continue;
    await encodeFrame(frameFile(`${name}/${view}`), `${name}/${view}`, seen, seen.spin ? SPIN : STILL);
    entries[view] = { file: `${name}/${view}.avif`, width: seen.width, horizon: horizonOf(seen) };
  }
  return body.symmetric ? withMirrorImages(entries) : entries;
}

async function tracedEntries(name: string, plan: Plan, shown: readonly string[]): Promise<Views> {
  const entries: Views = {};
  for (const [view, seen] of Object.entries(viewsOf(name))) {
    if (!shown.includes(view)) continue;
    await encodeFrame(tracedFrame(`${name}/${view}`), `${name}/${view}`, seen, seen.spin ? TRACED_SPIN : TRACED_STILL);
    entries[view] = { file: `${name}/${view}.avif`, width: seen.width, horizon: cameraOf(plan, seen).horizon };
  }
  return isCaravan(plan) ? entries : withMirrorImages(entries);
}

/** Whether a picture was rendered, here or earlier. */
const isThere = (name: string): boolean => existsSync(frameFile(name)) || existsSync(layerFile(name));

/** A spin is shown whole or not at all. */
function wholeSpin(name: string, body: Body): Readonly<Record<string, View>> {
  const views = spinViews(body);
  return Object.keys(views).every((view) => isThere(`${name}/${view}`)) ? views : {};
}

/** A frame already encoded since it was rendered is left alone, and so is one rendered on another machine. */
async function encodeFrame(from: string, name: string, { width, height }: Size, options: AvifOptions): Promise<void> {
  const to = layerFile(name);
  if (!existsSync(from) || (existsSync(to) && (await stat(to)).mtimeMs > (await stat(from)).mtimeMs)) return;
  await mkdir(path.dirname(to), { recursive: true });
  const pixels = await decompress(await readFile(from));
  const raw = { width, height: height * 3, channels: 4 } as const;
  await sharp(pixels, { raw }).removeAlpha().avif(options).toFile(to);
}

/** Adds the second half of a spin as mirror images: both sides look the same. */
function withMirrorImages(entries: Views): Views {
  const all = { ...entries };
  for (let frame = SPIN_FRAMES / 2 + 1; frame < SPIN_FRAMES; frame++) {
    const seen = entries[spinName(mirrorFrame(frame))];
    if (seen) all[spinName(frame)] = { ...seen, flip: true };
  }
  return all;
}

/** Interiors are finished pictures: nothing in them is painted. */
async function encodeInteriors(): Promise<void> {
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
      await picture.avif(STILL).toFile(layerFile(`${name}/${view}`));
    }
}

/** The interiors a body has, shared with others of its kind. */
function interiorEntries(body: string, face: 'a' | 'b'): Views {
  const { name, views } = interiorOf(body, face);
  const rendered = views.filter((view) => isThere(`${name}/${view}`));
  return Object.fromEntries(
    rendered.map((view) => [
      view,
      { file: `${name}/${view}.avif`, plain: true, width: interiorSize(name, view).width, horizon: 0.2 },
    ]),
  );
}

await encode();
