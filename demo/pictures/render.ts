import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { BODIES } from './bodies/bodies.ts';
import type { Body, FaceName } from './body.ts';
import { buildMeshes, CELL } from './mesh/build-meshes.ts';
import { packMeshes } from './mesh-file.ts';
import { addressOf, startRenderServer } from './render-server.ts';
import { spinViews, stillViews, type View } from './views.ts';

/** Raw frames and meshes are kept here, so that a render that was stopped goes on where it was. */
export const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/forecourt-pictures');
const MESHES = path.join(CACHE, 'meshes');
const FRAMES = path.join(CACHE, 'frames');
const compress = promisify(zstdCompress);

interface Frame {
  readonly name: string;
  readonly face: FaceName;
  readonly viewName: string;
  readonly view: View;
}

/** Usage: node demo/pictures/render.ts [stills|spins] [bodies, comma separated] [views, comma separated] */
async function render([kinds = 'stills,spins', bodies = Object.keys(BODIES).join(','), views]: readonly string[]): Promise<void> {
  const wanted = views?.split(',');
  const frames = bodies.split(',').flatMap((name) => {
    const body = BODIES[name];
    if (!body) throw new Error(`There is no body called ${name}. Known: ${Object.keys(BODIES).join(', ')}.`);
    return kinds.split(',').flatMap((kind) => framesOf(name, body, kind === 'spins'));
  });
  const missing = frames.filter((frame) => (wanted?.includes(frame.viewName) ?? true) && !existsSync(fileOf(frame)));
  console.log(`${missing.length} frames to render`);
  await renderAll(missing);
}

function framesOf(name: string, body: Body, isSpin: boolean): Frame[] {
  const views = isSpin ? spinViews(body) : stillViews(body);
  // A spin shows the first face only: the second would cost as much again and few listings have a spin.
  const faces: FaceName[] = isSpin ? ['a'] : ['a', 'b'];
  return faces.flatMap((face) => Object.entries(views).map(([viewName, view]) => ({ name, face, viewName, view })));
}

const fileOf = ({ name, face, viewName }: Frame): string => path.join(FRAMES, `${name}-${face}`, `${viewName}.zst`);

/** Meshes a body unless its shells are as they were. */
async function prepareMesh(name: string): Promise<void> {
  const body = BODIES[name];
  if (!body) return;
  const key = JSON.stringify([CELL, body.shells, body.axles, body.wheelRadius, body.archRadius, body.archPower, body.track]);
  const file = path.join(MESHES, name);
  if (existsSync(`${file}.key`) && (await readFile(`${file}.key`, 'utf8')) === key) return;
  const started = Date.now();
  const { shells, shadow } = buildMeshes(body);
  const { index, data } = packMeshes(shells, shadow);
  await mkdir(MESHES, { recursive: true });
  await writeFile(`${file}.json`, JSON.stringify(index));
  await writeFile(`${file}.bin`, data);
  await writeFile(`${file}.key`, key);
  console.log(`meshed ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function renderAll(frames: readonly Frame[]): Promise<void> {
  const server = await startRenderServer(MESHES, saveFrame);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-dev-shm-usage',
    ],
  });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) console.error(message.text().slice(0, 2000));
    });
    await page.goto(addressOf(server));
    await page.waitForFunction(() => window.renderFrame !== undefined, undefined, { timeout: 120_000 });
    for (const frame of frames) {
      await prepareMesh(frame.name);
      const started = Date.now();
      await page.evaluate(({ name, face, viewName, view }) => window.renderFrame?.(name, face, viewName, view), frame);
      console.log(`${frame.name}-${frame.face} ${frame.viewName} ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

/** Written under another name first: a frame that is there is whole. */
async function saveFrame(name: string, pixels: Buffer): Promise<void> {
  const file = path.join(FRAMES, `${name}.zst`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, await compress(pixels));
  await rename(`${file}.part`, file);
}

await render(process.argv.slice(2));
