/** The span of another program that a request belongs to. */
export interface Traceparent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const LONGEST = 512;
const SAMPLED = 1;

/** Reads a traceparent header (W3C Trace Context, section 3.2); null when it is not one. */
export function readTraceparent(header: string | null): Traceparent | null {
  if (header === null || header.length > LONGEST) return null;
  const [, version, traceId = '', spanId = '', flags = '', rest] = FORM.exec(header) ?? [];
  // Later versions may append to what is known; version ff is none.
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}
