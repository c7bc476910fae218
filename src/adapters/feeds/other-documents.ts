const [WORKBOOK, OLE, ZIP, GZIP] = [
  'an Excel workbook: save it as CSV and send it again',
  Buffer.from('d0cf11e0', 'hex'),
  Buffer.from('504b0304', 'hex'),
  Buffer.from('1f8b', 'hex'),
];
/** How much of a text is looked at, in bytes. */
const LOOKED_AT = 4096;
const EXCEL_XML = /^<\?mso-application\s+progid="Excel/;
const PAGE = /^<(?:!doctype\s+html|html|head|body)\b/i;

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** What a document that people send instead of a feed is, told by its first bytes; null when it may be a feed. */
export function otherDocument(bytes: Buffer): string | null {
  const what = kindOf(bytes);
  return what === null ? null : `This is ${what}.`;
}

function kindOf(bytes: Buffer): string | null {
  if (startsWith(bytes, OLE)) return WORKBOOK;
  if (startsWith(bytes, ZIP))
    return bytes.includes('xl/') || bytes.includes('opendocument.spreadsheet')
      ? WORKBOOK
      : 'a zip file: unpack it, or save it as CSV, and send it again';
  if (startsWith(bytes, GZIP)) return 'a compressed file: unpack it and send it again';
  const text = new TextDecoder().decode(bytes.subarray(0, LOOKED_AT)).trimStart();
  if (text.startsWith('%PDF-')) return 'a PDF: send the stock as CSV, JSON or XML';
  if (!text.startsWith('<')) return null;
  const element = withoutComments(text)
    .replace(/^\s*<\?xml[^>]*>/, '')
    .trimStart();
  if (EXCEL_XML.test(element)) return WORKBOOK;
  return PAGE.test(element) ? 'a web page, perhaps one that asks for a sign-in: send the stock as CSV, JSON or XML' : null;
}

/** In one pass: an expression would search to the end for each comment that is never closed. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at + 4);
    if (end < 0) break;
    kept.push(text.slice(from, at));
    from = end + 3;
  }
  return kept.join('') + text.slice(from);
}
