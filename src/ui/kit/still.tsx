import { type MouseEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsReady } from './use-is-ready.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of a page that answers to nothing but its links. When the page wakes up it is left as the server made it: its code is not even
 * fetched. Where the browser itself makes the page, on the way from another, its children are shown as anywhere else.
 */
export function Still({ id, name, children }: Props) {
  const isReady = useIsReady();
  const [isServed] = useState(!isReady && !import.meta.env.SSR);
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const href = pageOf(event);
    if (href === null) return;
    event.preventDefault();
    void navigate(href);
  };
  if (!isServed)
    return (
      <div id={id} data-block={name} className="block-place">
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; this only spares a reload.
    <div
      id={id}
      data-block={name}
      className="block-place"
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it tells React that what is inside is not its business.
      dangerouslySetInnerHTML={UNTOUCHED}
    />
  );
}

const UNTOUCHED = { __html: '' };

/** The page of this site that a press leads to without more ado; null for anything else: another site, a file, a new tab, a place on this page. */
function pageOf({ target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const { origin, pathname, search, hash } = link;
  const isHere = hash !== '' && pathname === window.location.pathname && search === window.location.search;
  if (origin !== window.location.origin || link.target !== '' || isHere || /\.\w+$/.test(pathname)) return null;
  return pathname + search + hash;
}
