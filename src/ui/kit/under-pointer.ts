import type { MouseEvent, PointerEvent } from 'react';

type Details = HTMLDetailsElement;

function hovered({ type, pointerType, currentTarget }: PointerEvent<Details>): void {
  if (pointerType === 'mouse') currentTarget.open = type === 'pointerenter';
}

/** Hovering has opened it already: the click must not close it again. */
function clicked(event: MouseEvent<Details>): void {
  const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
  const isLabel = event.target instanceof Element && event.target.closest('summary') !== null;
  if (pointerType === 'mouse' && isLabel) event.preventDefault();
}

/** Lets a native disclosure open and close on hover; touch, keyboard and pages without script are unaffected. */
export const underPointer = { onPointerEnter: hovered, onPointerLeave: hovered, onClick: clicked } as const;
