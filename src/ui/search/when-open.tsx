import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';

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

/** True within a closed disclosure, whose inside is in a noscript already: one within another would end it too early. */
const InsideClosed = createContext(false);

interface Props {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** The inside of a disclosure. Until it is opened only browsers without script read it, which spares the others thousands of elements. */
export function WhenOpen({ isOpen, children }: Props) {
  if (isOpen || use(InsideClosed)) return children;
  return (
    <noscript>
      <InsideClosed value>{children}</InsideClosed>
    </noscript>
  );
}
