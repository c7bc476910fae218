import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

const MB = 1024 * 1024;

/** A part of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface Png {
  readonly width: number;
  readonly height: number;
  readonly bits?: number;
  readonly colour?: number;
  /** How many bytes its pixels, or what is in their place, have once they are unpacked. */
  readonly pixels?: number;
  readonly more?: readonly Buffer[];
}

function png({ width, height, bits = 8, colour = 2, pixels = 100_000, more = [] }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colour], 8);
  const parts = [chunk('IHDR', head), ...more, chunk('IDAT', deflateSync(Buffer.alloc(pixels))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...parts]);
}

/** A JPEG that says how large it is, and ends soon after. */
function jpeg(width: number, height: number, marker = 0xc0): Buffer {
  const frame = Buffer.from([0xff, marker, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0, 0x55]),
  ]);
}

/** A WebP whose head says how large its canvas is. */
function webp(width: number, height: number): Buffer {
  const head = Buffer.alloc(30);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(22, 4);
  head.write('WEBPVP8X', 8, 'latin1');
  head.writeUInt32LE(10, 16);
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return head;
}

const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes));
const named = (name: string, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), bytes]);

/** Small files that are enormous once they are unpacked. */
export const PICTURE_BOMBS: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['a PNG of 20,000 by 20,000 pixels', png({ width: 20_000, height: 20_000 })],
  ['a PNG of 65,535 by 65,535 bits', png({ width: 65_535, height: 65_535, bits: 1, colour: 0 })],
  ['a PNG of two billion pixels in a line', png({ width: 2 ** 31 - 1, height: 1, colour: 0 })],
  ['a PNG of two billion lines', png({ width: 1, height: 2 ** 31 - 1, colour: 0 })],
  ['a PNG of 16 bits a colour', png({ width: 7_746, height: 7_746, bits: 16, colour: 6 })],
  ['a PNG without size', png({ width: 0, height: 0 })],
  ['a PNG whose pixels unpack to 300 MB', png({ width: 10, height: 10, pixels: 300 * MB })],
  ['a PNG with a text of 300 MB', png({ width: 10, height: 10, more: [chunk('zTXt', named('Comment', zeros(300 * MB)))] })],
  ['a PNG with a profile of 300 MB', png({ width: 10, height: 10, more: [chunk('iCCP', named('p', zeros(300 * MB)))] })],
  [
    'a PNG with 200,000 empty texts',
    png({ width: 10, height: 10, more: Array.from({ length: 200_000 }, () => chunk('tEXt', named('a', Buffer.alloc(0)))) }),
  ],
  ['a JPEG of 65,500 by 65,500 pixels', jpeg(65_500, 65_500)],
  ['a progressive JPEG of 65,500 by 65,500 pixels', jpeg(65_500, 65_500, 0xc2)],
  ['a lossless JPEG', jpeg(8, 8, 0xc3)],
  ['a JPEG without size', jpeg(0, 0)],
  ['a WebP of 16,777,216 by 16,777,216 pixels', webp(2 ** 24, 2 ** 24)],
  ['a WebP of 16,383 by 16,383 pixels', webp(16_383, 16_383)],
  ['a drawing that calls itself a photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>')],
  ['a drawing with entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>')],
  ['a GIF', Buffer.from('GIF89a\xff\xff\xff\xff\0\0\0;', 'latin1')],
  ['a TIFF', Buffer.from('II*\0\b\0\0\0', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
  ['a script of a drawing program', Buffer.from("push graphic-context\nimage over 0,0 0,0 'ephemeral:/etc/passwd'")],
  ['a PNG that stops after its head', png({ width: 4_000, height: 4_000 }).subarray(0, 33)],
];

/** A zip whose one file unpacks to many times its size; with the folder of a Word document it is one by its list of names. */
export function zipBomb(name: string, bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(bytes, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(bytes, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

/** A compressed file that unpacks to many times its size. */
export const gzipBomb = (bytes: number): Buffer => gzipSync(Buffer.alloc(bytes, 0x20));

/** How many megabytes a process needed beyond what it had, at most, while some work was done. */
export async function grownMb(pid: number | 'self', work: () => Promise<unknown>): Promise<number> {
  const figure = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  // The kernel forgets the most that it has seen, and begins anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = figure('VmRSS');
  await work();
  return Math.max(0, Math.round(figure('VmHWM') - before));
}
