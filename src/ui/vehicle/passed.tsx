interface Props {
  /** The id of what is shown then. */
  readonly shows: string;
  /** Sets how far down the mark reaches. */
  readonly className: string;
}

/** Shows a bar once the page was scrolled past this mark. */
export const Passed = ({ shows, className }: Props) => (
  <fc-passed data-shows={shows} className={`pointer-events-none absolute top-0 left-0 w-px print:hidden ${className}`} />
);
