import { Counter, Gauge } from 'prom-client';
import type { Post } from '#src/adapters/mail/mail.ts';
import type { Database } from '#src/store/connect.ts';
import { countDeliveries, readBacklog, readFeedHealth } from '#src/store/operations/backlog.ts';
import type { SpanCounts } from '../traces/traces.ts';
import { processMetrics } from './process-metrics.ts';

/** However often it is asked, the database counts no more often than this. */
const COUNTED_FOR_MS = 5_000;

export interface WorkerMetrics {
  readonly read: () => Promise<string>;
  /** The same post, whose emails are counted. */
  readonly counted: (post: Post) => Post;
}

/** What the worker tells operators, in Prometheus' form: what waits, what was given up, and how feeds and emails are doing. */
export function workerMetrics(db: Database, now: () => number, spans: SpanCounts | null = null): WorkerMetrics {
  const registry = processMetrics('worker', spans);
  const registers = [registry];
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const isUp = gauge('forecourt_database_up', 'Whether the database answered when it was last asked.');
  const waiting = gauge('forecourt_queue_waiting', 'Items waiting in a queue.', ['queue']);
  const oldest = gauge('forecourt_queue_oldest_seconds', 'How long the oldest item in a queue has been due.', ['queue']);
  const failed = gauge('forecourt_queue_failed', 'Items in a queue that were given up.', ['queue']);
  const deliveries = gauge('forecourt_lead_deliveries', 'Deliveries of leads that have not arrived.', ['channel', 'state']);
  const feeds = gauge('forecourt_feeds', 'Feeds by state; a feed that fails is active too.', ['state']);
  const feedAge = gauge(
    'forecourt_feed_oldest_import_seconds',
    'How long ago the active feed that has waited longest was imported.',
  );
  const mails = new Counter({ name: 'forecourt_mails_total', help: 'Emails by result.', labelNames: ['result'], registers });
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0);

  const count = async (): Promise<void> => {
    const [backlog, arrived, health] = await Promise.all([readBacklog(db), countDeliveries(db), readFeedHealth(db)]);
    for (const one of backlog) {
      waiting.set({ queue: one.queue }, one.waiting);
      oldest.set({ queue: one.queue }, one.overdueSeconds);
      failed.set({ queue: one.queue }, one.failed);
    }
    deliveries.reset();
    for (const { channel, state, count } of arrived) deliveries.set({ channel, state }, count);
    for (const state of ['active', 'failing', 'paused'] as const) feeds.set({ state }, health[state]);
    feedAge.set(health.oldestSeconds ?? 0);
  };
  let countedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  const look = (): Promise<void> => {
    if (underWay !== null) return underWay;
    if (now() - countedAt < COUNTED_FOR_MS) return Promise.resolve();
    underWay = count()
      .then(
        () => isUp.set(1),
        () => isUp.set(0),
      )
      .finally(() => {
        countedAt = now();
        underWay = null;
      });
    return underWay;
  };
  return {
    read: async () => {
      await look();
      return registry.metrics();
    },
    counted: (post) => ({
      async send(mail) {
        try {
          await post.send(mail);
          mails.inc({ result: 'sent' });
        } catch (error) {
          mails.inc({ result: 'failed' });
          throw error;
        }
      },
      close: () => post.close(),
    }),
  };
}
