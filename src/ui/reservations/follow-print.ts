/** Prints the page. */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  element.querySelector('button')?.addEventListener('click', () => window.print(), { signal });
}
