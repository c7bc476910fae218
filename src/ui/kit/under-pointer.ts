/** Lets a native disclosure open and close on hover; touch, keyboard and pages without script are unaffected. */
export function openUnderPointer(details: HTMLDetailsElement, signal: AbortSignal): void {
  const hover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') details.open = type === 'pointerenter';
  };
  details.addEventListener('pointerenter', hover, { signal });
  details.addEventListener('pointerleave', hover, { signal });
  details.addEventListener(
    'click',
    (event) => {
      const isLabel = event.target instanceof Element && event.target.closest('summary') !== null;
      // Hovering has opened it already: the click must not close it again.
      if (isLabel && event instanceof PointerEvent && event.pointerType === 'mouse') event.preventDefault();
    },
    { signal },
  );
}
