import { NOT_UNDONE, UNREACHED } from '#src/rules/accounts/undo-words.ts';
import { removedWords, VIEW_LIST } from '#src/rules/accounts/watchlist-words.ts';
import { toasts } from '#src/ui/kit/toasts.ts';
import { watchlist } from './own-watchlist.ts';
import { SignedOut } from './watchlist.ts';

/**
 * A row of the watchlist. When its vehicle is removed it stays as one line until the page is left, so that the removal can be undone; its
 * forms work without this (ledger A3).
 */
class WatchedRow extends HTMLElement {
  /** What was pressed is done one after the other: what has not been removed yet cannot be put back, nor the other way round. */
  #doing: Promise<void> = Promise.resolve();

  connectedCallback(): void {
    this.addEventListener('submit', this.#submit);
  }

  readonly #submit = (event: SubmitEvent): void => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    if (button.value === 'remove') {
      event.preventDefault();
      this.#show(true);
      this.#doing = this.#doing.then(() => this.#remove());
    } else if (button.value === 'undo' && button.form !== null) {
      const { form, value } = button;
      event.preventDefault();
      this.#show(false);
      this.#doing = this.#doing.then(() => this.#undo(form, value));
    }
  };

  /** On the server, without leaving the page: what else was removed can still be undone. */
  async #undo(form: HTMLFormElement, action: string): Promise<void> {
    try {
      if (await putBack(form, action)) watchlist.askAgain();
      // The page asks whoever was signed out to sign in.
      else window.location.reload();
    } catch (error) {
      this.#show(true);
      window.alert(error instanceof Error ? error.message : String(error));
    }
  }

  /** On the server; back again on the page if the server did not do it. */
  async #remove(): Promise<void> {
    try {
      const id = Number(this.dataset.car);
      const { state, ids } = await watchlist.ask();
      if (state !== 'in') throw new SignedOut();
      // Another tab may have done it already.
      if (ids.has(id)) await watchlist.toggle({ id });
      const { word = '', name = '' } = this.dataset;
      if (name !== '') toasts.show({ ...removedWords(word, name), link: VIEW_LIST });
    } catch (error) {
      this.#show(false);
      // The page asks whoever was signed out to sign in.
      if (error instanceof SignedOut) window.location.reload();
      // The ledger asks for the browser's own alert.
      else window.alert(error instanceof Error ? error.message : String(error));
    }
  }

  /** Whether it is counted with the others. */
  #count(isWatched: boolean): void {
    this.toggleAttribute('data-gone', !isWatched);
    this.dispatchEvent(new Event('watchedchange', { bubbles: true }));
  }

  #show(isRemoved: boolean): void {
    const [car, line] = [this.querySelector<HTMLElement>('[data-shown]'), this.querySelector<HTMLElement>('[data-removed]')];
    if (car === null || line === null) return;
    car.hidden = isRemoved;
    line.hidden = !isRemoved;
    this.#count(!isRemoved);
    // The button that was pressed is out of sight.
    (isRemoved ? line : car).querySelector<HTMLElement>(`[value=${isRemoved ? 'undo' : 'remove'}]`)?.focus();
  }
}

/** Sends the form that puts a vehicle back, whose field 'action' hides its own; false when its shopper has been signed out meanwhile. */
async function putBack(form: HTMLFormElement, action: string): Promise<boolean> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const body = new URLSearchParams([...fields, ['action', action]]);
  const answer = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body, keepalive: true }).catch(() => {
    throw new Error(UNREACHED);
  });
  if (new URL(answer.url).pathname === '/sign-in') return false;
  if (!answer.ok) throw new Error(NOT_UNDONE);
  return true;
}

customElements.define('fc-watched', WatchedRow);
