import { GARAGE } from '#src/rules/accounts/garage.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { SavedCount } from '#src/ui/favourites/saved-count.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ToastRegion } from '#src/ui/kit/toast-region.tsx';
import type { SiteShell } from '#src/views/site/site-shell.ts';
import { HeaderGroup } from './header-group.tsx';
import { HeaderLink } from './header-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SiteLogo } from './site-logo.tsx';

export const HEADER_ID = 'site-header';

/** These two layouts have the site's dark colour. */
const DARK: readonly SiteShell['headerLayout'][] = ['double', 'overlay'];

/**
 * The header of every page: a skip link, the logo, the links and the telephone. An open menu marks it (ledger N1). The page's
 * main element must have the id `main`.
 */
export function SiteHeader({ shell, isOverHero }: { readonly shell: SiteShell; readonly isOverHero: boolean }) {
  const { headerLayout, saved, menu, garage } = shell;
  const phone = shell.primaryLocation?.phone ?? null;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the main content
      </a>
      <header
        id={HEADER_ID}
        className={`site-header ${DARK.includes(headerLayout) ? 'on-dark' : ''}`}
        data-layout={headerLayout}
        data-over-hero={isOverHero ? '' : undefined}
        // Only where they are not the usual ones: every byte is on every page.
        data-garage-path={garage.path === GARAGE.path ? undefined : garage.path}
        data-garage-title={garage.title === GARAGE.title ? undefined : garage.title}
      >
        <fc-menus className="contents">
          <div className="site-header__row wrap">
            <SiteLogo name={shell.name} logoUrl={shell.logoUrl} mark={shell.mark} />
            {menu.header.length > 0 && <Links shell={shell} />}
            <div className="site-header__tools">
              {phone !== null && (
                <a href={telHref(phone)} className="site-header__link min-w-11 justify-center gap-2" aria-label={`Call ${phone}`}>
                  <Icon name="phone" />
                  <span className="hidden sm:inline">{phone}</span>
                </a>
              )}
              {saved !== null && <SavedVehicles saved={saved} />}
              {menu.header.length > 0 && <PhoneMenu menu={menu} saved={saved} />}
            </div>
          </div>
        </fc-menus>
      </header>
      <Strip links={menu.strip} />
      <ToastRegion />
    </>
  );
}

function Links({ shell }: { readonly shell: SiteShell }) {
  return (
    <nav aria-label="Main" className="site-header__nav">
      <ul className="flex flex-wrap">
        {shell.menu.header.map((item) => (
          <li key={item.label}>
            {'parts' in item ? (
              <HeaderGroup panel={item} opensOn={shell.menusOpenOn} />
            ) : (
              <HeaderLink link={item} className="site-header__link" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links that are used so often that no menu should hide them, such as a group's dealerships. */
function Strip({ links }: { readonly links: SiteShell['menu']['strip'] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Shortcuts" className="border-b border-line bg-sunk text-md">
      <ul className="wrap flex scrollbar-none gap-1 overflow-x-auto">
        {links.map((link) => (
          <li key={`${link.label} ${link.href}`} className="first:-ms-3.5">
            <HeaderLink
              link={link}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3.5 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-link aria-[current=page]:border-primary aria-[current=page]:text-ink"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The header's link to the saved vehicles, with their number. On the narrowest screens only the menu has it. */
function SavedVehicles({ saved: { title, href, to } }: { readonly saved: NonNullable<SiteShell['saved']> }) {
  return (
    <HeaderLink link={{ label: title, href }} className="site-header__link relative min-w-11 justify-center max-[22.5rem]:hidden">
      <Icon name={title === 'Compare' ? 'compare' : 'heart'} />
      <span className="sr-only">{title}</span>
      <SavedCount to={to} className="absolute top-0.5 right-0.5" />
    </HeaderLink>
  );
}
