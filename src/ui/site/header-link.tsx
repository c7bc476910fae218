import type { MouseEvent, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { isSitePath } from '#src/rules/site/site-path.ts';

interface Props {
  readonly link: { readonly label: string; readonly href: string };
  readonly className: string;
  /** Defaults to the label. */
  readonly children?: ReactNode;
}

/** Client-side navigation would leave menus open over the new page. */
function closeMenus(event: MouseEvent<HTMLAnchorElement>): void {
  for (const open of event.currentTarget.closest('header')?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}

/** A link of the header. It marks the current page, unless it has a query: two such links share one path. */
export function HeaderLink({ link, className, children = link.label }: Props) {
  if (!isSitePath(link.href)) {
    return (
      <a href={link.href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <NavLink
      to={link.href}
      end
      className={className}
      aria-current={link.href.includes('?') ? 'false' : 'page'}
      onClick={closeMenus}
    >
      {children}
    </NavLink>
  );
}
