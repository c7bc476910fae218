/**
 * Puts the state of the announcement on the document, where the style sheet goes by it, and handles its buttons. Uses nothing from
 * outside itself, because its source text is sent to the browser.
 */
export function keepAnnouncement(page: Document, storage: () => Pick<Storage, 'getItem' | 'setItem'>, name: string): void {
  const root = page.documentElement;
  const show = (state: string | null) => {
    if (state === 'folded' || state === 'gone') root.dataset.announcement = state;
    else delete root.dataset.announcement;
    const fold = page.querySelector('[data-announcement-does=fold]');
    fold?.setAttribute('aria-expanded', String(root.dataset.announcement !== 'folded'));
  };
  const read = () => {
    try {
      show(storage().getItem(name));
    } catch {
      // A browser without storage remembers nothing.
    }
  };
  read();
  // The button that says whether it is folded comes after this script.
  page.addEventListener('DOMContentLoaded', read);
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-announcement-does]');
    if (button === null) return;
    const isFolded = root.dataset.announcement === 'folded';
    const next = button.dataset.announcementDoes === 'dismiss' ? 'gone' : isFolded ? 'open' : 'folded';
    try {
      storage().setItem(name, next);
    } catch {
      // As above.
    }
    show(next);
    // Focus does not fall off the page with the bar.
    if (next === 'gone') page.getElementById('main')?.focus({ preventScroll: true });
  });
}
