interface Props {
  readonly part: 'card' | 'compare' | 'with' | 'panel' | 'facet' | 'chip' | 'page' | 'lead';
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly className?: string;
}

/** A place that the browser fills once a tow car is chosen. React leaves alone what is in it (ledger P15). */
export const TowPlace = ({ part, data = {}, className }: Props) => (
  <fc-tow
    data-part={part}
    {...data}
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and React compares nothing within it.
    dangerouslySetInnerHTML={NOTHING}
  />
);

const NOTHING = { __html: '' };
