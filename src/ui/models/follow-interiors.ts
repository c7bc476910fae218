/** Moves from interior to interior by arrows, which are disabled at the ends (ledger N6). The radios hold the choice, and the address has it (ledger E5). */
export function followInteriors(element: HTMLElement, signal: AbortSignal): void {
  const radios = [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const arrows = [...element.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const at = () => radios.findIndex(({ checked }) => checked);
  const look = () => {
    for (const arrow of arrows) arrow.disabled = radios[at() + Number(arrow.dataset.step)] === undefined;
  };
  const choose = () => {
    look();
    const address = new URL(window.location.href);
    const chosen = radios[at()];
    if (chosen !== undefined) address.searchParams.set(chosen.name, chosen.value);
    window.history.replaceState(window.history.state, '', address);
  };
  look();
  element.addEventListener('change', choose, { signal });
  for (const arrow of arrows)
    arrow.addEventListener(
      'click',
      () => {
        const next = radios[at() + Number(arrow.dataset.step)];
        if (next !== undefined) next.checked = true;
        choose();
        // A button that is disabled loses the focus.
        if (arrow.disabled) arrows.find((other) => !other.disabled)?.focus();
      },
      { signal },
    );
}
