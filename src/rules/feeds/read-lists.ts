import { NOTHING, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

/** Reads addresses of photos, one a line or separated by |, ; or commas; http becomes https. */
export function readPhotos(text: string): Reading<string[]> {
  const parts = text
    .split(/[\n|]|[;,\s](?=https?:)/)
    .map((part) => part.trim().replace(/[;,]$/, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return NOTHING;
  const addresses = parts
    .map((part) => part.replace(/^http:/i, 'https:'))
    .filter((part) => /^https:\/\/[^\s"'<>]{3,1990}$/.test(part));
  if (addresses.length === 0) return UNREADABLE;
  const unique = [...new Set(addresses)];
  return unique.length === parts.length && unique.every((address, at) => address === parts[at])
    ? plain(unique)
    : repaired(unique);
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
