import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { writeWhole } from '../write-whole.ts';
import { layerPixels, valuesOf } from './frame.ts';
import { sceneOf } from './scene-store.ts';
import { Threads } from './threads.ts';
import { TRACED, viewsOf } from './traced-bodies.ts';
import { isTraced, tracedFrame } from './traced-files.ts';

const compress = promisify(zstdCompress);
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Renders what is missing, body by body. Words choose pictures whose name contains one of them, such as `suv-a` or `/nose`. */
async function renderTraced(words: readonly string[]): Promise<void> {
  for (const [name, plan] of Object.entries(TRACED)) {
    const wanted = Object.entries(viewsOf(name)).filter(
      ([view]) => words.length === 0 || words.some((word) => `${name}/${view}`.includes(word)),
    );
    const traced = await Promise.all(wanted.map(([view]) => isTraced(name, view)));
    const missing = wanted.filter((_, i) => !traced[i]);
    if (missing.length === 0) continue;
    const started = Date.now();
    const scene = await sceneOf(name, plan, async (bare) => {
      console.log(`${name} meshed ${seconds(started)}`);
      const threads = new Threads(name, bare);
      await threads.run({ kind: 'bake' });
      await threads.close();
    });
    console.log(`${name} ready ${seconds(started)}`);
    const threads = new Threads(name, scene);
    for (const [viewName, view] of missing) {
      const from = Date.now();
      const pixels = view.width * view.height;
      const out = new Float32Array(new SharedArrayBuffer(valuesOf(pixels) * 4));
      await threads.run({ kind: 'draw', view, out, isDraft: view.spin === true });
      await writeWhole(tracedFrame(`${name}/${viewName}`), await compress(layerPixels(out, pixels)));
      console.log(`${name}/${viewName} ${seconds(from)}`);
    }
    await threads.close();
  }
}

await renderTraced(process.argv.slice(2));
