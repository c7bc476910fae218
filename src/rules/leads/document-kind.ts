/** What a form accepts: documents with an application, photos of a car. */
export type DocumentKind = 'pdf' | 'doc' | 'docx' | PhotoKind;
export type PhotoKind = 'jpg' | 'png' | 'webp';

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

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A photo's type by its content, whatever its name says; null for anything else. */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  const has = (mark: readonly number[], from = 0) => mark.every((byte, at) => bytes[from + at] === byte);
  if (has(JPEG)) return 'jpg';
  if (has(PNG)) return 'png';
  return has(codes('RIFF')) && has(codes('WEBP'), 8) ? 'webp' : null;
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
