import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSitePath } from '#src/rules/site/site-path.ts';

interface Props {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that stays on the site when it can (no reload), and is an ordinary link when it leads elsewhere, to a telephone or to a place on the page. */
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
