import { readDueDeliveries } from '#src/store/leads/deliveries.ts';
import { type DeliveryMeans, type DeliveryOutcome, deliverLead } from '#src/use-cases/leads/deliver-lead.ts';

/** Attempts these deliveries, due or not, unless they were made, set aside or held; says what came of each. */
export async function deliverNow(means: DeliveryMeans, ids: readonly string[]): Promise<DeliveryOutcome[]> {
  const waiting = await readDueDeliveries(means.db, ids);
  return Promise.all(waiting.map((delivery) => deliverLead(means, delivery)));
}
