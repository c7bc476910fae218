import { bringDrawing } from './bring-drawing.ts';
import type { IconName } from './icon-names.ts';

interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon beside text, from the page's sheet. Decorative, so hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`#icon-${name}`} ref={bringDrawing} />
    </svg>
  );
}
