import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { canShowPopup } from '#src/rules/promotions/promotion-pages.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import type { PopupView } from '#src/views/promotions/promotion-views.ts';
import { PopupCard } from './popup-card.tsx';
import { useMakesWay } from './use-makes-way.ts';

/** Timers cannot wait longer. */
const LONGEST_MS = 2_147_483_647;

/**
 * A promotion in the corner once the page is idle, until it is dismissed or has expired (ledger O3). It takes no focus, comes
 * last in the tab order, and makes way when it would cover a form or the focused element.
 */
export function Popup({ popup }: { readonly popup: PopupView }) {
  const { key, expires, heading, alt } = popup;
  const { pathname } = useLocation();
  const isIdle = useIdle();
  const [isGone, setIsGone] = useState(false);
  const card = useRef<HTMLElement>(null);
  const dismiss = useCallback(() => {
    // Keeps the focus on the page when the card is removed.
    if (card.current?.contains(document.activeElement) === true) document.getElementById('main')?.focus({ preventScroll: true });
    browserStorage()?.setItem(`forecourt.${key}`, 'gone');
    setIsGone(true);
  }, [key]);
  useEffect(() => {
    if (expires === null) return;
    const timer = setTimeout(() => setIsGone(true), Math.min(Math.max(0, expires - Date.now()), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [expires]);
  // Read only once the page is idle, in the browser.
  const isShown = isIdle && !isGone && canShowPopup(pathname) && browserStorage()?.getItem(`forecourt.${key}`) !== 'gone';
  const isAside = useMakesWay(card, isShown);
  useEffect(() => {
    if (!isShown) return;
    const pressed = (event: KeyboardEvent) => {
      // An open dialog closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open], :popover-open') === null)
        dismiss();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isShown, dismiss]);
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && `Promotion: ${heading === '' ? alt : heading}`}
      </p>
      {isShown && <PopupCard popup={popup} onDismiss={dismiss} isAside={isAside} card={card} />}
    </>
  );
}

/** Whether the browser has been idle since hydration. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    // Not every browser has requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, 1500);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(done, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }, []);
  return isIdle;
}
