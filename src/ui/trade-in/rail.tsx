import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';

const STEPS = [
  { key: 'car', title: 'Your car' },
  { key: 'condition', title: 'Kilometres and condition' },
  { key: 'offer', title: 'Your offer' },
] as const;

interface Props {
  readonly now: (typeof STEPS)[number]['key'];
  /** The address of the valuation; null before it has begun. */
  readonly path: string | null;
}

/** Where a shopper is in a valuation: what is done can be gone back to. */
export function Rail({ now, path }: Props) {
  const at = STEPS.findIndex(({ key }) => key === now);
  return (
    <>
      <ol className="trade-rail" aria-label="Get Your Valuation">
        {STEPS.map(({ key, title }, place) => (
          <li key={key} data-done={place < at ? '' : undefined} aria-current={place === at ? 'step' : undefined}>
            {place < at && path !== null ? (
              <SiteLink href={`${path}/${key}`}>
                <Icon name="check" className="size-4" />
                {title}
              </SiteLink>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
      <p className="trade-rail__word">
        <strong>{STEPS[at]?.title}</strong>
        <span className="text-ink-2">
          Step {at + 1} of {STEPS.length}
        </span>
      </p>
    </>
  );
}
