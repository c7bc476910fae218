import type { LeadStorage } from '#src/use-cases/leads/erase-leads.ts';
import { expireLeads } from '#src/use-cases/leads/expire-leads.ts';
import type { Job } from './job.ts';

/** Each night: erases leads whose retention has ended by their site's switches, with everything that followed from them. */
export const expireLeadsJob = (storage: LeadStorage, now: () => Date): Job => ({
  name: 'expire-leads',
  schedule: { cron: '10 3 * * *', tz: 'Australia/Sydney' },
  async run({ log }) {
    const { failedSites, firstFailure, ...erased } = await expireLeads(storage, now());
    log.info(erased, 'Leads were erased because their retention has ended.');
    if (failedSites > 0) throw new Error(`The leads of ${failedSites} sites could not be erased.`, { cause: firstFailure });
  },
});
