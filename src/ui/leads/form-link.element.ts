import { isPlainClick } from '#src/islands/plain-click.ts';

const dialogCode = () => import('./form-dialog.ts');

/**
 * Opens the form that its link leads to in a dialog over the page (ledger V22). A link that is pressed with a modifier stays a link,
 * and so does every link whose form does not come.
 */
customElements.define(
  'fc-form-link',
  class extends HTMLElement {
    connectedCallback(): void {
      this.querySelector('a')?.setAttribute('aria-haspopup', 'dialog');
      this.addEventListener('click', this.#open);
      for (const sign of ['pointerenter', 'focusin', 'touchstart'] as const)
        this.addEventListener(sign, this.#fetchAhead, { passive: true });
    }

    /** If it fails, the click tries again. */
    readonly #fetchAhead = (): void => {
      const link = this.querySelector('a');
      if (link !== null)
        dialogCode()
          .then((code) => code.formDialog(link.href))
          .catch(() => {});
    };

    readonly #open = (event: MouseEvent): void => {
      const link = this.querySelector('a');
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      if (link.ariaBusy === 'true') return;
      link.ariaBusy = 'true';
      dialogCode()
        .then((code) => code.openForm(link.href))
        .catch(() => window.location.assign(link.href))
        .finally(() => link.removeAttribute('aria-busy'));
    };
  },
);
