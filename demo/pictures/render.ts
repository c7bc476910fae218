import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { BODIES } from './bodies/bodies.ts';
import type { Body, FaceName } from './body.ts';
import { INTERIORS, type InteriorName } from './interior/interior-of.ts';
import { frameFile, layerFile, MESHES } from './picture-files.ts';
import { prepareMesh } from './prepare-mesh.ts';
import { addressOf, startRenderServer } from './render-server.ts';
import { HAS_SPIN, spinViews, stillViews, type View } from './views.ts';
import { writeWhole } from './write-whole.ts';

const compress = promisify(zstdCompress);

/** One picture to make: its name, such as `suv-a/f34`, and how the page makes it. */
interface Task {
  readonly name: string;
  readonly render: (page: Page) => Promise<void>;
}

const bodies = Object.entries(BODIES);
const stills = bodies.flatMap(([name, body]) => vehicleTasks(name, body, ['a', 'b'], stillViews(body)));
const spins = bodies.flatMap(([name, body]) => vehicleTasks(name, body, [HAS_SPIN], spinViews(body)));
const interiors = (Object.keys(INTERIORS) as InteriorName[]).flatMap((name) =>
  INTERIORS[name].map((view): Task => {
    const render = (page: Page): Promise<void> =>
      page.evaluate(([room, seen]) => window.renderInterior?.(room, seen), [name, view] as const);
    return { name: `${name}/${view}`, render };
  }),
);

function vehicleTasks(name: string, body: Body, faces: readonly FaceName[], views: Readonly<Record<string, View>>): Task[] {
  return faces.flatMap((face) =>
    Object.entries(views).map(([viewName, view]): Task => {
      const render = async (page: Page): Promise<void> => {
        await prepareMesh(name, body);
        await page.evaluate((of) => window.renderFrame?.(of.name, of.face, of.viewName, of.view), { name, face, viewName, view });
      };
      return { name: `${name}-${face}/${viewName}`, render };
    }),
  );
}

/** Renders what is missing. Words after the command choose pictures whose name contains one of them, such as `suv-a` or `/nose`. */
async function render(words: readonly string[]): Promise<void> {
  const isWanted = ({ name }: Task): boolean => words.length === 0 || words.some((word) => name.includes(word));
  const isThere = ({ name }: Task): boolean => existsSync(frameFile(name)) || existsSync(layerFile(name));
  const missing = [...stills, ...interiors, ...spins].filter((task) => isWanted(task) && !isThere(task));
  console.log(`${missing.length} pictures to render`);
  const server = await startRenderServer(MESHES, saveFrame);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(addressOf(server));
    await page.waitForFunction(() => window.renderFrame !== undefined, undefined, { timeout: 120_000 });
    for (const task of missing) {
      const started = Date.now();
      await task.render(page);
      console.log(`${task.name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function saveFrame(name: string, pixels: Buffer): Promise<void> {
  await writeWhole(frameFile(name), await compress(pixels));
}

await render(process.argv.slice(2));
