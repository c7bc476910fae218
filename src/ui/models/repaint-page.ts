import { swapPicture } from './swap-picture.ts';

let wanted = '';

/**
 * Paints the page's other pictures of a model as the page at that address has them. Their addresses are signed, so only the server can make them.
 */
export async function repaintPage(address: URL): Promise<void> {
  wanted = address.href;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // Another colour may have been chosen meanwhile.
  if (wanted !== address.href) return;
  const painted = page.querySelectorAll<HTMLImageElement>('img[data-painted]');
  document.querySelectorAll<HTMLImageElement>('img[data-painted]').forEach((picture, at) => {
    const src = painted[at]?.getAttribute('src') ?? null;
    if (src !== null && src !== picture.getAttribute('src')) swapPicture(picture, src).show();
  });
}
