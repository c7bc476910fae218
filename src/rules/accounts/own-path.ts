const LONGEST = 2_000;
const BASE = 'http://own.invalid';

/** A path of the same site in its resolved form; null for anything that could lead a browser elsewhere (ledger H6). */
export function ownPath(text: string | null): string | null {
  if (text === null || text.length > LONGEST || !isOwn(text) || !URL.canParse(text, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  const path = `${pathname}${search}${hash}`;
  // Dots are gone now, and what was behind them may begin with two slashes: '/.//other.example'.
  return origin === BASE && isOwn(path) ? path : null;
}

/** Whether it begins with exactly one slash, and has nothing that browsers drop or turn round, however often it is decoded. */
function isOwn(text: string): boolean {
  if (!/^\/(?!\/)/.test(text) || /[\\\s\p{Cc}]/u.test(text)) return false;
  const path = text.replace(/[?#].*$/, '');
  if (!path.includes('%')) return true;
  try {
    return isOwn(decodeURIComponent(path));
  } catch {
    return false;
  }
}
