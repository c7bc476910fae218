import { Worker } from 'node:worker_threads';
import type { SheetOrder } from './sheet-order.ts';

/** What the printing thread is told, and what it says. */
export interface SheetAsked {
  readonly id: number;
  readonly order: SheetOrder;
}
export type SheetAnswer = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly reason: string });

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
}

/** More than this are not waited for: whoever asks for thousands of sheets must not fill the memory. */
const MOST_WAITING = 40;

/** Prints sheets in a thread that is started when the first one is wanted, and again should it ever break. */
export class SheetPrinter {
  #thread: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** A sheet as a PDF; refused when too many are waiting already. */
  print(order: SheetOrder): Promise<Uint8Array> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new Error('Too many sheets are waiting to be printed.'));
    const thread = this.#thread ?? this.#start();
    this.#thread = thread;
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      thread.postMessage({ id, order } satisfies SheetAsked);
    });
  }

  /** Ends the thread, if there is one. */
  async stop(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(new URL('./sheet-thread.ts', import.meta.url));
    // A sheet that nobody waits for any more must not keep the process alive.
    thread.unref();
    thread.on('message', (said: SheetAnswer) => {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if ('pdf' in said) waiting?.resolve(said.pdf);
      else waiting?.reject(new Error(`The sheet could not be printed: ${said.reason}`));
    });
    const broken = (reason: Error) => {
      if (this.#thread === thread) this.#thread = null;
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    };
    thread.once('error', broken);
    thread.once('exit', (code) => broken(new Error(`The printing thread ended with code ${code}.`)));
    return thread;
  }
}
