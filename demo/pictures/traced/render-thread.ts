import { parentPort, workerData } from 'node:worker_threads';
import { cameraOf } from './camera.ts';
import { coverage } from './coverage.ts';
import { renderRow } from './frame.ts';
import { lightGatherer } from './light/bake.ts';
import { tracer } from './light/tracer.ts';
import { litOf, partsOf } from './plan.ts';
import { FLOOR, type Scene } from './scene/scene.ts';
import { TRACED } from './traced-bodies.ts';
import type { TracedView } from './traced-views.ts';

/** What the threads of one body are given: its scene, and a counter that hands out the work. */
export interface ThreadData {
  readonly name: string;
  readonly scene: Scene;
  readonly next: Int32Array;
}
/** One job: gather light, or draw a view into shared numbers. */
export type Job =
  | { readonly kind: 'bake' }
  | { readonly kind: 'draw'; readonly view: TracedView; readonly out: Float32Array; readonly isDraft: boolean };

const { name, scene, next } = workerData as ThreadData;
const plan = TRACED[name];
if (!plan) throw new Error(`There is no traced body called ${name}.`);
const rays = tracer(scene, partsOf(plan), litOf(plan));
const VERTICES = 4096;

function bake(length: number): void {
  const light = lightGatherer(scene, length);
  const blocks = Math.ceil(scene.light.length / VERTICES);
  for (let task = Atomics.add(next, 0, 1); task < blocks + FLOOR.nz; task = Atomics.add(next, 0, 1)) {
    if (task < blocks) light.vertices(task * VERTICES, Math.min(scene.light.length, (task + 1) * VERTICES));
    else light.floorRow(task - blocks);
  }
}

parentPort?.on('message', (job: Job) => {
  if (job.kind === 'bake') bake(plan.length);
  else {
    const camera = cameraOf(plan, job.view);
    const isCovered = coverage(scene, camera);
    for (let row = Atomics.add(next, 0, 1); row < camera.height; row = Atomics.add(next, 0, 1))
      renderRow(rays, camera, isCovered, row, job.isDraft, job.out);
  }
  parentPort?.postMessage('done');
});
