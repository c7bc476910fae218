import { isPlainClick } from '#src/islands/plain-click.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes radios of a row of colours: the picture is painted at once, and the choice goes into the address and into the links that take it along. */
export function followSwatches(element: HTMLElement, signal: AbortSignal): void {
  const group = element.querySelector<HTMLElement>('[role=group]');
  if (group === null) return;
  const all = [...group.querySelectorAll<HTMLAnchorElement>('a')];
  const mark = (chosen: HTMLElement | undefined) => {
    for (const swatch of all) {
      swatch.ariaChecked = String(swatch === chosen);
      swatch.tabIndex = swatch === chosen ? 0 : -1;
      swatch.removeAttribute('aria-current');
    }
  };
  group.role = 'radiogroup';
  for (const swatch of all) swatch.role = 'radio';
  mark(all.find((swatch) => swatch.getAttribute('aria-current') === 'true'));

  const choose = (swatch: HTMLAnchorElement) => {
    if (swatch.ariaChecked === 'true') return;
    mark(swatch);
    nameChoice(element, swatch);
    paint(element, swatch);
    takeAlong(element, swatch);
  };
  group.addEventListener(
    'click',
    (event) => {
      const swatch = all.find((one) => one.contains(event.target as Node));
      if (swatch === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      choose(swatch);
    },
    { signal },
  );
  group.addEventListener(
    'keydown',
    (event) => {
      const at = all.indexOf(event.target as HTMLAnchorElement);
      const step = STEPS[event.key] ?? 0;
      const next = event.key === ' ' ? all[at] : all.at((at + step) % all.length);
      if (at < 0 || next === undefined || (step === 0 && event.key !== ' ') || event.altKey || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      next.focus();
      choose(next);
    },
    { signal },
  );
  // So that the picture is there when the colour is chosen.
  for (const sign of ['pointerover', 'focusin'] as const)
    group.addEventListener(
      sign,
      ({ target }) => {
        const swatch = all.find((one) => one.contains(target as Node));
        if (swatch !== undefined) swap(element, swatch, 'fetchAhead');
      },
      { signal },
    );
}

const pictureOf = ({ dataset }: HTMLElement) =>
  document.getElementById(dataset.picture ?? '')?.querySelector<HTMLImageElement>('img:not([aria-hidden])') ?? null;

function nameChoice(element: HTMLElement, { textContent, dataset }: HTMLElement): void {
  const [name, note] = [element.querySelector('p > span'), element.querySelector('p > small')];
  if (name !== null) name.textContent = textContent;
  if (note !== null) note.textContent = dataset.note ?? '';
}

function paint(element: HTMLElement, swatch: HTMLAnchorElement): void {
  const picture = pictureOf(element);
  if (picture === null) return;
  const [before] = picture.alt.split(' in ');
  const comma = picture.alt.indexOf(',');
  const after = comma === -1 ? '' : picture.alt.slice(comma);
  picture.alt = `${before} in ${swatch.textContent}${after}`;
  swap(element, swatch, 'show');
}

/** What paints comes when a colour is first pointed at; without it the colour's own page shows the picture. */
function swap(element: HTMLElement, swatch: HTMLAnchorElement, how: 'fetchAhead' | 'show'): void {
  import('./swap-picture.ts')
    .then(({ swapPicture }) => swapPicture(pictureOf(element), swatch.dataset.src ?? null)[how]())
    .catch(() => how === 'show' && window.location.assign(swatch.href));
}

/** Puts the choice into the address, into the links that take it along, and into the page's other pictures of the model. */
function takeAlong({ dataset: { param = '' } }: HTMLElement, { dataset: { colour = '' } }: HTMLElement): void {
  const address = new URL(window.location.href);
  address.searchParams.set(param, colour);
  window.history.replaceState(window.history.state, '', address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-takes="${param}"]`)) {
    const to = new URL(link.href);
    to.searchParams.set(link.dataset.as ?? param, colour);
    link.href = to.href;
  }
  if (document.querySelector('img[data-painted]') !== null)
    import('./repaint-page.ts').then(({ repaintPage }) => repaintPage(address)).catch(() => {});
}
