import type { BodyShape } from './body-shape.ts';
import { bringDrawing } from './bring-drawing.ts';

/** The silhouette of a body type, from the page's sheet. It shows no particular vehicle, so it is hidden from screen readers. */
export function Silhouette({ shape, className = '' }: { readonly shape: BodyShape; readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 240" className={className}>
      <use href={`#body-${shape}`} ref={bringDrawing} />
    </svg>
  );
}
