/** Opens the provider's own map in place of the picture when that is asked for (ledger D3). */
export function followMap(place: HTMLElement, signal: AbortSignal): void {
  const open = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('button') === null) return;
    const frame = document.createElement('iframe');
    frame.title = place.dataset.title ?? '';
    frame.className = `block w-full border-0 ${place.dataset.look ?? ''}`;
    frame.src = place.dataset.src ?? '';
    place.replaceChildren(frame);
  };
  place.addEventListener('click', open, { signal });
}
