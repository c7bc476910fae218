import { onQuote, quotesText } from './quote-signal.ts';

/** Shows quotes that were received in this visit. The rules for that are fetched only when there is a quote (ledger M8). */
class QuotedElement extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    onQuote(() => void this.#show(), this.#leaving.signal);
    if (quotesText() !== null) void this.#show();
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  async #show(): Promise<void> {
    try {
      const code = await import('./show-quotes.ts');
      code.showQuotes(this);
    } catch (error) {
      console.warn('A quote is not shown.', error);
    }
  }
}

customElements.define('fc-estimate', class extends QuotedElement {});
customElements.define('fc-estimate-note', class extends QuotedElement {});
