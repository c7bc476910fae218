import sharp from 'sharp';
import { paintOver } from '#src/adapters/images/compose-layers.ts';
import { lightOfColour } from '#src/adapters/images/linear-light.ts';
import { backdrop } from '#src/adapters/images/studios.ts';
import { cameraOf } from './camera.ts';
import { layerPixels, valuesOf } from './frame.ts';
import { sceneOf } from './scene-store.ts';
import { Threads } from './threads.ts';
import { TRACED, viewsOf } from './traced-bodies.ts';

/** Narrower looks are rough: coarse meshes, few samples. */
const FINE = 1000;

/** Renders a quick look, which is not kept: node demo/pictures/traced/look.ts suv-a 800 '#1b3f86' look f34 side … writes look-f34.png and so on. */
async function look([name = '', wide = '800', paint = '#1b3f86', out = 'look', ...views]: readonly string[]): Promise<void> {
  const plan = TRACED[name];
  const colour = lightOfColour(paint);
  if (!plan || !colour) throw new Error('Say which body, how wide, and in what colour, such as suv-a 800 #1b3f86.');
  const started = Date.now();
  const scene = await sceneOf(
    name,
    plan,
    async (bare) => {
      console.log(`meshed ${Date.now() - started} ms, ${bare.partOf.length} triangles`);
      const threads = new Threads(name, bare);
      await threads.run({ kind: 'bake' });
      await threads.close();
    },
    Number(wide) < FINE,
  );
  console.log(`ready ${Date.now() - started} ms`);
  const threads = new Threads(name, scene);
  for (const viewName of views) {
    const whole = viewsOf(name)[viewName];
    if (!whole) continue;
    const from = Date.now();
    const view = { ...whole, width: Number(wide), height: Math.round(Number(wide) / 1.5) };
    const { width, height } = view;
    const count = width * height;
    const values = new Float32Array(new SharedArrayBuffer(valuesOf(count) * 4));
    await threads.run({ kind: 'draw', view, out: values, isDraft: width < FINE });
    const pixels = await sharp(layerPixels(values, count), { raw: { width, height: height * 3, channels: 4 } })
      .removeAlpha()
      .raw()
      .toBuffer();
    const painted = paintOver({ pixels, width, height }, colour, backdrop('cool', width, height, cameraOf(plan, view).horizon));
    await sharp(painted, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(`${out}-${viewName}.png`);
    console.log(`${viewName} ${Date.now() - from} ms`);
  }
  await threads.close();
}

await look(process.argv.slice(2));
