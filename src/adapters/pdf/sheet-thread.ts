import { parentPort } from 'node:worker_threads';
import { printSheet } from './print-sheet.ts';
import type { SheetAnswer, SheetAsked } from './sheet-printer.ts';

// A thread of its own for paper: laying out a page takes a tenth of a second, in which the main thread answers hundreds of requests.
const answer = (said: SheetAnswer) => parentPort?.postMessage(said);

parentPort?.on('message', ({ id, order }: SheetAsked) => {
  printSheet(order).then(
    (pdf) => answer({ id, pdf: new Uint8Array(pdf) }),
    (error: unknown) => answer({ id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
