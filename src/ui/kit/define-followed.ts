/** What follows an element in the browser until it leaves the page. */
type Follow = (element: HTMLElement, signal: AbortSignal) => void;

/** Defines an element whose script is fetched only where the element is; until then, and without it, it is plain HTML. */
export function defineFollowed(name: string, fetchFollow: (element: HTMLElement) => Promise<Follow> | null): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #leaving = new AbortController();

      connectedCallback(): void {
        this.#leaving = new AbortController();
        const { signal } = this.#leaving;
        fetchFollow(this)?.then(
          (follow) => {
            if (!signal.aborted) follow(this, signal);
          },
          () => {},
        );
      }

      disconnectedCallback(): void {
        this.#leaving.abort();
      }
    },
  );
}
