/** Brings the count up to date when the page loads and from then on. */
class SalesCounter extends HTMLElement {
  #stop = () => {};

  async connectedCallback(): Promise<void> {
    const { countSales } = await import('./count-sales.ts');
    this.#stop();
    if (this.isConnected) this.#stop = countSales(this);
  }

  disconnectedCallback(): void {
    this.#stop();
  }
}

customElements.define('fc-sales-counter', SalesCounter);
