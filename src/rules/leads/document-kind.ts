/** The document types that the careers form accepts. */
export type DocumentKind = 'pdf' | 'doc' | 'docx';

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** The container format of Word documents before 2007. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** A file's type by its content, whatever its name says; null for anything but a PDF or Word document. */
export function documentKind(bytes: Uint8Array): DocumentKind | null {
  const opensWith = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (opensWith(PDF)) return 'pdf';
  if (opensWith(OLE)) return utf16Has(bytes, 'WordDocument') ? 'doc' : null;
  return opensWith(ZIP) && zipHas(bytes, 'word/') ? 'docx' : null;
}

/** An old document is a set of named streams; its directory contains the name of Word's own stream. */
function utf16Has(bytes: Uint8Array, word: string): boolean {
  const wanted = codes(word).flatMap((code) => [code, 0]);
  return indexOf(bytes, wanted, 0) >= 0;
}

/** A zip lists its entries at its end; each list entry starts with PK\x01\x02 and has its name at byte 46. */
function zipHas(bytes: Uint8Array, folder: string): boolean {
  const name = codes(folder);
  for (let at = indexOf(bytes, [0x50, 0x4b, 0x01, 0x02], 0); at >= 0; at = indexOf(bytes, [0x50, 0x4b, 0x01, 0x02], at + 46))
    if (name.every((byte, place) => bytes[at + 46 + place] === byte)) return true;
  return false;
}

const codes = (word: string): number[] => Array.from(word, (letter) => letter.charCodeAt(0));

function indexOf(bytes: Uint8Array, wanted: readonly number[], from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  return -1;
}
