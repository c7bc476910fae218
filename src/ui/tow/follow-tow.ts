import { isNamed, type TowChoice } from '#src/rules/tow/tow-car.ts';
import { TOW_LINK } from '#src/rules/tow/tow-link-mark.ts';
import { fillCard } from './fill-card.ts';
import { fillChip, fillFacet, fillPanel } from './fill-search.ts';
import { towingWith } from './tow-actions.ts';
import { towStore } from './tow-store.ts';

type Fill = (place: HTMLElement, choice: TowChoice) => void;

/** What fills each part of a page once a car is chosen. */
const FILLS: Readonly<Record<string, Fill>> = {
  card: fillCard,
  compare: fillCard,
  panel: fillPanel,
  with: (place, choice) => place.replaceChildren(...towingWith(choice)),
  facet: fillFacet,
  chip: fillChip,
  lead: fillLead,
  // Only a vehicle's page has it.
  page: (place, choice) => void import('./fill-page.ts').then(({ fillPage }) => fillPage(place, choice)),
};

/** What a form sends besides what is typed is said on it. */
function fillLead(place: HTMLElement, { car }: TowChoice): void {
  const whose = towStore.readLinked() === null ? 'your tow car' : 'the tow car from the link you opened';
  place.replaceChildren(isNamed(car) ? `We’ll include ${whose}: ${car.name}.` : `We’ll include ${whose} and its figures.`);
}

let isFollowing = false;
const followed = new WeakSet<HTMLElement>();

/** Follows the parts of a page that were there before a car was chosen. */
export function followPage(): void {
  for (const place of document.querySelectorAll<HTMLElement>('fc-tow')) followTow(place, new AbortController().signal);
}

/** Fills a part of the page now and whenever another car is chosen. */
export function followTow(element: HTMLElement, signal: AbortSignal): void {
  if (followed.has(element)) return;
  followed.add(element);
  signal.addEventListener('abort', () => followed.delete(element));
  if (!isFollowing) {
    isFollowing = true;
    towStore.subscribe(fillAll);
    if (window.location.hash.startsWith(TOW_LINK)) takeLink();
    markPage();
  }
  // React changes what a panel is about when the results change.
  const watcher = new MutationObserver(() => (element.dataset.part === 'panel' ? fillAll() : fill(element)));
  watcher.observe(element, { attributes: true, attributeFilter: ['data-search', 'data-atm', 'data-tare'] });
  signal.addEventListener('abort', () => watcher.disconnect());
  fill(element);
}

let isTaking = false;

/** The car of a link needs the table of cars. Its boxes have their room meanwhile. */
export function takeLink(): void {
  isTaking = true;
  import('./take-tow-link.ts')
    .then(({ takeTowLink }) => takeTowLink())
    .catch(() => {})
    .finally(() => {
      isTaking = false;
      fillAll();
    });
}

function fillAll(): void {
  markPage();
  for (const place of document.querySelectorAll<HTMLElement>('fc-tow')) fill(place);
}

/** The style sheet shows what needs a car only where there is one. */
function markPage(): void {
  const { dataset } = document.documentElement;
  if (isTaking || towStore.readLinked() !== null) dataset.tow = 'linked';
  else if (towStore.read() !== null) dataset.tow = '';
  else delete dataset.tow;
}

function fill(place: HTMLElement): void {
  const fillPart = FILLS[place.dataset.part ?? ''];
  if (fillPart === undefined) return;
  const choice = towStore.read();
  if (choice === null) place.replaceChildren();
  else fillPart(place, choice);
}
