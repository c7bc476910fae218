import { z } from 'zod';
import { DELIVERY_QUEUE } from '#src/store/job-queue.ts';
import type { DeliveryMeans } from '#src/use-cases/leads/deliver-lead.ts';
import type { QueueJob } from './job.ts';

const item = z.object({ deliveryId: z.uuid() });

/** Takes leads to the people and systems they are for. */
export const deliverLeadsJob = (means: DeliveryMeans): QueueJob => ({
  queue: DELIVERY_QUEUE,
  async take(batch, { log }) {
    // What letters are written with takes most of a second to read: the first lead waits for it, not every start.
    const { deliverLeads } = await import('#src/use-cases/leads/deliver-lead.ts');
    const ids = batch.flatMap((data) => item.safeParse(data).data?.deliveryId ?? []);
    for (const outcome of await deliverLeads(means, [...new Set(ids)])) {
      if (outcome.state === 'set_aside') log.error(outcome, 'A delivery was set aside.');
      else if (outcome.state === 'waiting') log.warn(outcome, 'A delivery failed; it is tried again.');
      else log.debug(outcome, 'A delivery was made.');
    }
  },
});
