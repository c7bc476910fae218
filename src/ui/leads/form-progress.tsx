import { Icon } from '#src/ui/kit/icon.tsx';

export function FormProgress({ titles, step }: { readonly titles: readonly string[]; readonly step: number }) {
  return (
    <div className="mb-6">
      <p className="text-md text-ink-2">
        Step {step + 1} of {titles.length}
      </p>
      <ol className="form-progress" aria-label="Progress">
        {titles.map((title, at) => (
          <li
            key={title}
            aria-current={at === step ? 'step' : undefined}
            data-state={at < step ? 'done' : at === step ? 'now' : 'next'}
          >
            <span>
              {at < step && <Icon name="check" className="size-4" />}
              {title}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
