import { createContext, type ReactNode, use } from 'react';
import { Icon } from './icon.tsx';

const InCarousel = createContext(false);

/** Throws outside of a carousel, where a control would move nothing (ledger N6). */
export function useCarousel(): void {
  if (!use(InCarousel)) throw new Error('A carousel control is outside of its carousel.');
}

/** A row that is swiped or scrolled, and the controls that move it. Without script it is the row alone. */
export const Carousel = ({ children }: { readonly children: ReactNode }) => (
  <fc-carousel className="contents">
    <InCarousel value>{children}</InCarousel>
  </fc-carousel>
);

export function CarouselRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  useCarousel();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the row with the arrows.
    <ul aria-label={label} tabIndex={0} className="carousel">
      {children}
    </ul>
  );
}

/**
 * Moves the row by its visible width; disabled at that end (ledger S17, N6). Until the row has been measured no arrow is enabled:
 * one that does not respond yet must not look as if it did.
 */
export function CarouselButton({ to }: { readonly to: 'previous' | 'next' }) {
  useCarousel();
  const isBack = to === 'previous';
  return (
    <button
      type="button"
      aria-label={isBack ? 'Previous' : 'Next'}
      disabled
      suppressHydrationWarning
      data-plain=""
      data-move={to}
      className="grid size-11 cursor-pointer place-items-center rounded-button border border-line bg-surface hover:border-line-strong hover:text-link disabled:cursor-default disabled:border-line disabled:text-neutral-400 noscript:hidden"
    >
      <Icon name={isBack ? 'back' : 'forward'} />
    </button>
  );
}
