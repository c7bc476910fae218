import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { toasts } from '#src/ui/kit/toasts.ts';
import type { ShareView } from '#src/views/vehicle/vehicle-page.ts';

interface Props {
  readonly url: string;
  readonly notice: ShareView['notice'];
  readonly onCopied: () => void;
}

/** How long the button says that it has copied (ledger V17). */
const SAID_MS = 1_500;
const COPIED = 'Copied';

/**
 * Copies a page's address and confirms it: in its own label for a second and a half, or in a toast if the site says so (ledger
 * V17).
 */
export function CopyButton({ url, notice, onCopied }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said !== COPIED) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // A page without https, or permission denied.
      setSaid('Please copy it from the address bar');
      return;
    }
    if (notice === 'toast') toasts.show({ text: COPIED, link: null });
    else setSaid(COPIED);
    onCopied();
  };
  return (
    <>
      <button type="button" onClick={() => void copy()} className="share-menu__row">
        <Icon name={said === COPIED ? 'check' : 'link'} />
        {said ?? 'Copy link'}
      </button>
      {/* Not the label itself: it comes back, and would be announced a second time. */}
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
