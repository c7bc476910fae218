import type { MouseEvent, PointerEvent } from 'react';

type Details = HTMLDetailsElement;

function hovered({ type, pointerType, currentTarget }: PointerEvent<Details>): void {
  if (pointerType === 'mouse') currentTarget.open = type === 'pointerenter';
}

/** The pointer has opened it already: its click must not close it again. */
function clicked(event: MouseEvent<Details>): void {
  const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
  const isLabel = event.target instanceof Element && event.target.closest('summary') !== null;
  if (pointerType === 'mouse' && isLabel) event.preventDefault();
}

/** Lets a native disclosure open and close under a mouse pointer; touch, keys and a page without script work it as ever. */
export const underPointer = { onPointerEnter: hovered, onPointerLeave: hovered, onClick: clicked } as const;
