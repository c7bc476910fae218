import { tabAfterKey } from './tab-after-key.ts';

/** Makes tabs of the links to a page's services: keys move between them, and choosing one replaces the address (ledger L13). */
export function makeTabs(element: HTMLElement): void {
  const list = element.querySelector('nav');
  const panel = element.querySelector<HTMLElement>('nav + div');
  if (list === null || panel === null) return;
  const tabs = [...list.querySelectorAll('a')];
  const templates = [...element.querySelectorAll('template')];
  const isOpen = (tab: HTMLElement) => tab.ariaSelected === 'true';

  const mark = (open: HTMLElement | undefined) => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === open);
      tab.tabIndex = tab === open ? 0 : -1;
    }
    if (open !== undefined) panel.setAttribute('aria-labelledby', open.id);
  };
  const open = (tab: HTMLAnchorElement) => {
    window.history.replaceState(window.history.state, '', tab.href);
    if (isOpen(tab)) return;
    mark(tab);
    // Each page gets a new frame: navigating an existing one would add an entry to the browser's history.
    const template = templates[tabs.indexOf(tab)];
    if (template !== undefined) panel.replaceChildren(template.content.cloneNode(true));
  };

  list.role = 'tablist';
  panel.role = 'tabpanel';
  for (const tab of tabs) {
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
  }
  mark(tabs.find((tab) => tab.ariaCurrent === 'true'));
  for (const tab of tabs) tab.ariaCurrent = null;

  list.addEventListener('click', (event) => {
    const tab = tabs.find((one) => one === event.target);
    if (tab === undefined || hasModifier(event)) return;
    event.preventDefault();
    open(tab);
  });
  // Arrows, Home and End move between the tabs without opening them, since each loads another website; Enter and Space open.
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(event.target as HTMLAnchorElement);
    if (at < 0 || hasModifier(event)) return;
    const to = tabAfterKey(event.key, at, tabs.length);
    if (to === null && event.key !== ' ') return;
    event.preventDefault();
    if (to === null) tabs[at]?.click();
    else tabs[to]?.focus();
  });
}

const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
