import type { ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SiteLink({ href, className, children }: Props) {
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
