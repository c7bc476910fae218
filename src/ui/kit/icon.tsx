import type { IconName } from './icon-names.ts';

interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** A small line drawing beside words, from the page's sheet. It says nothing by itself, so it is hidden from screen readers. */
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
      <use href={`#icon-${name}`} />
    </svg>
  );
}
