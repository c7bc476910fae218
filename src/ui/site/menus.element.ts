import { openUnderPointer } from '#src/ui/kit/under-pointer.ts';

/**
 * The menus of the header: marks the header while one is open, and closes them on Escape, on a press elsewhere, when the focus
 * has moved on and when one of their links is followed. A phone's menu lies over the page, so the browser's Back closes it too. The menus are
 * native disclosures, so they work without script.
 */
class Menus extends HTMLElement {
  #listening = new AbortController();
  #isOver = false;

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    // The toggle event does not bubble.
    this.addEventListener('toggle', this.#mark, { capture: true, signal });
    this.addEventListener('click', this.#follow, { signal });
    document.addEventListener('pointerdown', this.#leave, { signal });
    document.addEventListener('focusin', this.#leave, { signal });
    document.addEventListener('keydown', this.#press, { signal });
    for (const menu of this.querySelectorAll<HTMLDetailsElement>('[data-opens-on=hover]')) openUnderPointer(menu, signal);
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#close(), { signal });
    // A menu may have been opened before this script ran.
    this.#mark();
  }

  disconnectedCallback(): void {
    this.#listening.abort();
  }

  /** The open menus, the innermost first, so that the focus ends on a label that is still visible. */
  #open(): HTMLDetailsElement[] {
    return [...this.querySelectorAll<HTMLDetailsElement>('details[open]')].reverse();
  }

  #close(): void {
    for (const menu of this.#open()) menu.open = false;
  }

  readonly #mark = (): void => {
    this.closest('header')?.toggleAttribute('data-menu-open', this.#open().length > 0);
    const menu = this.querySelector<HTMLDetailsElement>('.site-header__menu');
    if (menu === null || menu.open === this.#isOver) return;
    this.#isOver = menu.open;
    import('./menu-back-button.ts').then(
      (code) => code.tellBackButton(menu),
      // Without it Back leaves the page, as it does without script.
      () => {},
    );
  };

  /** A phone's menu stays until the next page is there: closing it goes back in the browser's history, and the link must not. */
  readonly #follow = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a') !== null && !this.#isOver) this.#close();
  };

  readonly #leave = ({ target }: Event): void => {
    // A fold inside the drawer stays open: closing it would move the link away from under the finger.
    const outermost = this.#open().filter((menu) => menu.parentElement?.closest('details') === null);
    for (const menu of outermost) if (!menu.contains(target as Node)) menu.open = false;
  };

  readonly #press = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    for (const menu of this.#open()) {
      // Returns the focus to the menu's label if it was inside; otherwise it stays.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  };
}

customElements.define('fc-menus', Menus);
