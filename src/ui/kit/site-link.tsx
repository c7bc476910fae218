import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSitePath } from '#src/rules/site/site-path.ts';

interface Props {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A client-side link within the site, and an ordinary link to other websites, telephone numbers and anchors. */
export function SiteLink({ href, className, children }: Props) {
  return isSitePath(href) ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
