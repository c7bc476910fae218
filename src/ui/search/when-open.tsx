import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a disclosure has been open: what is inside one that was never opened need not be in the page. It may have been opened before
 * hydration.
 */
export function useHasBeenOpen(
  startsOpen: boolean,
): [fold: RefObject<HTMLDetailsElement | null>, hasBeenOpen: boolean, onToggle: () => void] {
  const fold = useRef<HTMLDetailsElement>(null);
  const [hasBeenOpen, setHasBeenOpen] = useState(startsOpen);
  const look = () => {
    if (fold.current?.open === true) setHasBeenOpen(true);
  };
  useEffect(look, []);
  return [fold, hasBeenOpen || startsOpen, look];
}

/** The inside of a disclosure. Until it is opened only browsers without script read it, which spares the others thousands of elements. */
export const WhenOpen = ({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) =>
  isOpen ? children : <noscript>{children}</noscript>;
