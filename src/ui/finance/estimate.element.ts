import { onQuote, quotesText } from './quote-signal.ts';

type Show = typeof import('./show-quotes.ts');

/** Shows quotes that were received in this visit. The rules for that are fetched only when there is a quote (ledger M8). */
abstract class QuotedElement extends HTMLElement {
  #leaving = new AbortController();

  protected abstract show(how: Show): void;

  connectedCallback(): void {
    this.#leaving = new AbortController();
    onQuote(() => this.#fetch(), this.#leaving.signal);
    if (quotesText() !== null) this.#fetch();
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  #fetch(): void {
    import('./show-quotes.ts').then(
      (how) => this.show(how),
      (error: unknown) => console.warn('A quote is not shown.', error),
    );
  }
}

customElements.define(
  'fc-estimate',
  class extends QuotedElement {
    protected override show({ showQuote }: Show): void {
      showQuote(this);
    }
  },
);

customElements.define(
  'fc-estimate-note',
  class extends QuotedElement {
    protected override show({ showNote }: Show): void {
      showNote(this);
    }
  },
);
