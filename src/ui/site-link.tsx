import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that stays on the site when it can (no reload), and is an ordinary link when it leads elsewhere, to a telephone or to a place on the page. */
export function SiteLink({ href, className, children }: Props) {
  return /^\/(?!\/)/.test(href) ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
