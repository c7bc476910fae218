import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { forgetClicks } from '#src/ui/leads/visit-trail.ts';
import { AGREED, type Consent, keepConsent, readConsent } from './consent.ts';
import { loadTags, stopTags } from './load-tags.ts';

/** Asks a visitor who has not chosen yet, and again whenever one presses the button at the bottom of the page. */
export function askConsent(tags: HTMLElement): void {
  const notice = tags.querySelector<HTMLElement>('section');
  if (notice === null) return;
  const said = document.documentElement.dataset;
  const opener = document.querySelector<HTMLElement>('[data-consent-choices]');
  const show = () => {
    notice.hidden = false;
    document.documentElement.style.scrollPaddingBottom = `${notice.offsetHeight + 16}px`;
  };
  const choose = (choice: Consent) => {
    const before = readConsent(said, browserStorage());
    keepConsent(said, browserStorage(), choice);
    document.documentElement.style.scrollPaddingBottom = '';
    notice.hidden = true;
    const { google, meta } = tags.dataset;
    if (choice === 'denied') forgetClicks(browserStorage());
    if (choice === 'granted' && before !== 'granted') {
      loadTags({ google, meta });
      for (const opened of document.querySelectorAll('fc-track')) opened.dispatchEvent(new Event(AGREED));
    }
    if (choice === 'denied' && before === 'granted') {
      stopTags(google);
      return;
    }
    (before === null ? document.getElementById('main') : opener)?.focus({ preventScroll: true });
  };
  notice.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]')?.dataset.choice : undefined;
    if (choice === 'granted' || choice === 'denied') choose(choice);
  });
  opener?.classList.remove('invisible');
  opener?.addEventListener('click', () => {
    show();
    notice.querySelector('button')?.focus();
  });
  if (readConsent(said, browserStorage()) === null) show();
}
