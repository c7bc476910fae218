/** Moves from interior to interior by arrows, which are disabled at the ends (ledger N6). The radios hold the choice. */
export function followInteriors(element: HTMLElement, signal: AbortSignal): void {
  const radios = [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const arrows = [...element.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const at = () => radios.findIndex(({ checked }) => checked);
  const look = () => {
    for (const arrow of arrows) arrow.disabled = radios[at() + Number(arrow.dataset.step)] === undefined;
  };
  look();
  element.addEventListener('change', look, { signal });
  for (const arrow of arrows)
    arrow.addEventListener(
      'click',
      () => {
        const next = radios[at() + Number(arrow.dataset.step)];
        if (next !== undefined) next.checked = true;
        look();
        // A button that is disabled loses the focus.
        if (arrow.disabled) arrows.find((other) => !other.disabled)?.focus();
      },
      { signal },
    );
}
