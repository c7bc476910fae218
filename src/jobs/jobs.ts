import type { Job } from './job.ts';
import { tidyImports } from './tidy-imports.ts';

/** Every job the worker runs. */
export const JOBS: readonly Job[] = [tidyImports];
