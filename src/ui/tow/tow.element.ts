import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** The parts of a page about towing that a shopper can use before a car is chosen; the others wait for one. */
const USED_FIRST = ['choose', 'panel', 'page'];

/** What is said about towing, filled in by the browser: the page itself is the same for everybody (ledger P15). */
defineFollowed('fc-tow', ({ dataset: { part = '' } }) =>
  USED_FIRST.includes(part) || 'tow' in document.documentElement.dataset
    ? import('./follow-tow.ts').then(({ followTow }) => followTow)
    : null,
);

// At once, whatever else has come by then.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-tow-choose]') !== null)
    void import('./open-tow-chooser.tsx').then(({ openTowChooser }) => openTowChooser());
});
