import { postOutside } from '#src/adapters/outside/post-outside.ts';
import type { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { tellSearchEngines } from '#src/use-cases/seo/tell-search-engines.ts';
import type { Job } from './job.ts';

const TIMEOUT_MS = 20_000;

interface Means {
  readonly sites: LeadSites;
  readonly url: string;
  readonly allowsLoopback: boolean;
  readonly now: () => Date;
}

/** Every ten minutes: tells search engines which vehicle pages are new, changed or gone (ledger W5). */
export const tellSearchEnginesJob = ({ sites, url, allowsLoopback, now }: Means): Job => ({
  name: 'tell-search-engines',
  schedule: { cron: '*/10 * * * *', tz: 'UTC' },
  async run({ db, log }) {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    const told = await tellSearchEngines({
      db,
      sites,
      now,
      post: (body) =>
        postOutside(
          { url, headers, body },
          { name: 'IndexNow service', allowsLoopback, timeoutMs: TIMEOUT_MS, mostAnswerBytes: null },
        ),
      onRefused: (err, site) =>
        log.warn({ err, site }, 'Search engines could not be told about changes; they will be told later.'),
    });
    if (told > 0) log.info({ told }, 'Search engines were told about changed pages.');
  },
});
