/**
 * A chosen make leaves only its own models to choose from. The server lists all models, each make's in a group; they are taken out
 * of the list rather than hidden, because not every browser hides options.
 */
class HeroSearch extends HTMLElement {
  #groups: readonly HTMLOptGroupElement[] = [];

  connectedCallback(): void {
    this.#groups = [...(this.#models?.querySelectorAll('optgroup') ?? [])];
    this.#make?.addEventListener('change', this.#choose);
    // The browser fills the fields in again after Back and after a reload.
    window.addEventListener('pageshow', this.#restore);
    this.#restore();
  }

  disconnectedCallback(): void {
    window.removeEventListener('pageshow', this.#restore);
  }

  get #make(): HTMLSelectElement | null {
    return this.querySelector('[data-choose=make]');
  }

  get #models(): HTMLSelectElement | null {
    return this.querySelector('[data-choose=model]');
  }

  readonly #choose = (): void => {
    const [make, models] = [this.#make, this.#models];
    const any = models?.options[0];
    if (make === null || models === null || any === undefined || this.#groups.length === 0) return;
    const chosen = this.#groups.find(({ label }) => label === make.value);
    const own = chosen === undefined ? this.#groups : [...chosen.children].map((option) => option.cloneNode(true));
    models.replaceChildren(any, ...own);
    models.value = '';
  };

  readonly #restore = (): void => {
    const models = this.#models;
    const before = models?.value ?? '';
    if (this.#make?.value) this.#choose();
    if (models !== null && [...models.options].some(({ value }) => value === before)) models.value = before;
  };
}

customElements.define('fc-hero-search', HeroSearch);
