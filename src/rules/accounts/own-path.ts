import { isSitePath } from '#src/rules/site/site-path.ts';

const LONGEST = 2_000;
/** Nobody encodes an address this often; whoever does wants to hide something. */
const MOST_DECODINGS = 8;
const OWN = 'http://own.invalid';
/** What browsers and careless programs drop, or read as a slash or the end of a line. */
const UNSAFE = /[\\\p{Cc}]/u;

/**
 * The path on this site that `redirect` or `back` names, in the form that a browser would request; null when it could lead
 * anywhere else, also after it has been decoded any number of times (ledger H6).
 */
export function ownPath(text: string | null): string | null {
  if (text === null || text.length > LONGEST || /\s/.test(text) || !isSitePath(text)) return null;
  const decoded = decodedText(text);
  const path = decodedText(text.split(/[?#]/, 1).join(''));
  if (decoded === null || path === null || UNSAFE.test(decoded) || path.includes('//')) return null;
  if (!URL.canParse(text, OWN)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(text, OWN);
  const resolved = `${pathname}${search}${hash}`;
  const isOwn = origin === OWN && username === '' && password === '' && isSitePath(resolved);
  return isOwn && resolved.length <= LONGEST ? resolved : null;
}

/** A text with its ASCII characters decoded until nothing changes; null when that takes too often. */
function decodedText(text: string): string | null {
  let decoded = text;
  for (let round = 0; round < MOST_DECODINGS; round += 1) {
    const next = decoded.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === decoded) return decoded;
    decoded = next;
  }
  return null;
}
