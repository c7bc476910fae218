/**
 * A chosen make leaves only its own models to choose from. The server lists all models, each make's in a group; they are taken out
 * of the list rather than hidden, because not every browser hides options.
 */
export function followHeroSearch(place: HTMLElement, signal: AbortSignal): void {
  const make = place.querySelector<HTMLSelectElement>('[data-choose=make]');
  const models = place.querySelector<HTMLSelectElement>('[data-choose=model]');
  const any = models?.options[0];
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
