import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import manifest from '../../../package.json' with { type: 'json' };
import type { ChildName } from '../settings/settings.ts';

/** A gauge whose value is looked up when it is read. */
export interface Looked {
  readonly name: string;
  readonly help: string;
  readonly look: () => number;
}

/** What every process tells of itself: memory, CPU time, the lag of its event loop, and which version it is. */
export function processMetrics(process: ChildName): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'forecourt_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: manifest.version }, 1);
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
