import { SavedCount } from '#src/ui/favourites/saved-count.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { MenuPanel } from '#src/views/site/menu-lists.ts';
import type { SiteShell } from '#src/views/site/site-shell.ts';
import { HeaderLink } from './header-link.tsx';
import { ROW } from './phone-menu-row.ts';

interface Props {
  readonly menu: SiteShell['menu'];
  readonly saved: SiteShell['saved'];
}

/** The header's links on a phone: a drawer below the header that needs no script. */
export function PhoneMenu({ menu, saved }: Props) {
  return (
    <details className="site-header__menu">
      <summary className="site-header__burger grid size-11 place-content-center rounded-control" aria-label="Menu">
        <span />
        <span />
      </summary>
      <nav aria-label="Main" className="site-header__panel">
        <ul className="divide-y divide-line">
          {menu.header.map((item) => (
            <li key={item.label}>{'parts' in item ? <Group panel={item} /> : <HeaderLink link={item} className={ROW} />}</li>
          ))}
          {saved !== null && (
            <li className="relative">
              <HeaderLink link={{ label: saved.title, href: saved.href }} className={ROW} />
              <SavedCount to={saved.to} className="pointer-events-none absolute end-0 top-1/2 -translate-y-1/2" />
            </li>
          )}
        </ul>
      </nav>
    </details>
  );
}

function Group({ panel: { label, parts, all } }: { readonly panel: MenuPanel }) {
  return (
    <details name="phone-menu" className="site-header__fold">
      <summary className={ROW}>
        {label}
        <Icon name="down" className="site-header__arrow size-5" />
      </summary>
      <div className="header-fold">
        {parts.map(({ heading, links }) => (
          <div key={heading} className="header-part">
            {heading !== null && <p className="header-part__heading">{heading}</p>}
            <ul>
              {links.map((link) => (
                <li key={`${link.label} ${link.href}`}>
                  <HeaderLink link={link} className="header-part__link">
                    {link.label}
                    {link.note !== undefined && <small> {link.note}</small>}
                  </HeaderLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {all !== null && <HeaderLink link={all} className="header-part__link header-part__all" />}
      </div>
    </details>
  );
}
