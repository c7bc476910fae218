import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';

/** How often the text is repeated, so that it fills any window twice (ledger O4). */
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

/**
 * A band of text that scrolls past. It stops on hover, on focus, by its own switch, which needs no script, and for visitors who prefer
 * reduced motion; screen readers read it once.
 */
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
      <label className="scrolling-banner__pause">
        <input type="checkbox" aria-label="Pause the moving text" autoComplete="off" />
        <Icon name="pause" />
        <Icon name="play" />
      </label>
    </div>
  );
}
