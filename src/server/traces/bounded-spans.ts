import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { SpanCounts } from './traces.ts';

/** How many finished spans may wait to be sent or be on their way. */
const WAITING = 2_048;
const AT_A_TIME = 512;
const EVERY_MS = 2_000;
/** After this time spans count as lost, whatever the collector does with the connection. */
const ANSWER_MS = 15_000;

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];
/** ExportResultCode of @opentelemetry/core. */
const SENT: Result['code'] = 0;

/** Sends finished spans in batches. Those that find no room, or that the collector does not take, are dropped and counted; nobody waits for it. */
export class BoundedSpans implements SpanProcessor, SpanCounts {
  readonly #batches: SpanProcessor;
  readonly #log: Logger;
  #pending = 0;
  #isFailing = false;
  sent = 0;
  dropped = 0;

  constructor(exporter: SpanExporter, log: Logger) {
    this.#log = log;
    this.#batches = new BatchSpanProcessor({
      exporter: {
        export: (spans, done) => this.#send(exporter, spans, done),
        shutdown: () => exporter.shutdown(),
      },
      maxQueueSize: WAITING,
      maxExportBatchSize: AT_A_TIME,
      scheduledDelayMillis: EVERY_MS,
      exportTimeoutMillis: ANSWER_MS * 2,
    });
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if (this.#pending >= WAITING) {
      this.dropped += 1;
      return;
    }
    this.#pending += 1;
    this.#batches.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.#batches.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#batches.shutdown();
  }

  #send(exporter: SpanExporter, spans: ReadableSpan[], done: (result: Result) => void): void {
    let isSettled = false;
    const settle = (result: Result) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(late);
      this.#pending -= spans.length;
      if (result.code === SENT) this.sent += spans.length;
      else this.dropped += spans.length;
      this.#tell(result);
      done(result);
    };
    const late = setTimeout(() => settle({ code: 1, error: new Error('The collector did not answer in time.') }), ANSWER_MS);
    late.unref();
    try {
      exporter.export(spans, settle);
    } catch (error) {
      settle({ code: 1, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  /** One line when it begins to fail and one when it works again, however long it lasts. */
  #tell({ code, error }: Result): void {
    const isFailing = code !== SENT;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    if (isFailing)
      this.#log.warn({ reason: error?.message }, 'Traces cannot be sent; they are dropped until the collector answers.');
    else this.#log.info('Traces are sent again.');
  }
}
