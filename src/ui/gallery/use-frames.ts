import { useEffect, useState } from 'react';
import { loadedFrames } from '#src/rules/gallery/spin-frames.ts';

/** After so long without a single frame coming in, those that are missing are given up. */
const PATIENCE_MS = 15_000;

/** Which frames of a turn are there. */
export interface Frames {
  /** How many have come or failed. */
  readonly settled: number;
  readonly isReady: boolean;
  /** The frames that can be shown. */
  readonly left: readonly number[];
  readonly onLoad: (frame: number) => void;
  readonly onError: (frame: number) => void;
}

/** Waits for the frames of a turn. One that fails is told to the console and passed over; none holds up the others for ever (ledger G4). */
export function useFrames(count: number): Frames {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const settled = loaded.size + failed.size;
  const isReady = settled >= count;
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => {
      console.warn(`Spin: ${count - settled} of ${count} frames did not come.`);
      setFailed(new Set(loadedFrames(count, loaded)));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady, settled, count, loaded]);
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
