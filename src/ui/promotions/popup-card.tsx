import type { ReactNode } from 'react';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PopupView } from '#src/views/promotions/promotion-views.ts';

interface Props {
  readonly popup: PopupView;
  readonly isHidden?: boolean;
}

/** A popup: a picture, text, or both, and a button that dismisses it (ledger O3). What has `data-dismiss` does so on a click. */
export function PopupCard({ popup, isHidden = false }: Props) {
  const { picture, alt, href, heading, text } = popup;
  const hasWords = heading !== '' || text !== '';
  return (
    <aside aria-label="Promotion" className="popup" hidden={isHidden}>
      <button type="button" className="popup__close" aria-label="Close the promotion" data-dismiss="">
        <Icon name="close" />
      </button>
      {picture !== null && (
        <div className="popup__picture" data-dismiss="">
          <PictureLink href={hasWords ? null : href}>
            <img
              src={picture.src}
              srcSet={srcSetOf(picture)}
              sizes={hasWords ? '136px' : '(width >= 640px) 400px, 90vw'}
              width={960}
              height={640}
              alt={hasWords ? '' : alt}
              // Not fetched while the card is hidden.
              loading="lazy"
              decoding="async"
            />
          </PictureLink>
        </div>
      )}
      {hasWords && (
        <div className="popup__words">
          {heading !== '' && <h2 className="text-lg/tight">{heading}</h2>}
          {text !== '' && <p className={`text-md text-ink-2 ${heading === '' ? '' : 'popup__text mt-1'}`}>{text}</p>}
          {href !== null && (
            <div data-dismiss="">
              <SiteLink href={href} className="popup__link">
                Find out more
                <Icon name="forward" className="size-4" />
              </SiteLink>
            </div>
          )}
        </div>
      )}
    </aside>
  );
}

function PictureLink({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  return href === null ? children : <SiteLink href={href}>{children}</SiteLink>;
}
