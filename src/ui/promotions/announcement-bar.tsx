import { useId } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { AnnouncementView } from '#src/views/promotions/promotion-views.ts';

const BUTTON = 'grid size-11 flex-none cursor-pointer place-items-center rounded-button hover:bg-black/8 noscript:hidden';

/**
 * A bar above the page that can be folded to a line or dismissed for good (ledger V14). The script in the page's head handles its
 * buttons and puts its state on the document, and the style sheet goes by that: it never flashes and never pushes the page.
 */
export function AnnouncementBar({ announcement }: { readonly announcement: AnnouncementView }) {
  const { heading, text, link, collapsible } = announcement;
  const more = useId();
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
            aria-expanded
            aria-controls={more}
            data-announcement-does="fold"
          >
            <Icon name="down" />
          </button>
        )}
        <button type="button" className={BUTTON} aria-label="Dismiss the announcement" data-announcement-does="dismiss">
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
