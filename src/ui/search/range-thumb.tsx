import { useEffect, useRef } from 'react';
import type { RangeScale } from './range-scale.ts';

interface Props {
  readonly label: string;
  readonly scale: RangeScale;
  readonly value: number;
  /** The value as it is read aloud. */
  readonly text: string;
  readonly onMove: (to: number) => void;
  readonly onRelease: () => void;
}

/** One thumb of a range: a native slider over the same track as the other, so that keyboard, touch and screen readers work. */
export function RangeThumb({ label, scale, value, text, onMove, onRelease }: Props) {
  const thumb = useRef<HTMLInputElement>(null);
  const release = useRef(onRelease);
  useEffect(() => {
    release.current = onRelease;
  });
  // React's onChange is the browser's input event; the browser's change event fires once, on release.
  useEffect(() => {
    const input = thumb.current;
    const released = () => release.current();
    input?.addEventListener('change', released);
    return () => input?.removeEventListener('change', released);
  }, []);
  return (
    <input
      ref={thumb}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      {...scale}
      value={value}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
    />
  );
}
