import { SiteLink } from '#src/ui/kit/site-link.tsx';

/** How often the words are said, so that they fill any window twice over (ledger O4). */
const REPEATS = Array.from({ length: 20 }, (_, at) => at);

const GROUNDS = {
  dark: 'on-dark bg-dark',
  accent: 'bg-accent text-on-accent [--focus-ring:var(--tenant-on-accent)]',
  tint: 'bg-tint-2 text-on-tint',
} as const;

interface Props {
  readonly text: string;
  readonly href: string;
  readonly ground: keyof typeof GROUNDS;
}

/** A band of words that run past and stop under the pointer, under the focus and for whoever wants no motion; they are read out once. */
export function ScrollingBanner({ text, href, ground }: Props) {
  return (
    <div className={`scrolling-banner ${GROUNDS[ground]}`}>
      <SiteLink href={href} className="scrolling-banner__link">
        <span className="scrolling-banner__words head-type">
          {REPEATS.map((at) => (
            <span key={at} aria-hidden={at > 0}>
              {text}
            </span>
          ))}
        </span>
      </SiteLink>
    </div>
  );
}
