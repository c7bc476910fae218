import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTraceparent } from './traceparent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

test('J12 a traceparent gives the trace, the span and whether it is sampled', () => {
  expect(readTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
  expect(readTraceparent(`00-${TRACE}-${SPAN}-02`)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: false });
  expect(readTraceparent(`01-${TRACE}-${SPAN}-01-more`)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
});

test.each([
  null,
  '',
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-1`,
  `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
  ` 00-${TRACE}-${SPAN}-01`,
  `01-${TRACE}-${SPAN}-01-${'x'.repeat(500)}`,
])('J12 %j is no traceparent', (header) => expect(readTraceparent(header)).toBeNull());

test('J12 whatever is sent as a traceparent, only hexadecimal ids come out of it', () => {
  const like = fc.stringMatching(/^[0-9a-f]{0,2}-[0-9a-fA-F]{30,33}-[0-9a-f]{15,17}-[0-9a-f]{0,3}(-x)?$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), like), (header) => {
      const read = readTraceparent(header);
      if (read !== null) expect(`${read.traceId} ${read.spanId}`).toMatch(/^[0-9a-f]{32} [0-9a-f]{16}$/);
    }),
  );
});
