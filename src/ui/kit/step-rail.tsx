import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface RailStep {
  readonly key: string;
  readonly title: string;
  /** null for a step that cannot be gone to. */
  readonly href: string | null;
  readonly isDone: boolean;
  readonly isNow: boolean;
}

/** Where a shopper is in a journey of steps: what is done can be gone back to. */
export function StepRail({ label, steps }: { readonly label: string; readonly steps: readonly RailStep[] }) {
  const at = steps.findIndex(({ isNow }) => isNow);
  return (
    <>
      <ol className="step-rail" aria-label={label}>
        {steps.map(({ key, title, href, isDone, isNow }) => {
          const words = (
            <>
              {isDone && <Icon name="check" className="size-4" />}
              {title}
            </>
          );
          return (
            <li key={key} data-done={isDone ? '' : undefined} aria-current={isNow ? 'step' : undefined}>
              {href === null ? <span>{words}</span> : <SiteLink href={href}>{words}</SiteLink>}
            </li>
          );
        })}
      </ol>
      <p className="step-rail__word">
        <strong>{steps[at]?.title}</strong>
        <span className="text-ink-2">
          Step {at + 1} of {steps.length}
        </span>
      </p>
    </>
  );
}
