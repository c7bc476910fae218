import { TOW_LINK } from '#src/rules/tow/tow-link-mark.ts';
import { defineFollowed } from '#src/ui/kit/define-followed.ts';
import { TOW_KEY } from './tow-key.ts';

/** What is said about towing, filled in by the browser once a car is chosen: the page itself is the same for everybody (ledger P15). */
defineFollowed('fc-tow', () =>
  'tow' in document.documentElement.dataset ? import('./follow-tow.ts').then((code) => ({ followTow: code.followTow })) : null,
);

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-tow-choose]') : null;
  if (button === null) return;
  button.ariaBusy = 'true';
  import('./open-tow-chooser.tsx')
    .then(
      (code) => code.openTowChooser(),
      () => window.alert('We couldn’t open the list of cars. Check your connection and try again.'),
    )
    .finally(() => button.removeAttribute('aria-busy'));
});

/** Does something with the code that follows the page's tow car, where the page says anything of towing. */
const withCode = (use: (code: typeof import('./follow-tow.ts')) => void) => {
  if (document.querySelector('fc-tow') !== null) void import('./follow-tow.ts').then(use);
};

// A link pasted over the address of the page that is open.
addEventListener('hashchange', () => {
  if (location.hash.startsWith(TOW_LINK))
    withCode((code) => {
      code.takeLink();
      code.followPage();
    });
});

// A car that is chosen in another tab, or on a page from which Back leads here, while nothing here follows it yet.
addEventListener('storage', ({ key }) => {
  if (key === TOW_KEY) withCode((code) => code.followPage());
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) withCode((code) => code.followPage());
});
