import { type Toast, toasts } from './toasts.ts';

/** Shows the toasts in the page's live region. One that is pointed at or focused stays. */
class ToastsElement extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    this.addEventListener('click', this.#follow);
    this.addEventListener('pointerover', toasts.hold);
    this.addEventListener('focusin', toasts.hold);
    this.addEventListener('pointerout', toasts.letGo);
    this.addEventListener('focusout', toasts.letGo);
    this.#stop = toasts.subscribe(this.#show);
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  readonly #show = (): void => {
    const [toast, pattern] = [toasts.read(), this.querySelector('template')];
    const shown = toast === null || pattern === null ? [] : [faceOf(toast, pattern)];
    this.querySelector('[role=status]')?.replaceChildren(...shown);
  };

  /** Otherwise the toast would still be there when the browser returns to this page. */
  readonly #follow = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a') !== null) toasts.clear();
  };
}

function faceOf(toast: Toast, pattern: HTMLTemplateElement): DocumentFragment {
  const face = pattern.content.cloneNode(true) as DocumentFragment;
  const [title, text, link] = [face.querySelector('strong'), face.querySelector('span'), face.querySelector('a')];
  if (title !== null) title.textContent = toast.title ?? '';
  if (text !== null) text.textContent = toast.text;
  if (toast.link === null) link?.remove();
  else if (link !== null) [link.href, link.textContent] = [toast.link.href, toast.link.label];
  return face;
}

customElements.define('fc-toasts', ToastsElement);
