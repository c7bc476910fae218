/** Marks the form as being sent; a button that is disabled would not be sent with it. */
export function setSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[value=pay]');
  if (isSending) form.dataset.sending = '';
  else delete form.dataset.sending;
  button?.setAttribute('aria-disabled', String(isSending));
  button?.querySelector('.spinner')?.remove();
  if (!isSending || button === null) return;
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.ariaHidden = 'true';
  button.prepend(spinner);
}

/** Says why nothing was paid. */
export function failed(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>('[data-shows=failure]');
  if (place === null) return;
  const words = document.createElement('span');
  words.className = 'col-span-full';
  words.textContent = text;
  place.replaceChildren(words);
  place.hidden = false;
}
