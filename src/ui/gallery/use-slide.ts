import { type RefObject, useRef, useState } from 'react';

/** The position of a row of slides, and how to move it. */
export interface SlideState {
  readonly at: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly show: (place: number) => void;
  /** Moves the row by one slide, or by a page if several are visible. */
  readonly step: (by: 1 | -1) => void;
  /** Moves the row as a key says; returns false for any other key. */
  readonly press: (key: string) => boolean;
  /** To be called when the row has moved or was touched. */
  readonly onScroll: () => void;
  readonly onHold: () => void;
}

/** Follows and moves a row of slides that snaps: the current one is measured from the row, however it was moved. */
export function useSlide(row: RefObject<HTMLElement | null>, count: number): SlideState {
  const [state, setState] = useState({ at: 0, isFirst: true, isLast: count < 2 });
  // A key may be pressed again while the row is still scrolling.
  const aim = useRef<number | null>(null);
  const moveTo = (place: number) => {
    const to = Math.max(0, Math.min(count - 1, place));
    const slide = row.current?.children[to];
    if (!(slide instanceof HTMLElement)) return;
    aim.current = to;
    row.current?.scrollTo({ left: slide.offsetLeft });
  };
  const step = (by: 1 | -1) => {
    const first = row.current?.firstElementChild;
    if (row.current === null || !(first instanceof HTMLElement)) return;
    if (first.offsetWidth < row.current.clientWidth * 0.9) row.current.scrollBy({ left: by * row.current.clientWidth });
    else moveTo((aim.current ?? state.at) + by);
  };
  return {
    ...state,
    show: moveTo,
    step,
    press: (key) => {
      if (key === 'ArrowRight') step(1);
      else if (key === 'ArrowLeft') step(-1);
      else if (key === 'Home') moveTo(0);
      else if (key === 'End') moveTo(count - 1);
      else return false;
      return true;
    },
    onScroll: () => {
      if (row.current === null) return;
      const { scrollLeft, clientWidth, scrollWidth } = row.current;
      const at = Math.max(0, Math.min(count - 1, Math.round(scrollLeft / clientWidth)));
      if (at === aim.current) aim.current = null;
      const next = { at, isFirst: scrollLeft < 2, isLast: scrollLeft + clientWidth > scrollWidth - 2 };
      setState((now) => (now.at === next.at && now.isFirst === next.isFirst && now.isLast === next.isLast ? now : next));
    },
    onHold: () => {
      aim.current = null;
    },
  };
}
