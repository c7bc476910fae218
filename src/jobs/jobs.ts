import type { LeadStorage } from '#src/use-cases/leads/erase-leads.ts';
import { expireLeadsJob } from './expire-leads.ts';
import { finishForgotten } from './finish-forgotten.ts';
import type { Job } from './job.ts';
import { tidyImports } from './tidy-imports.ts';
import { tidyLeadCounts } from './tidy-lead-counts.ts';
import { tidyMailbox } from './tidy-mailbox.ts';
import { tidyUploads } from './tidy-uploads.ts';
import { tidyViews } from './tidy-views.ts';

/** Everything that the worker does on a schedule. */
export const scheduledJobs = (storage: LeadStorage, now: () => Date): readonly Job[] => [
  tidyImports,
  tidyLeadCounts,
  expireLeadsJob(storage, now),
  tidyUploads(storage.uploadsDir, now),
  tidyMailbox(storage.mailbox, now),
  tidyViews,
  finishForgotten(storage.store, now),
];
