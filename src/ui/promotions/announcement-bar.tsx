import { useEffect, useId, useState } from 'react';
import type { AnnouncementView } from '#src/use-cases/page-types.ts';
import { browserStorage } from '../garage/browser-storage.ts';
import { Icon } from '../icon.tsx';
import { SiteLink } from '../site-link.tsx';

type State = 'open' | 'folded' | 'gone';

const BUTTON = 'grid size-11 flex-none cursor-pointer place-items-center rounded-button hover:bg-black/8 noscript:hidden';

/**
 * A bar over the page that can be folded to a line or put away for good (ledger V14). How it was left is on the document before the first paint
 * (public/announcement.js), and the stylesheet goes by that: it never flashes and never pushes the page.
 */
export function AnnouncementBar({ announcement }: { readonly announcement: AnnouncementView }) {
  const { key, heading, text, link, collapsible } = announcement;
  const more = useId();
  const [state, setState] = useState<State>('open');
  useEffect(() => setState((document.documentElement.dataset.announcement as State | undefined) ?? 'open'), []);
  const change = (next: State) => {
    browserStorage()?.setItem(`forecourt.${key}`, next);
    document.documentElement.dataset.announcement = next;
    setState(next);
  };
  if (state === 'gone') return null;
  const isOpen = state === 'open';
  return (
    <aside aria-label="Announcement" className="announcement">
      <div className="wrap flex items-start gap-2">
        <div className="announcement__words">
          <p className="font-semibold">{heading}</p>
          <div id={more} className={collapsible ? 'announcement__more' : undefined}>
            {text !== '' && <p>{text}</p>}
            {link !== null && (
              <SiteLink href={link.href} className="announcement__link">
                {link.label}
              </SiteLink>
            )}
          </div>
        </div>
        {collapsible && (
          <button
            type="button"
            className={`${BUTTON} announcement__fold`}
            aria-label="Details of the announcement"
            aria-expanded={isOpen}
            aria-controls={more}
            onClick={() => change(isOpen ? 'folded' : 'open')}
          >
            <Icon name="down" />
          </button>
        )}
        <button type="button" className={BUTTON} aria-label="Dismiss the announcement" onClick={() => change('gone')}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
