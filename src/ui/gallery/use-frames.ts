import { useEffect, useState } from 'react';
import { loadedFrames } from '#src/rules/gallery/spin-frames.ts';

/** After this long without a new frame, the missing ones are given up. */
const PATIENCE_MS = 15_000;

export interface Frames {
  /** How many have loaded or failed. */
  readonly settled: number;
  readonly isReady: boolean;
  readonly left: readonly number[];
  readonly onLoad: (frame: number) => void;
  readonly onError: (frame: number) => void;
}

/** Waits for the frames of a turn, once they are fetched. A frame that fails is logged and skipped; none blocks the others for ever (ledger G4). */
export function useFrames(count: number, isFetched: boolean): Frames {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const settled = loaded.size + failed.size;
  const isReady = settled >= count;
  useEffect(() => {
    if (!isFetched || isReady) return;
    const timer = setTimeout(() => {
      console.warn(`Spin: ${count - settled} of ${count} frames did not load.`);
      setFailed(new Set(loadedFrames(count, loaded)));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isFetched, isReady, settled, count, loaded]);
  return {
    settled,
    isReady,
    left: loadedFrames(count, failed),
    onLoad: (frame) => setLoaded((before) => new Set(before).add(frame)),
    onError: (frame) => {
      console.warn(`Spin: frame ${frame + 1} of ${count} failed to load.`);
      setFailed((before) => new Set(before).add(frame));
    },
  };
}
