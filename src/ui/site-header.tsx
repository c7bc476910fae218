import type { SiteDress } from '#src/use-cases/page-types.ts';
import { HeaderLink } from './header-link.tsx';
import { Icon } from './icon.tsx';
import { SiteLogo } from './site-logo.tsx';
import { telHref } from './tel-href.ts';

/** These two stand on the site's dark colour. */
const DARK: readonly SiteDress['arrangement'][] = ['double', 'overlay'];

/**
 * The head of every page: a way past it for those who use keys, the logo, the links and the telephone. On a phone the links are in a
 * native disclosure, which needs no script. The page's main element must have the id `main`.
 */
export function SiteHeader({ dress }: { readonly dress: SiteDress }) {
  const { arrangement, menu } = dress;
  const phone = dress.primaryLocation?.phone ?? null;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the main content
      </a>
      <header className={`site-header ${DARK.includes(arrangement) ? 'on-dark' : ''}`} data-arrangement={arrangement}>
        <div className="site-header__row wrap">
          <SiteLogo name={dress.name} logoUrl={dress.logoUrl} />
          {menu.header.length > 0 && (
            <nav aria-label="Main" className="site-header__nav">
              <ul className="flex flex-wrap">
                {menu.header.map((link) => (
                  <li key={`${link.label} ${link.href}`}>
                    <HeaderLink link={link} className="site-header__link" />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="site-header__tools">
            {phone !== null && (
              <a href={telHref(phone)} className="site-header__link min-w-11 justify-center gap-2" aria-label={`Call ${phone}`}>
                <Icon name="phone" />
                <span className="hidden sm:inline">{phone}</span>
              </a>
            )}
            {menu.header.length > 0 && <PhoneMenu dress={dress} />}
          </div>
        </div>
      </header>
    </>
  );
}

function PhoneMenu({ dress }: { readonly dress: SiteDress }) {
  return (
    <details className="site-header__menu">
      <summary className="site-header__burger grid size-11 place-content-center rounded-control" aria-label="Menu">
        <span />
        <span />
      </summary>
      <nav aria-label="Main" className="site-header__panel">
        <ul className="divide-y divide-line">
          {dress.menu.header.map((link) => (
            <li key={`${link.label} ${link.href}`}>
              <HeaderLink
                link={link}
                className="flex min-h-13 items-center justify-between text-lg font-semibold aria-[current=page]:text-link"
              />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
