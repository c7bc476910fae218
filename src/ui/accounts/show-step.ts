export const stepOf = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>('[data-step]');

/** Puts the step of an answer in the place of the one that was sent; returns false when the answer has none. */
export function showStep(root: HTMLElement, html: string): boolean {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const [next, now] = [stepOf(answer), stepOf(root)];
  if (next === null || now === null) return false;
  // A page has only those drawings that it uses itself.
  const sheet = document.querySelector('#drawings');
  for (const drawing of answer.querySelectorAll('#drawings symbol'))
    if (document.getElementById(drawing.id) === null) sheet?.append(document.adoptNode(drawing));
  now.replaceWith(document.adoptNode(next));
  document.title = answer.title;
  next.querySelector<HTMLElement>('[autofocus]')?.focus();
  return true;
}

/** Shows the message that the page holds for when the server is not there, in the place of any other; null for none. */
export function showNote(root: HTMLElement, when: 'offline' | 'failed' | null): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-notes] > *')) {
    note.hidden = when === null || note.dataset.when !== when;
    if (!note.hidden) note.focus();
  }
}

/** Shows on the form's button that its step is on its way, or waits for a connection. */
export function showState(form: HTMLFormElement, state: 'ready' | 'sending' | 'waiting'): void {
  const button = form.querySelector('button');
  if (button === null) return;
  button.disabled = state !== 'ready';
  for (const part of button.querySelectorAll<HTMLElement>('[data-in]'))
    part.hidden = !(part.dataset.in ?? '').split(' ').includes(state);
}
