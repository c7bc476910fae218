import { Worker } from 'node:worker_threads';
import type { Behind, SiteLoad } from './load-site.ts';

export interface LoadOrder {
  readonly url: string;
  readonly siteId: number;
  readonly known: ReadonlyMap<number, string>;
  readonly now: Date;
  /** On a standby, the versions that it must have reached. */
  readonly atLeast: ReadonlyMap<string, string> | null;
}

/** Loads a site in a thread of its own; the packed stock is transferred, not copied. */
export function loadOffThread(order: LoadOrder): Promise<SiteLoad | null | Behind> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: order });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The loading thread ended with code ${code} before it answered.`)));
  });
}
