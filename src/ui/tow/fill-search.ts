import { numberText } from '#src/rules/text/number-text.ts';
import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import {
  onlyTowable,
  shownVerdicts,
  showsOnlyTowable,
  TOW_VALUES,
  type TowValue,
  toggledVerdict,
  verdictCounts,
} from '#src/rules/tow/tow-filter.ts';
import { towLimit, towsText } from '#src/rules/tow/tow-limit.ts';
import { VERDICT_NAMES } from '#src/rules/tow/tow-verdict.ts';
import { drawn, make, makeIcon } from './make.ts';
import { chooseButton, copyButton, linkedNote } from './tow-actions.ts';
import { RANGE_PLACE, rangePart, type TowSearch } from './tow-search.ts';

type SearchRange = TowSearch['range'];

/** The panel above the results: the car, how many caravans it can tow, and the switch that shows only those. */
export function fillPanel(place: HTMLElement, choice: TowChoice): void {
  const search = searchOf(place);
  if (search === null) return;
  const limit = towLimit(choice);
  const isOn = showsOnlyTowable(search.range, limit.limit);
  const toggle = make('button', {
    type: 'button',
    role: 'switch',
    class: 'toggle',
    'data-plain': '',
    'aria-checked': String(isOn),
    'aria-labelledby': 'tow-only',
  });
  toggle.addEventListener('click', () => go(place, search, onlyTowable(search.range, limit.limit, !isOn)));
  const label = make('span', { id: 'tow-only' }, 'Only show what it can tow');
  label.addEventListener('click', () => toggle.click());
  const hadFocus = place.contains(document.activeElement) && document.activeElement?.getAttribute('role') === 'switch';
  place.replaceChildren(
    make(
      'section',
      { class: 'tow', 'aria-label': 'Tow match' },
      make(
        'div',
        { class: 'tow__car' },
        make(
          'span',
          { class: 'silhouette tow__drawing' },
          drawn('svg', { viewBox: '0 0 560 240', 'aria-hidden': 'true' }, drawn('use', { href: '#body-suv' })),
        ),
        make(
          'div',
          {},
          make('p', { class: 'text-sm text-ink-2' }, 'Towing with'),
          make('p', { class: 'font-[650] leading-snug' }, choice.car.name),
          make('p', { class: 'tow__limit' }, make('span', {}, towsText(limit)), chooseButton('Change car'), copyButton()),
          ...linkedNote(),
        ),
      ),
      make('div', { class: 'tow__match' }, tally(search, limit.limit), make('div', { class: 'tow__only' }, toggle, label)),
    ),
  );
  if (hadFocus) toggle.focus();
}

const PILLS: readonly (readonly [value: TowValue, kind: string, icon: string, words: string])[] = [
  ['good', 'good', 'check', 'good'],
  ['close', 'warn', 'alert', 'close'],
  ['heavy', 'bad', 'close', 'too heavy'],
];

function tally({ counts, unknown }: TowSearch, limit: number): HTMLElement {
  const sums = verdictCounts(counts, limit);
  const pills = PILLS.map(([value, kind, icon, words]) =>
    make('li', { class: 'pill', 'data-kind': kind }, makeIcon(icon, 'size-4'), `${numberText(sums[value])} ${words}`),
  );
  if (unknown > 0) pills.push(make('li', { class: 'pill' }, `${numberText(unknown)} unknown`));
  return make('ul', { class: 'tow__tally', 'aria-label': 'These results' }, ...pills);
}

/** The facet: its boxes are a view of the range of ATMs in the address, counted like any other. */
export function fillFacet(place: HTMLElement, choice: TowChoice): void {
  const search = currentSearch();
  if (search === null) return;
  const { limit } = towLimit(choice);
  const sums = verdictCounts(search.counts, limit);
  const shown = shownVerdicts(search.range, limit);
  const hadFocus = [...place.querySelectorAll('input')].findIndex((box) => box.matches(':focus'));
  const boxes = TOW_VALUES.map((value) => {
    const box = make('input', { type: 'checkbox' }) as HTMLInputElement;
    box.checked = shown[value] === 'all';
    box.indeterminate = shown[value] === 'some';
    box.disabled = sums[value] === 0 && shown[value] === 'none';
    // The results are changed by the link below; nothing else must take it for a field of the search.
    box.addEventListener('change', (event) => {
      event.stopPropagation();
      go(place, search, toggledVerdict(search.range, limit, value, box.checked));
    });
    const count = make('small', {}, numberText(sums[value]));
    return make('li', {}, make('label', { class: 'filters__box' }, box, make('span', {}, VERDICT_NAMES[value]), count));
  });
  const foot = make(
    'p',
    { class: 'tow__foot' },
    `With your ${choice.car.short}, ${numberText(limit)} kg. `,
    chooseButton('Change'),
  );
  place.replaceChildren(make('ul', {}, ...boxes), foot);
  if (hadFocus >= 0) place.querySelectorAll('input')[hadFocus]?.focus();
}

/** A chip for a range of ATMs that is what the car may tow says so. */
export function fillChip(place: HTMLElement, { car, load }: TowChoice): void {
  const { limit } = towLimit({ car, load });
  const search = currentSearch();
  const shown = TOW_VALUES.filter((value) => shownVerdicts(search?.range ?? null, limit)[value] === 'all');
  const isWhole = search !== null && TOW_VALUES.every((value) => shownVerdicts(search.range, limit)[value] !== 'some');
  const names = shown.map((value) => VERDICT_NAMES[value].replace(' match', '').toLowerCase());
  place.replaceChildren(...(isWhole && shown.length > 0 ? [`With your ${car.short}: ${names.join(', ')}`] : []));
}

/** Follows a link to the same search with another range: the search answers it in place once it is awake, else the browser does. */
function go(place: HTMLElement, { href, allHref }: TowSearch, range: SearchRange): void {
  const to = range === null ? allHref : href.replace(RANGE_PLACE, rangePart(range));
  const link = make('a', { href: to, hidden: '' });
  place.append(link);
  link.click();
  link.remove();
}

const currentSearch = (): TowSearch | null => {
  const panel = document.querySelector<HTMLElement>('fc-tow[data-search]');
  return panel === null ? null : searchOf(panel);
};

function searchOf({ dataset }: HTMLElement): TowSearch | null {
  try {
    return JSON.parse(dataset.search ?? '') as TowSearch;
  } catch {
    return null;
  }
}
