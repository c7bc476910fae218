import { telHref } from '#src/rules/text/tel-href.ts';
import { ConsentChoices } from '#src/ui/analytics/consent-notice.tsx';
import { HoursList } from '#src/ui/hours/hours-list.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { LocationAddress } from '#src/ui/places/location-address.tsx';
import type { SiteShell } from '#src/views/site/site-shell.ts';
import { SiteMark } from './site-mark.tsx';

const LINK = 'inline-flex min-h-11 items-center text-on-dark-2 underline-offset-4 hover:text-on-dark hover:underline md:min-h-9';

/** The footer of every page: the dealer's address and hours, the groups of links, and the legal line with its licence numbers. */
export function SiteFooter({ shell, hasChoices = false }: { readonly shell: SiteShell; readonly hasChoices?: boolean }) {
  return (
    <footer className="site-footer on-dark bg-dark pt-[clamp(2.5rem,5vw,4.5rem)] pb-7 text-[0.9375rem]">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(17rem,1fr)_2.5fr]">
          <LocationColumn shell={shell} />
          <div className="grid grid-cols-2 content-start gap-x-6 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
            {shell.menu.footer.map((group) => (
              <nav key={group.heading} aria-label={group.heading}>
                <h2 className="mb-1.5 font-sans text-[0.9375rem]/normal font-semibold tracking-normal [font-stretch:100%]">
                  {group.heading}
                </h2>
                <ul>
                  {group.links.map((link) => (
                    <li key={`${link.label} ${link.href}`}>
                      <SiteLink href={link.href} className={LINK}>
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <div className="mt-10 flex flex-wrap gap-x-6 gap-y-1 border-t border-dark-2 pt-6 text-sm text-on-dark-2">
          <p>
            © {shell.year} {shell.name}
          </p>
          {shell.licences.map((licence) => (
            <p key={licence}>{licence}</p>
          ))}
          {shell.footerNote !== null && <p>{shell.footerNote}</p>}
          {hasChoices && <ConsentChoices className="underline underline-offset-4 hover:text-on-dark" />}
        </div>
      </div>
    </footer>
  );
}

function LocationColumn({ shell }: { readonly shell: SiteShell }) {
  const location = shell.primaryLocation;
  return (
    <div className="max-w-[22rem]">
      <p className="head-type flex items-center gap-2.5 text-xl [--mark-vein:var(--tenant-dark)]">
        <SiteMark mark={shell.mark} name={shell.name} />
        {shell.name}
      </p>
      {location !== null && (
        <address className="mt-4 text-on-dark-2 not-italic">
          <LocationAddress location={location} />
          {location.phone !== null && (
            <a href={telHref(location.phone)} className={`${LINK} font-semibold text-on-dark`}>
              {location.phone}
            </a>
          )}
        </address>
      )}
      {shell.hours !== null && <HoursList hours={shell.hours} className="mt-2 border-t border-dark-2 pt-3 text-on-dark-2" />}
      <Social shell={shell} />
    </div>
  );
}

function Social({ shell }: { readonly shell: SiteShell }) {
  const shown = [
    { label: 'Facebook', icon: 'facebook', href: shell.facebookUrl },
    { label: 'Instagram', icon: 'instagram', href: shell.instagramUrl },
  ] as const;
  if (shown.every(({ href }) => href === null)) return null;
  return (
    <ul className="mt-4 flex gap-2">
      {shown.map(
        ({ label, icon, href }) =>
          href !== null && (
            <li key={label}>
              <a
                href={href}
                rel="noopener"
                aria-label={`${shell.name} on ${label}`}
                className="grid size-11 place-items-center rounded-control border border-dark-2 text-on-dark-2 hover:text-on-dark"
              >
                <Icon name={icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
