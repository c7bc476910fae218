import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface Carousel {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

const CarouselContext = createContext<Carousel | null>(null);

/** The carousel around a control; throws outside of one (ledger N6). */
export function useCarousel(): Carousel {
  const carousel = use(CarouselContext);
  if (carousel === null) throw new Error('A carousel control is outside of its carousel.');
  return carousel;
}

/** A row that is swiped or scrolled, and the controls that move it. Without script it is the row alone. */
export function Carousel({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  // Until the row has been measured no arrow is enabled: one that does not respond yet must not look as if it did.
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const shown = row.current;
    if (shown === null) return;
    const look = () => {
      const isAtStart = shown.scrollLeft <= 1;
      const isAtEnd = shown.scrollLeft + shown.clientWidth >= shown.scrollWidth - 1;
      setEnds((before) => (before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(shown);
    shown.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      shown.removeEventListener('scroll', look);
    };
  }, []);
  return <CarouselContext value={{ row, ...ends }}>{children}</CarouselContext>;
}

export function CarouselRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { row } = useCarousel();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the row with the arrows.
    <ul ref={row} aria-label={label} tabIndex={0} className="carousel">
      {children}
    </ul>
  );
}

/** Moves the row by its visible width; disabled at that end (ledger S17, N6). */
export function CarouselButton({ to }: { readonly to: 'previous' | 'next' }) {
  const { row, isAtStart, isAtEnd } = useCarousel();
  const isBack = to === 'previous';
  const move = () => row.current?.scrollBy({ left: (isBack ? -0.9 : 0.9) * row.current.clientWidth });
  return (
    <button
      type="button"
      aria-label={isBack ? 'Previous' : 'Next'}
      disabled={isBack ? isAtStart : isAtEnd}
      onClick={move}
      className="grid size-11 cursor-pointer place-items-center rounded-button border border-line bg-surface hover:border-line-strong hover:text-link disabled:cursor-default disabled:border-line disabled:text-neutral-400 noscript:hidden"
    >
      <Icon name={isBack ? 'back' : 'forward'} />
    </button>
  );
}
