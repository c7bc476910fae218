import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import manifest from '../../../package.json' with { type: 'json' };
import { REQUEST_KINDS } from '../http/request-kind.ts';
import { readOtlpHeaders } from '../settings/otlp-headers.ts';
import type { ChildName } from '../settings/settings.ts';
import { BoundedSpans } from './bounded-spans.ts';
import { SCHEDULED, samplerOf } from './sampler-of.ts';
import { readTraceparent } from './traceparent.ts';
import type { RequestTrace, TracedRequest, TraceSettings, Traces } from './traces.ts';

interface Input {
  readonly endpoint: string;
  readonly settings: TraceSettings;
  readonly process: ChildName;
  readonly isTrustedProxy: (ip: string) => boolean;
  readonly log: Logger;
}

/** A stop waits this long for the collector; the worker has already taken ten of its fifteen seconds by then. */
const FLUSH_MS = 3_000;
const SEND_MS = 10_000;

/** Traces in OpenTelemetry's form. Nothing is registered globally and no module is patched: what is traced says so itself. */
export function openTelemetry({ endpoint, settings, process, isTrustedProxy, log }: Input): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint}/v1/traces`,
    headers: { ...readOtlpHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? '') },
    timeoutMillis: SEND_MS,
  });
  const spans = new BoundedSpans(exporter, log);
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    spanProcessors: [spans],
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': manifest.version,
      'forecourt.process': process,
    }),
  });
  const tracer = provider.getTracer('forecourt');
  const current = new AsyncLocalStorage<Context>();

  const begin = (name: string, kind: SpanKind, attributes: Attributes, from: { parent: Context; at: number }): Span =>
    tracer.startSpan(name, { kind, attributes, startTime: from.at }, from.parent);

  const during = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      return await current.run(trace.setSpan(ROOT_CONTEXT, span), work);
    } catch (error) {
      // Neither message nor stack: they may hold what a visitor typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end(performance.now());
    }
  };

  const parentOf = ({ socketIp, traceparent }: TracedRequest): Context => {
    const given = traceparent !== null && isTrustedProxy(socketIp) ? readTraceparent(traceparent) : null;
    if (given === null) return ROOT_CONTEXT;
    const { traceId, spanId, isSampled } = given;
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  };

  return {
    counts: spans,
    request(asked): RequestTrace {
      const kind = REQUEST_KINDS[asked.kind] ?? 'unknown';
      const attributes = { 'http.request.method': asked.method, 'forecourt.kind': kind };
      const from = { parent: parentOf(asked), at: asked.begun };
      const span = begin(`${asked.method} ${kind}`, SpanKind.SERVER, attributes, from);
      const { traceId, traceFlags } = span.spanContext();
      return {
        ids: { trace_id: traceId, trace_flags: traceFlags.toString(16).padStart(2, '0') },
        run: (answer) => current.run(trace.setSpan(ROOT_CONTEXT, span), answer),
        end({ status, site, requestId, isCached }) {
          span.setAttributes({
            'http.response.status_code': status,
            'forecourt.request_id': requestId,
            'forecourt.from_cache': isCached,
            ...(site !== null && { 'forecourt.site': site }),
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end(performance.now());
        },
      };
    },
    job(name, work, isScheduled = false) {
      const attributes = { 'forecourt.job': name, ...(isScheduled && { [SCHEDULED]: true }) };
      const span = begin(`job ${name}`, SpanKind.INTERNAL, attributes, { parent: ROOT_CONTEXT, at: performance.now() });
      return during(span, work);
    },
    call(name, work) {
      const from = { parent: current.getStore() ?? ROOT_CONTEXT, at: performance.now() };
      return during(begin(name, SpanKind.CLIENT, {}, from), work);
    },
    query({ statement, target, ms, isFailed }) {
      const parent = current.getStore();
      if (parent === undefined || trace.getSpan(parent)?.isRecording() !== true) return;
      const ended = performance.now();
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': statement,
        ...(target !== null && { 'db.collection.name': target }),
      };
      const name = target === null ? statement : `${statement} ${target}`;
      const span = begin(name, SpanKind.CLIENT, attributes, { parent, at: ended - ms });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    async stop() {
      await Promise.race([provider.shutdown().catch(() => {}), wait(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}
