import type { SiteDress } from '#src/use-cases/page-types.ts';
import { PlaceAddress } from './place-address.tsx';
import { SiteLink } from './site-link.tsx';
import { telHref } from './tel-href.ts';

const LINK = 'inline-flex min-h-11 items-center text-on-dark-2 underline-offset-4 hover:text-on-dark hover:underline md:min-h-9';

/** The foot of every page: where the dealer is, the groups of links, and the legal line with its licence numbers. */
export function SiteFooter({ dress }: { readonly dress: SiteDress }) {
  return (
    <footer className="on-dark bg-dark pt-[clamp(2.5rem,5vw,4.5rem)] pb-7 text-[0.9375rem]">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(14rem,1fr)_2.5fr]">
          <Place dress={dress} />
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
            {dress.menu.footer.map((group) => (
              <nav key={group.heading} aria-label={group.heading}>
                <h2 className="mb-1.5 font-sans text-[0.9375rem]/normal font-semibold tracking-normal">{group.heading}</h2>
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
            © {dress.year} {dress.name}
          </p>
          {dress.licences.map((licence) => (
            <p key={licence}>{licence}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}

function Place({ dress }: { readonly dress: SiteDress }) {
  const place = dress.primaryLocation;
  const social = [
    { label: 'Facebook', href: dress.facebookUrl },
    { label: 'Instagram', href: dress.instagramUrl },
  ];
  return (
    <div>
      <p className="font-head text-xl font-bold tracking-tight">{dress.name}</p>
      {place !== null && (
        <address className="mt-3 text-on-dark-2 not-italic">
          <PlaceAddress place={place} />
          {place.phone !== null && (
            <a href={telHref(place.phone)} className={`${LINK} mt-1 font-semibold`}>
              {place.phone}
            </a>
          )}
        </address>
      )}
      <ul className="mt-2 flex gap-5">
        {social.map(
          ({ label, href }) =>
            href !== null && (
              <li key={label}>
                <a href={href} rel="noopener" className={LINK}>
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
