import { answerJobs } from '#src/adapters/work/job-thread.ts';
import { printSheet } from './print-sheet.ts';
import type { SheetOrder } from './sheet-order.ts';

answerJobs(async (order: SheetOrder) => new Uint8Array(await printSheet(order)));
