/**
 * Brings the drawings that the page was sent without, if this use of one needs them: a page is sent with those that it uses, and an island may
 * show any other later.
 */
export function bringDrawing(use: SVGElement | null): void {
  const id = use?.getAttribute('href')?.slice(1) ?? '';
  if (id !== '' && document.getElementById(id) === null) import('./add-drawings.tsx').catch(() => {});
}
