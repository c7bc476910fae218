import { countWords, plural } from '#src/rules/text/plural.ts';

/** The button says how many vehicles the choice finds, or no number when that is not known. */
function followCount(place: HTMLElement, signal: AbortSignal): void {
  const form = place.querySelector('form');
  const button = place.querySelector('[data-count]');
  const { word = '' } = place.dataset;
  if (form === null || button === null) return;
  let latest = 0;
  const count = async (): Promise<void> => {
    latest += 1;
    const asked = latest;
    const chosen = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const found = await fetch(`/api/search?${new URLSearchParams(chosen)}`, { signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { readonly count: number }).count : null))
      .catch(() => null);
    if (asked === latest) button.textContent = found === null ? `Show ${plural(word)}` : `Show ${countWords(found, word)}`;
  };
  form.addEventListener('change', () => void count(), { signal });
}

/**
 * A chosen make leaves only its own models to choose from. The server lists all models, each make's in a group; they are taken out
 * of the list rather than hidden, because not every browser hides options.
 */
export function followHeroSearch(place: HTMLElement, signal: AbortSignal): void {
  const make = place.querySelector<HTMLSelectElement>('[data-choose=make]');
  const models = place.querySelector<HTMLSelectElement>('[data-choose=model]');
  const any = models?.options[0];
  followCount(place, signal);
  if (make === null || models === null || any === undefined) return;
  const groups = [...models.querySelectorAll('optgroup')];

  const choose = (): void => {
    if (groups.length === 0) return;
    const chosen = groups.find(({ label }) => label === make.value);
    const own = chosen === undefined ? groups : [...chosen.children].map((option) => option.cloneNode(true));
    models.replaceChildren(any, ...own);
    models.value = '';
  };
  const restore = (): void => {
    const before = models.value;
    if (make.value !== '') choose();
    if ([...models.options].some(({ value }) => value === before)) models.value = before;
  };

  make.addEventListener('change', choose, { signal });
  // The browser fills the fields in again after Back and after a reload.
  window.addEventListener('pageshow', restore, { signal });
  // What was chosen before this came.
  restore();
}
