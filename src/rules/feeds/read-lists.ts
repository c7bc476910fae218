import { isUpload, photoFile, uploadAddress } from '#src/rules/photos/uploaded-photo.ts';
import { NOTHING, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

/** What stands between names of files: a comma may be in a name, but not after its ending. */
const BETWEEN_NAMES = /(?<=\.[a-z]{3,4})[;,~^\s]+/i;

/**
 * Reads addresses of photos, one a line or separated by |, ;, ~, ^ or commas; http becomes https. Where the feed has a folder, a part may also be the name
 * of a file in it.
 */
export function readPhotos(text: string, uploadsOf: string | null = null): Reading<string[]> {
  const parts = text
    .split(/[\n|]|[;,~^\s](?=https?:)/i)
    .flatMap((part) => (uploadsOf === null || /^\s*https?:/i.test(part) ? [part] : part.split(BETWEEN_NAMES)))
    .map((part) =>
      part
        .trim()
        .replace(/[;,~^]$/, '')
        .trimEnd(),
    )
    .filter((part) => part !== '');
  if (parts.length === 0) return NOTHING;
  const addresses = parts.map((part) => photoIn(part, uploadsOf)).filter((address) => address !== null);
  if (addresses.length === 0) return UNREADABLE;
  const unique = [...new Set(addresses)];
  const isAsWritten = ({ length }: readonly string[]) =>
    length === parts.length && unique.every((address, at) => address === parts[at] || isUpload(address));
  return isAsWritten(unique) ? plain(unique) : repaired(unique);
}

function photoIn(part: string, uploadsOf: string | null): string | null {
  const address = part.replace(/^https?:/i, 'https:');
  if (/^https:\/\/[^\s"'<>]{3,1990}$/.test(address)) return address;
  const file = uploadsOf === null ? null : photoFile(part);
  return uploadsOf === null || file === null ? null : uploadAddress({ feed: uploadsOf, file });
}

/** Reads a list of features, one a line or separated by |, ; or commas. */
export function readFeatures(text: string): Reading<string[]> {
  const mark = ['\n', '|', ';', ','].find((one) => text.includes(one)) ?? '\n';
  const parts = text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return plain([...new Set(parts)]);
}
