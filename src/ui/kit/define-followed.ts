import { isChanged, isField } from '#src/islands/early-use.ts';
import { isPlainClick } from '#src/islands/plain-click.ts';
import { firstPaint } from '#src/islands/wake-times.ts';

/** What follows an element in the browser until it leaves the page. */
type Follow = (element: HTMLElement, signal: AbortSignal) => void;

/**
 * Defines an element whose script, a module with one export, is fetched after the first paint and only where the element is; until then, and without it,
 * it is plain HTML. A press on what says `data-press` waits for the script, and does what it does without script if that does not come. What was typed,
 * ticked or chosen before the script has come is told to it then.
 */
export function defineFollowed(
  name: string,
  fetchCode: (element: HTMLElement) => Promise<Readonly<Record<string, Follow>>> | null,
): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #leaving = new AbortController();

      connectedCallback(): void {
        this.#leaving = new AbortController();
        const { signal } = this.#leaving;
        let pressed: HTMLElement | null = null;
        const hold = (event: MouseEvent) => {
          const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null;
          if (button === null || !isPlainClick(event)) return;
          event.preventDefault();
          event.stopPropagation();
          pressed?.removeAttribute('aria-busy');
          pressed = button;
          pressed.ariaBusy = 'true';
        };
        this.addEventListener('click', hold, true);
        void this.#follow(signal).finally(() => {
          this.removeEventListener('click', hold, true);
          pressed?.removeAttribute('aria-busy');
          pressed?.click();
        });
      }

      disconnectedCallback(): void {
        this.#leaving.abort();
      }

      async #follow(signal: AbortSignal): Promise<void> {
        const hasLeft = () => signal.aborted;
        await firstPaint();
        if (hasLeft()) return;
        // Without its script it stays plain HTML.
        const code = await fetchCode(this)?.catch(() => null);
        if (hasLeft() || code == null) return;
        for (const follow of Object.values(code)) follow(this, signal);
        for (const field of this.querySelectorAll('input, select, textarea'))
          if (isField(field) && isChanged(field))
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
  );
}
