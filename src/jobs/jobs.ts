import type { Database } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import type { DeliveryMeans } from '#src/use-cases/deliver-lead.ts';
import { deliverLeadsJob } from './deliver-leads.ts';
import { finishForgotten } from './finish-forgotten.ts';
import type { Job, QueueJob } from './job.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';
import { tidyImports } from './tidy-imports.ts';
import { tidyLeadCounts } from './tidy-lead-counts.ts';
import { tidyUploads } from './tidy-uploads.ts';
import { tidyViews } from './tidy-views.ts';

/** Everything the worker does by the clock. */
export const scheduledJobs = (db: Database, uploadsDir: string, now: () => Date): readonly Job[] => [
  tidyImports,
  tidyLeadCounts,
  tidyUploads(uploadsDir, now),
  tidyViews,
  sweepDeliveries(db, now),
  finishForgotten(new PlatformStore(db), now),
];

/** Everything it does because it was asked to. */
export const queueJobs = (means: DeliveryMeans): readonly QueueJob[] => [deliverLeadsJob(means)];
