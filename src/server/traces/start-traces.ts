import type { Logger } from 'pino';
import type { ChildName } from '../settings/settings.ts';
import type { TraceSettings, Traces } from './traces.ts';

/** Traces where a collector is set; otherwise null, and no OpenTelemetry code is loaded. */
export async function startTraces(
  settings: TraceSettings,
  process: ChildName,
  isTrustedProxy: (ip: string) => boolean,
  log: Logger,
): Promise<Traces | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  log.info({ endpoint, sampler: settings.OTEL_TRACES_SAMPLER, share: settings.OTEL_TRACES_SAMPLER_ARG }, 'Traces are sent.');
  return openTelemetry({ endpoint, settings, process, isTrustedProxy, log });
}
