import { type ReactNode, use } from 'react';
import { isSamePath } from '#src/rules/site/same-path.ts';
import { isSitePath } from '#src/rules/site/site-path.ts';
import { CurrentPath } from '#src/ui/kit/current-path.ts';

interface Props {
  readonly link: { readonly label: string; readonly href: string };
  readonly className: string;
  /** Defaults to the label. */
  readonly children?: ReactNode;
}

/** A link of the header. It marks the current page, unless it has a query: two such links share one path. */
export function HeaderLink({ link: { label, href }, className, children = label }: Props) {
  const path = use(CurrentPath);
  const isCurrent = isSitePath(href) && !href.includes('?') && isSamePath(href, path);
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
