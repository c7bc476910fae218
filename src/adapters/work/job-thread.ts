import { parentPort, Worker } from 'node:worker_threads';

interface Asked {
  readonly id: number;
  readonly order: unknown;
}
type Answer = { readonly id: number } & ({ readonly result: unknown } | { readonly reason: string });

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * A thread for work that would block the main one. It is started when it is first needed, and again if it breaks. Orders and results are plain
 * values, which can be passed between threads.
 */
export class JobThread<Order, Result> {
  readonly #module: URL;
  #thread: Worker | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** The module runs in the thread and calls answerJobs. */
  constructor(module: URL) {
    this.#module = module;
  }

  run(order: Order): Promise<Result> {
    const thread = this.#thread ?? this.#start();
    this.#thread = thread;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      thread.postMessage({ id, order } satisfies Asked);
    });
  }

  /** Ends the thread, if there is one. */
  async stop(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(this.#module);
    // Work that nothing waits for must not keep the process alive.
    thread.unref();
    thread.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('result' in answer) waiting?.resolve(answer.result as never);
      else waiting?.reject(new Error(answer.reason));
    });
    const broken = (reason: Error) => {
      if (this.#thread === thread) this.#thread = null;
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    };
    thread.once('error', broken);
    thread.once('exit', (code) => broken(new Error(`A worker thread ended with code ${code}.`)));
    return thread;
  }
}

/** Inside the thread: answers each order. A failure is reported with its stack, and the thread continues. */
export function answerJobs<Order, Result>(work: (order: Order) => Promise<Result>): void {
  const answer = (said: Answer) => parentPort?.postMessage(said);
  parentPort?.on('message', ({ id, order }: Asked) => {
    work(order as Order).then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
