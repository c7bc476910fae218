import { expect, test } from 'vitest';
import { documentKind, photoKind } from '#src/rules/leads/document-kind.ts';

const text = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0));
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** A zip with one empty entry of this name: the entry, then the list at the end that names it. */
const zip = (name: string) => text(`PK\x03\x04${'\0'.repeat(26)}${name}PK\x01\x02${'\0'.repeat(42)}${name}PK\x05\x06`);
const utf16 = (words: string) => Array.from(words, (letter) => `${letter}\0`).join('');

test.each([
  ['a PDF', text('%PDF-1.7 …'), 'pdf'],
  ['an old Word document', text(`${OLE}${'\0'.repeat(500)}${utf16('WordDocument')}`), 'doc'],
  ['a Word document', zip('word/document.xml'), 'docx'],
  ['an old spreadsheet', text(`${OLE}${'\0'.repeat(500)}${utf16('Workbook')}`), null],
  ['a spreadsheet', zip('xl/workbook.xml'), null],
  ['a zip that only mentions word/ in a file', zip('not-word/x'), null],
  ['a program', text('MZ\x90\0'), null],
  ['a page', text('<html>%PDF-'), null],
  ['nothing', new Uint8Array(), null],
  ['a zip cut short', text('PK\x03\x04PK\x01\x02'), null],
])('L3c %s is told by its content', (_, bytes, kind) => expect(documentKind(bytes)).toBe(kind));

test.each([
  ['a JPEG', text('\xff\xd8\xff\xe0\0\x10JFIF'), 'jpg'],
  ['a PNG', text('\x89PNG\r\n\x1a\n'), 'png'],
  ['a WebP', text('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['a sound', text('RIFF\0\0\0\0WAVEfmt '), null],
  ['a drawing with a script in it', text('<svg onload="alert(1)">'), null],
  ['a PDF', text('%PDF-1.7'), null],
  ['nothing', new Uint8Array(), null],
])('T1 as a photo, %s is told by its content', (_, bytes, kind) => expect(photoKind(bytes)).toBe(kind));
