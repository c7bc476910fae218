import { tabAfterKey } from '../embeds/tab-after-key.ts';

/** Opens one of the panels by click or key. */
export function followTabs(place: HTMLElement, signal: AbortSignal): void {
  const tabs = [...place.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  const open = (at: number): void => {
    if (at < 0) return;
    for (const [other, tab] of tabs.entries()) {
      tab.ariaSelected = String(other === at);
      tab.tabIndex = other === at ? 0 : -1;
    }
    for (const [other, panel] of place.querySelectorAll(':scope > [role=tabpanel]').entries())
      panel.toggleAttribute('data-open', other === at);
  };
  place.addEventListener('click', ({ target }) => open(tabs.indexOf(target as HTMLElement)), { signal });
  const press = (event: KeyboardEvent): void => {
    const at = tabs.indexOf(event.target as HTMLElement);
    const to = at < 0 || event.ctrlKey || event.altKey || event.metaKey ? null : tabAfterKey(event.key, at, tabs.length);
    if (to === null) return;
    event.preventDefault();
    open(to);
    tabs[to]?.focus();
  };
  place.addEventListener('keydown', press, { signal });
}
