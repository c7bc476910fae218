import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import type { MenuLink } from '#src/site/menu.ts';

interface Props {
  readonly link: MenuLink;
  readonly className: string;
}

/** A page change without a reload leaves the phone's menu standing open over the new page. */
const closeMenu = (event: MouseEvent<HTMLAnchorElement>) => event.currentTarget.closest('details')?.removeAttribute('open');

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
      onClick={closeMenu}
    >
      {link.label}
    </NavLink>
  );
}
