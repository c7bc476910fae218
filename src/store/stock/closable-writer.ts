import type { StockWriter } from './stock-writer.ts';

export interface ClosableWriter {
  readonly writer: StockWriter;
  /** Waits for what is under way; whatever would begin after it is refused. */
  readonly close: () => Promise<void>;
}

/**
 * A writer that can be closed before its transaction is rolled back. Rows are written while others are read: without this, a statement
 * sent after the rollback would stand by itself and stay.
 */
export function closableWriter(of: StockWriter): ClosableWriter {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const guarded =
    (work: (...given: unknown[]) => Promise<unknown>) =>
    async (...given: unknown[]): Promise<unknown> => {
      if (isClosed) throw new Error('The transaction of this stock is over.');
      const done = work(...given);
      underWay.add(done);
      try {
        return await done;
      } finally {
        underWay.delete(done);
      }
    };
  const works: readonly [string, (...given: unknown[]) => Promise<unknown>][] = Object.entries(of);
  return {
    writer: Object.fromEntries(works.map(([name, work]) => [name, guarded(work)])) as unknown as StockWriter,
    close: async () => {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}
