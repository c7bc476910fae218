import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import type { MenuLink } from '#src/site/menu.ts';

interface Props {
  readonly link: MenuLink;
  readonly className: string;
}

/** A page change without a reload leaves menus standing open over the new page. */
function closeMenus(event: MouseEvent<HTMLAnchorElement>): void {
  for (const open of event.currentTarget.closest('header')?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}

/** A link of the header. It says when it leads to the page one is on, unless it carries a query: two such links share one path. */
export function HeaderLink({ link, className }: Props) {
  if (!/^\/(?!\/)/.test(link.href)) {
    return (
      <a href={link.href} className={className}>
        {link.label}
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
      {link.label}
    </NavLink>
  );
}
