/** A service to share a vehicle on; a popup opens in a small window of its own. */
export interface ShareLink {
  readonly name: string;
  readonly href: string;
  readonly isPopup: boolean;
}

/** Plain links to share a page; nothing of these services is loaded (ledger V17). */
export function shareLinks({ url, title }: { readonly url: string; readonly title: string }): readonly ShareLink[] {
  const [address, name, both] = [url, title, `${title} ${url}`].map(encoded);
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, isPopup: true },
    { name: 'X', href: `https://x.com/intent/post?url=${address}&text=${name}`, isPopup: true },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}`, isPopup: true },
    { name: 'Email', href: `mailto:?subject=${name}&body=${address}`, isPopup: false },
  ];
}

/** A lone surrogate, which a feed may leave behind, cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
