import type { BodyShape } from './body-shape.ts';

/** The outline of a kind of vehicle, drawn on the page's sheet. It stands for no particular vehicle, so screen readers pass it by. */
export function Silhouette({ shape, className = '' }: { readonly shape: BodyShape; readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 240" className={className}>
      <use href={`#body-${shape}`} />
    </svg>
  );
}
