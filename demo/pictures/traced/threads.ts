import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, ThreadData } from './render-thread.ts';
import type { Scene } from './scene/scene.ts';

/** Threads that share one body's scene. */
export class Threads {
  readonly #next = new Int32Array(new SharedArrayBuffer(4));
  readonly #workers: readonly Worker[];

  constructor(name: string, scene: Scene) {
    const workerData: ThreadData = { name, scene, next: this.#next };
    this.#workers = Array.from(
      { length: availableParallelism() },
      () => new Worker(new URL('./render-thread.ts', import.meta.url), { workerData }),
    );
  }

  /** All threads work on one job until nothing of it is left. */
  async run(job: Job): Promise<void> {
    this.#next[0] = 0;
    await Promise.all(
      this.#workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.once('error', reject);
            worker.once('message', () => {
              worker.off('error', reject);
              resolve();
            });
            worker.postMessage(job);
          }),
      ),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
