/** A body and what it says it is. */
export interface Body {
  readonly type: string;
  readonly text: string;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'attack-boundary';
/** As many characters as a body that is no document may have. */
const ROOM = 65_000;

/** A form's fields as a body. */
export function formBody(fields: Readonly<Record<string, string>>): Body {
  return { type: FORM_TYPE, text: `${new URLSearchParams(fields)}` };
}

/** The fields with empty fields called "a" behind them: this many, or as many as there is room for. */
export const manyFieldsForm = (fields: Readonly<Record<string, string>>, count = 32_700): Body => {
  const own = formBody(fields).text;
  return { type: FORM_TYPE, text: `${own}&${'a&'.repeat(Math.min(count, Math.floor((ROOM - own.length) / 2)))}` };
};

/** The same in parts, which may be larger. */
export function manyFieldsMultipart(fields: Readonly<Record<string, string>>, count: number): Body {
  const part = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const own = Object.entries(fields).map(([name, value]) => part(name, value));
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    text: `${own.join('')}${part('a', '').repeat(count)}--${BOUNDARY}--\r\n`,
  };
}

/** A form with a document. */
export function uploadBody(fields: Readonly<Record<string, string>>, name: string, type: string, bytes: Uint8Array) {
  const part = (field: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`;
  const head = Object.entries(fields)
    .map(([field, value]) => part(field, value))
    .join('');
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.concat([Buffer.from(head + file), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

/** A PDF of a size. */
export function aPdf(bytes: number): Buffer {
  const pdf = Buffer.alloc(bytes, 0x20);
  pdf.write('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  return pdf;
}

/** JSON whose one field holds lists in lists, or objects in objects, this deep. */
export function nestedJson(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  depth: number,
  kind: 'lists' | 'objects',
): Body {
  const own = JSON.stringify(fields).slice(0, -1);
  const [open, close] = kind === 'lists' ? ['[', ']'] : ['{"a":', '}'];
  const inner = kind === 'lists' ? '' : '1';
  return {
    type: JSON_TYPE,
    text: `${own}${own === '{' ? '' : ','}"${name}":${open.repeat(depth)}${inner}${close.repeat(depth)}}`,
  };
}
