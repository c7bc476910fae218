import { whenIdle } from '#src/islands/wake-times.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';

/** Shows the popup once the page is idle, unless the visitor has dismissed it before. */
class Popup extends HTMLElement {
  #hide = () => {};

  connectedCallback(): void {
    whenIdle(() => void this.#show());
  }

  disconnectedCallback(): void {
    this.#hide();
  }

  async #show(): Promise<void> {
    const { key = '', expires } = this.dataset;
    if (browserStorage()?.getItem(key) === 'gone') return;
    const code = await import('./show-popup.ts');
    this.#hide();
    if (this.isConnected) this.#hide = code.showPopup(this, expires === undefined ? null : Number(expires));
  }
}

customElements.define('fc-popup', Popup);
