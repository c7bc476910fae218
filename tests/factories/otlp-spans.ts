/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentId: string;
  readonly name: string;
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number;
  readonly ms: number;
  readonly isError: boolean;
  readonly attributes: Readonly<Record<string, Value>>;
  readonly resource: Readonly<Record<string, Value>>;
}

type Value = string | number | boolean;
type Field = readonly [number: number, value: Buffer | bigint];

/** The fields of a message in the wire format of Protocol Buffers. */
function fieldsOf(bytes: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const form = tag & 7;
    if (form === 0) fields.push([tag >> 3, varint()]);
    else if (form === 1) fields.push([tag >> 3, take(8).readBigUInt64LE()]);
    else if (form === 2) fields.push([tag >> 3, take(Number(varint()))]);
    else if (form === 5) fields.push([tag >> 3, BigInt(take(4).readUInt32LE())]);
    else throw new Error(`There is no wire type ${form}.`);
  }
  return fields;
}

const all = (fields: readonly Field[], wanted: number): Buffer[] =>
  fields.flatMap(([number, value]) => (number === wanted && Buffer.isBuffer(value) ? [value] : []));
const one = (fields: readonly Field[], wanted: number): Buffer => all(fields, wanted)[0] ?? Buffer.alloc(0);
const number = (fields: readonly Field[], wanted: number): bigint => {
  const value = fields.find(([of]) => of === wanted)?.[1];
  return typeof value === 'bigint' ? value : 0n;
};

function readValue(bytes: Buffer): Value {
  const [[form, value] = [0, 0n]] = fieldsOf(bytes);
  if (form === 1) return value.toString();
  return form === 2 ? Number(value) === 1 : Number(value);
}

const attributesOf = (entries: readonly Buffer[]): Record<string, Value> =>
  Object.fromEntries(entries.map(fieldsOf).map((entry) => [one(entry, 1).toString(), readValue(one(entry, 2))]));

/** The spans of an ExportTraceServiceRequest (OTLP 1.x). */
export function readSpans(body: Buffer): ReceivedSpan[] {
  return all(fieldsOf(body), 1)
    .map(fieldsOf)
    .flatMap((group) => {
      const resource = attributesOf(all(fieldsOf(one(group, 1)), 1));
      return all(group, 2)
        .flatMap((scope) => all(fieldsOf(scope), 2))
        .map((span) => spanOf(fieldsOf(span), resource));
    });
}

const spanOf = (span: readonly Field[], resource: ReceivedSpan['resource']): ReceivedSpan => ({
  traceId: one(span, 1).toString('hex'),
  spanId: one(span, 2).toString('hex'),
  parentId: one(span, 4).toString('hex'),
  name: one(span, 5).toString(),
  kind: Number(number(span, 6)),
  ms: Number(number(span, 8) - number(span, 7)) / 1e6,
  isError: number(fieldsOf(one(span, 15)), 3) === 2n,
  attributes: attributesOf(all(span, 9)),
  resource,
});
