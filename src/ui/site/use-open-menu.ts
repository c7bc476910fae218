import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenMenu {
  readonly header: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** To be called whenever a menu of the header has opened or closed. */
  readonly onToggle: () => void;
}

/**
 * Knows whether a menu of the header stands open, and closes it by Escape, by a press elsewhere and when the keys have moved on. The
 * menus are native disclosures: without script they open and close all the same.
 */
export function useOpenMenu(): OpenMenu {
  const header = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // They listen all the time: whoever is quick with the keys has left a menu before its opening is known here.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      // A fold inside the drawer stays: closing it would move the link away from under the finger.
      const outermost = openMenus(header.current).filter((menu) => menu.parentElement?.closest('details') === null);
      for (const menu of outermost) if (!menu.contains(target as Node)) menu.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus(header.current)) {
        // Whoever was inside goes on from the menu's label; anyone else stays where they are.
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

/** The innermost first, so that focus ends on the label that is still to be seen. */
function openMenus(header: HTMLElement | null): HTMLDetailsElement[] {
  return [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])].toReversed();
}
