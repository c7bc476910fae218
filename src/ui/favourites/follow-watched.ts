import { isSignedIn } from '#src/ui/accounts/is-signed-in.ts';
import type { Watching } from '#src/ui/accounts/watchlist.ts';

/**
 * Calls back with what the shopper watches, now and whenever that changes, until it is stopped. The code is fetched for whoever is signed in: from
 * the start, or since another tab or an earlier page.
 */
export function followWatched(then: (ids: Watching['ids']) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isFollowing = false;
  const follow = async () => {
    if (isFollowing || !isSignedIn()) return;
    isFollowing = true;
    const code = await import('#src/ui/accounts/own-watchlist.ts').catch(() => null);
    isFollowing = code !== null;
    if (code === null || signal.aborted) return;
    const tell = () => then(code.watchlist.read().ids);
    signal.addEventListener('abort', code.watchlist.subscribe(tell));
    tell();
  };
  const look = () => void follow();
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, look, { signal });
  look();
  return () => stopping.abort();
}
