import { SiteLink } from '#src/ui/kit/site-link.tsx';

export interface BrandTileProps {
  readonly name: string;
  /** null when there is nothing to link to. */
  readonly href: string | null;
  readonly logoUrl: string | null;
  /** '12 in stock'. */
  readonly count: string | null;
}

/** A brand: its logo, its name and how many are in stock. A brand without a logo has its name set as one, in the type of the site's headings. */
export function BrandTile({ name, href, logoUrl, count }: BrandTileProps) {
  return (
    <li className="brand-tile group">
      {logoUrl !== null && (
        <img src={logoUrl} alt="" width={80} height={40} loading="lazy" decoding="async" className="brand-tile__mark" />
      )}
      <p className={logoUrl === null ? 'brand-tile__wordmark head-type' : 'leading-tight font-semibold'}>
        {href === null ? (
          name
        ) : (
          <SiteLink href={href} className="rounded-card after:absolute after:inset-0 group-hover:text-link">
            {name}
          </SiteLink>
        )}
      </p>
      {count !== null && <p className="text-md text-ink-2">{count}</p>}
    </li>
  );
}
