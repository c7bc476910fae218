/** Gives the focus to what opens the chooser when what had it is gone, since the page now shows something else in its place. */
export function focusLost(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.checkVisibility()) return;
    const places = [...document.querySelectorAll<HTMLElement>('[data-tow-choose]')];
    places.find((place) => place.checkVisibility())?.focus();
  });
}
