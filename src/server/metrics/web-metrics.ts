import type { Directory } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import type { Readiness } from '../http/readiness.ts';
import type { RequestCounts } from '../http/request-counts.ts';
import type { SpanCounts } from '../traces/traces.ts';
import { addLooked, processMetrics } from './process-metrics.ts';
import { requestLines } from './request-lines.ts';

export interface WebFacts {
  readonly counts: RequestCounts;
  readonly directory: Pick<Directory, 'sites'>;
  readonly showrooms: Pick<Showrooms, 'loaded' | 'bytes' | 'vehicles'>;
  readonly readiness: Pick<Readiness, 'isReady'>;
  /** For how long memory has not been compared with the database. */
  readonly ageSeconds: () => number;
  /** Null where there are no traces. */
  readonly spans?: SpanCounts | null;
}

/** What the web process tells operators, in Prometheus' form. */
export function webMetrics({
  counts,
  directory,
  showrooms,
  readiness,
  ageSeconds,
  spans = null,
}: WebFacts): () => Promise<string> {
  const registry = processMetrics('web', spans);
  addLooked(registry, [
    {
      name: 'forecourt_ready',
      help: 'Whether every site can be served, as /readyz says.',
      look: () => Number(readiness.isReady),
    },
    {
      name: 'forecourt_showroom_age_seconds',
      help: 'How old what is served can be: the time since memory was last compared with the database.',
      look: ageSeconds,
    },
    { name: 'forecourt_sites', help: 'Sites that are served.', look: () => directory.sites.length },
    { name: 'forecourt_showroom_sites', help: 'Sites in memory.', look: () => showrooms.loaded.length },
    {
      name: 'forecourt_showroom_vehicles',
      help: 'Vehicles in memory; one on several sites counts once.',
      look: () => showrooms.vehicles,
    },
    { name: 'forecourt_showroom_bytes', help: 'Memory of the sites’ stock.', look: () => showrooms.bytes },
  ]);
  return async () => `${await registry.metrics()}${requestLines(counts)}`;
}
