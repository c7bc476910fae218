import type { ReactNode } from 'react';

interface Props {
  readonly heading: string;
  readonly siteName: string;
  readonly isFocused: boolean;
  /** What stands under the heading. */
  readonly children: ReactNode;
}

/** The heading of a step, which is the page's title too. */
export function StepHead({ heading, siteName, isFocused, children }: Props) {
  return (
    <div className="grid gap-3">
      <title>{`${heading} | ${siteName}`}</title>
      <h1 tabIndex={-1} className="sign-in__heading" {...(isFocused ? { autoFocus: true } : {})}>
        {heading}
      </h1>
      <p className="max-w-[60ch] text-ink-2">{children}</p>
    </div>
  );
}
