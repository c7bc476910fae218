import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import manifest from '../../../package.json' with { type: 'json' };
import type { ChildName } from '../settings/settings.ts';
import type { SpanCounts } from '../traces/traces.ts';

/** A gauge whose value is looked up when it is read. */
export interface Looked {
  readonly name: string;
  readonly help: string;
  readonly look: () => number;
}

/** What every process tells of itself: memory, CPU time, the lag of its event loop, which version it is, and whether its traces arrive. */
export function processMetrics(process: ChildName, spans: SpanCounts | null = null): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'forecourt_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: manifest.version }, 1);
  if (spans !== null) addSpans(registry, spans);
  return registry;
}

export function addLooked(registry: Registry, gauges: readonly Looked[]): void {
  for (const { name, help, look } of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(look());
      },
    });
}

function addSpans(registry: Registry, spans: SpanCounts): void {
  new Counter({
    name: 'forecourt_trace_spans_total',
    help: 'Spans of traces by result; those that the collector did not take, or for which there was no room, are dropped.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: 'sent' }, spans.sent);
      this.inc({ result: 'dropped' }, spans.dropped);
    },
  });
}
