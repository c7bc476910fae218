import { SHOWN_NOSCRIPT, takeEarlyPress } from './early-press.ts';
import { EarlyUse } from './early-use.ts';
import { whenIdle, whenNear, whenVisited } from './wake-times.ts';

/** What wakes an island, whenever it would wake by itself. */
const USES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'] as const;

/** Defines the element around each island: it fetches the island's code by its name, and hydrates it when it is time. */
export function defineIslands(fetchCode: (name: string) => Promise<unknown>): void {
  const pressed = takeEarlyPress();
  // A plain element answers it, defined by now.
  if (pressed?.closest('fc-island') === null) pressed.click();
  class IslandElement extends HTMLElement {
    #waking: Promise<void> | null = null;
    readonly #use = new EarlyUse(this, () => void this.wake());

    connectedCallback(): void {
      if (this.#waking !== null) return;
      const wake = () => void this.wake();
      // What did not start once is not tried again by a mere look at it.
      const wakeByUse = () => (this.dataset.failed === undefined ? wake() : undefined);
      for (const use of USES) this.addEventListener(use, wakeByUse, { passive: true });
      this.#use.takeUp(pressed);
      const when = this.getAttribute('wake');
      if (when === 'now') wake();
      else if (when === 'idle') whenIdle(wake);
      else if (when === 'near') whenIdle(() => whenNear(this, wake));
      if (this.getAttribute('fetch') === 'early') whenVisited(() => void this.#fetch().catch(() => {}));
    }

    get name(): string {
      return this.getAttribute('name') ?? '';
    }

    /** Makes the island interactive. If that fails the HTML stays as it is, and the next press tries again. */
    wake(): Promise<void> {
      this.#waking ??= this.#hydrate().catch((error: unknown) => {
        this.#waking = null;
        this.#lose();
        this.#use.giveUp();
        console.warn(`The island “${this.name}” did not start.`, error);
      });
      return this.#waking;
    }

    /** The island is what it would be without script. */
    #lose(): void {
      delete this.dataset.awake;
      this.dataset.failed = '';
      showNoscript(this);
    }

    #fetch() {
      return Promise.all([import('./hydrate.tsx'), fetchCode(this.name)]);
    }

    async #hydrate(): Promise<void> {
      const [{ changeField, hydrate }] = await this.#fetch();
      hideNoscript(this);
      const props = JSON.parse(this.getAttribute('props') ?? '') as object;
      this.#use.stop();
      const replayKept = await hydrate(this, this.name, props, () => this.#lose());
      this.dataset.awake = '';
      delete this.dataset.failed;
      this.#use.replay(changeField);
      replayKept();
    }
  }
  customElements.define('fc-island', IslandElement);
}

/** Buttons that send a form, for example, are needed only where no script sends it. A browser that runs scripts holds them as text. */
function showNoscript(place: HTMLElement): void {
  hideNoscript(place);
  for (const hidden of place.querySelectorAll('noscript')) {
    const shown = document.createElement('div');
    shown.className = SHOWN_NOSCRIPT;
    shown.innerHTML = hidden.textContent;
    hidden.after(shown);
  }
}

/** Before the island is tried again, whose code knows nothing of them. */
function hideNoscript(place: HTMLElement): void {
  for (const shown of place.querySelectorAll(`.${SHOWN_NOSCRIPT}`)) shown.remove();
}
