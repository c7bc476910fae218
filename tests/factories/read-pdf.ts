import { inflateSync } from 'node:zlib';

/** What a reader of a PDF finds in it: only as much of the format as our own sheets use. */
export interface ReadPdf {
  readonly pages: number;
  /** Width and height in points. */
  readonly size: readonly number[];
  readonly text: string;
  /** The addresses that its links lead to. */
  readonly links: readonly string[];
  readonly images: number;
}

/** Reads a PDF from its bytes, with nothing of the code that wrote it. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-') || !file.trimEnd().endsWith('%%EOF')) throw new Error('This is no PDF.');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body);
  const all = [...objects.values()];
  const pages = all.filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const [, name = '', id = ''] of all.flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    fonts.set(name, emailsOf(streamOf(objects.get(unicode) ?? '')));
  }
  const contents = pages.map((body) => streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? ''));
  return {
    pages: pages.length,
    size: (/\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pages[0] ?? '')?.slice(1) ?? []).map(Number),
    text: contents.map((content) => textOf(content, fonts)).join('\n'),
    links: all.flatMap((body) => [...body.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address)),
    images: all.filter((body) => body.includes('/Subtype /Image')).length,
  };
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** A font's own numbers for its letters. */
function emailsOf(cmap: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries()) {
      const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      letters.set(code, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi))
      text += (hex.match(/.{4}/g) ?? []).map((code) => font.get(code.toLowerCase()) ?? '?').join('');
    if (shown !== undefined) text += '\n';
  }
  // Figures and words are shown in two goes: a space at the end of the first joins them.
  return text.replaceAll(' \n', ' ');
}
