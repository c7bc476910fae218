import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenMenu {
  readonly header: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** To be called whenever a menu of the header has opened or closed. */
  readonly onToggle: () => void;
}

/**
 * Tracks whether a menu of the header is open, and closes it on Escape, on a click elsewhere and when the focus has moved on. The
 * menus are native disclosures, so they work without script.
 */
export function useOpenMenu(): OpenMenu {
  const header = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Always listening: a fast keyboard user leaves a menu before its opening is known here.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      // A fold inside the drawer stays open: closing it would move the link away from under the finger.
      const outermost = openMenus(header.current).filter((menu) => menu.parentElement?.closest('details') === null);
      for (const menu of outermost) if (!menu.contains(target as Node)) menu.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus(header.current)) {
        // Returns the focus to the menu's label if it was inside; otherwise it stays.
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
        menu.open = false;
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return { header, isOpen, onToggle: () => setIsOpen(openMenus(header.current).length > 0) };
}

/** The innermost first, so that the focus ends on a label that is still visible. */
function openMenus(header: HTMLElement | null): HTMLDetailsElement[] {
  return [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])].toReversed();
}
