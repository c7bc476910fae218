import { track } from '#src/ui/kit/track.ts';

/** Counts what only the standard counts: the first sign that a form is being filled in, and each use of a gallery. */
export function countEngagement(page: Document): void {
  const begun = new WeakSet<Element>();
  page.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest<HTMLElement>('form[data-form]') : null;
      if (form === null || begun.has(form)) return;
      begun.add(form);
      track({ id: null, standard: 'asc_form_engagement', about: { form: form.dataset.form ?? '' } });
    },
    { capture: true },
  );
  page.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('.gallery button') !== null)
        track({ id: null, standard: 'asc_media_interaction' });
    },
    { capture: true },
  );
}
