import { JobThread } from '#src/adapters/work/job-thread.ts';
import type { SheetOrder } from './sheet-order.ts';

/** Prints sheets in a separate thread: laying out a page takes a tenth of a second, in which the main thread answers hundreds of requests. */
export class SheetPrinter {
  readonly #thread = new JobThread<SheetOrder, Uint8Array>(new URL('./sheet-thread.ts', import.meta.url));

  async print(order: SheetOrder): Promise<Uint8Array> {
    try {
      return await this.#thread.run(order);
    } catch (error) {
      throw new Error(`The sheet could not be printed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }
}
