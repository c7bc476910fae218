import { type MouseEvent, useId, useRef } from 'react';
import { isPlainClick } from '#src/islands/plain-click.ts';
import { type ShareLink, shareLinks } from '#src/rules/vehicle/share-links.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';
import type { ShareView } from '#src/views/vehicle/vehicle-page.ts';
import { CopyButton } from './copy-button.tsx';

/** Shares a vehicle: by the device's share sheet if there is one, else by a small menu; without script by email (ledger V17). */
export function ShareButton({ share }: { readonly share: ShareView }) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const { url, title, notice } = share;
  const links = shareLinks(share);
  const letter = links.find(({ isPopup }) => !isPopup);
  const open = (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    navigator.share({ title, url }).catch((error: unknown) => {
      // A visitor who closes the sheet has changed their mind; any other failure opens the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) menu.current?.showPopover();
    });
  };
  return (
    <>
      <button type="button" popoverTarget={id} onClick={open} className={`${buttonClass('plain')} w-full noscript:hidden`}>
        <Icon name="share" />
        Share
      </button>
      <div className="hidden noscript:contents">
        <a href={letter?.href} className={buttonClass('plain')}>
          <Icon name="mail" />
          Share
        </a>
      </div>
      <ul ref={menu} id={id} popover="auto" aria-label="Share" className="share-menu">
        <li>
          <CopyButton url={url} notice={notice} onCopied={() => notice === 'toast' && menu.current?.hidePopover()} />
        </li>
        {links.map((link) => (
          <li key={link.name}>
            <ShareRow link={link} />
          </li>
        ))}
      </ul>
    </>
  );
}

const ICONS: Readonly<Record<string, IconName>> = { Facebook: 'facebook', X: 'x', WhatsApp: 'chat', Email: 'mail' };

function ShareRow({ link: { name, href, isPopup } }: { readonly link: ShareLink }) {
  const open = (event: MouseEvent) => {
    if (!isPopup || !isPlainClick(event)) return;
    event.preventDefault();
    openPopup(href);
  };
  return (
    <a
      href={href}
      onClick={open}
      className="share-menu__row"
      {...(isPopup ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Icon name={ICONS[name] ?? 'share'} />
      {name}
      {isPopup && <span className="sr-only"> (opens a window)</span>}
    </a>
  );
}

/** The size of the share window (ledger V17). */
const SIZE = { width: 550, height: 400 };

/** Opens a share page in a small window without access to this one. */
export function openPopup(href: string, open: typeof window.open = window.open.bind(window)): void {
  open(href, '_blank', `popup,noopener,noreferrer,width=${SIZE.width},height=${SIZE.height}`);
}
