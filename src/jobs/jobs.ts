import type { Database } from '#src/store/connect.ts';
import type { DeliveryMeans } from '#src/use-cases/leads/deliver-lead.ts';
import type { LeadStorage } from '#src/use-cases/leads/erase-leads.ts';
import { deliverLeadsJob } from './deliver-leads.ts';
import { expireLeadsJob } from './expire-leads.ts';
import { finishForgotten } from './finish-forgotten.ts';
import type { Job, QueueJob } from './job.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';
import { tidyImports } from './tidy-imports.ts';
import { tidyLeadCounts } from './tidy-lead-counts.ts';
import { tidyLetters } from './tidy-letters.ts';
import { tidyUploads } from './tidy-uploads.ts';
import { tidyViews } from './tidy-views.ts';

/** Everything the worker does by the clock. */
export const scheduledJobs = (db: Database, storage: LeadStorage, now: () => Date): readonly Job[] => [
  tidyImports,
  tidyLeadCounts,
  expireLeadsJob(storage, now),
  tidyUploads(storage.uploadsDir, now),
  tidyLetters(storage.mailbox, now),
  tidyViews,
  sweepDeliveries(db, now),
  finishForgotten(storage.store, now),
];

/** Everything it does because it was asked to. */
export const queueJobs = (means: DeliveryMeans): readonly QueueJob[] => [deliverLeadsJob(means)];
