import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { otherDocument } from './other-documents.ts';

/** A feed cannot be read; the message is for the person who sent it. */
export class BadFeed extends Error {}

/** Said of a file whose format tells that it is not whole. */
export const ENDS_EARLY = 'it ends in the middle: it may have been cut off';

/** What is known of a file before its rows are read. */
export interface FeedFile {
  readonly path: string;
  readonly size: number;
  /** The same for the same bytes, whatever the file is called. */
  readonly hash: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** How many bytes the reading in progress has read. */
  bytesRead: number;
}

/** The largest file that is read, in bytes: a feed of 100,000 vehicles with long texts has a fifth of it. */
export const LARGEST_FEED = 512 * 1024 * 1024;
const LOOKED_AT = 4096;

/** Looks through a file once: its size, its hash, and how its letters are encoded. */
export async function inspectFile(path: string): Promise<FeedFile> {
  const found = await stat(path).catch((error: unknown) => {
    throw new BadFeed(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  });
  if (!found.isFile()) throw new BadFeed(`${path} is not a file.`);
  if (found.size > LARGEST_FEED)
    throw new BadFeed(`${path} is ${Math.round(found.size / 1024 / 1024)} MB; the limit is ${LARGEST_FEED / 1024 / 1024} MB.`);
  const hash = createHash('sha256');
  let [encoding, isAllUtf8, rest]: [FeedFile['encoding'] | null, boolean, Buffer] = [null, true, Buffer.alloc(0)];
  let isFirst = true;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = chunk as Buffer;
    if (isFirst) {
      const other = otherDocument(bytes);
      if (other !== null) throw new BadFeed(other);
      encoding = marked(bytes);
      isFirst = false;
    }
    hash.update(bytes);
    if (isAllUtf8) {
      const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      const end = wholeLetters(all);
      isAllUtf8 = isUtf8(all.subarray(0, end));
      rest = Buffer.from(all.subarray(end));
    }
  }
  return {
    path,
    size: found.size,
    hash: hash.digest('base64url'),
    encoding: encoding ?? (isAllUtf8 ? 'utf-8' : 'windows-1252'),
    bytesRead: 0,
  };
}

/** How many of some bytes are whole letters of UTF-8: the last letter may go on in the bytes that follow. */
function wholeLetters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The encoding that the first bytes tell, or null. A UTF-16 file without a mark has a zero in nearly every second byte. */
function marked(bytes: Buffer): FeedFile['encoding'] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [start, zeros] = [bytes.subarray(0, LOOKED_AT), [0, 0]];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even < odd / 4) return 'utf-16le';
  if (even > start.length / 4 && odd < even / 4) return 'utf-16be';
  return null;
}

/** A file's text, some at a time, without byte order mark and zero bytes. */
export async function* textOf(file: FeedFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding);
  file.bytesRead = 0;
  // All rows of a part are in memory at once: those of a larger one outlive the first collections of garbage, and cost several more.
  for await (const chunk of createReadStream(file.path, { highWaterMark: 64 * 1024 })) {
    const bytes = chunk as Buffer;
    file.bytesRead += bytes.length;
    yield decoder.decode(bytes, { stream: true }).replaceAll('\0', '');
  }
  yield decoder.decode().replaceAll('\0', '');
}

/** The beginning of a file's text. */
export async function beginningOf(file: FeedFile, most: number): Promise<string> {
  let text = '';
  for await (const part of textOf(file)) {
    text += part;
    if (text.length >= most) break;
  }
  return text.slice(0, most);
}
