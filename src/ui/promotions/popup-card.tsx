import type { Ref } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PopupView } from '#src/views/promotions/promotion-views.ts';

interface Props {
  readonly popup: PopupView;
  readonly onDismiss: () => void;
  /** Whether it makes way for what lies beneath it. */
  readonly isAside?: boolean;
  readonly card?: Ref<HTMLElement>;
}

/** A popup: a picture, text, or both, and a button that dismisses it (ledger O3). */
export function PopupCard({ popup, onDismiss, isAside = false, card }: Props) {
  const { picture, alt, href, heading, text } = popup;
  const hasWords = heading !== '' || text !== '';
  return (
    <aside ref={card} aria-label="Promotion" className="popup" data-aside={isAside ? '' : undefined}>
      <button type="button" className="popup__close" aria-label="Close the promotion" onClick={onDismiss}>
        <Icon name="close" />
      </button>
      {picture !== null && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button to close it and the link in the words.
        // biome-ignore lint/a11y/noStaticElementInteractions: as above.
        <div className="popup__picture" onClick={onDismiss}>
          <PictureLink href={hasWords ? null : href}>
            <img
              src={picture.src}
              srcSet={picture.srcSet ?? undefined}
              sizes="(width >= 640px) 400px, 90vw"
              width={960}
              height={640}
              alt={hasWords ? '' : alt}
              decoding="async"
            />
          </PictureLink>
        </div>
      )}
      {hasWords && (
        <div className="popup__words">
          {heading !== '' && <h2 className="pe-10 text-h3">{heading}</h2>}
          {text !== '' && <p className="mt-2 text-ink-2">{text}</p>}
          {href !== null && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
            // biome-ignore lint/a11y/noStaticElementInteractions: the link within is what is used.
            <div className="mt-4" onClick={onDismiss}>
              <SiteLink href={href} className={buttonClass('primary')}>
                Find out more
              </SiteLink>
            </div>
          )}
        </div>
      )}
    </aside>
  );
}

function PictureLink({ href, children }: { readonly href: string | null; readonly children: React.ReactNode }) {
  return href === null ? children : <SiteLink href={href}>{children}</SiteLink>;
}
