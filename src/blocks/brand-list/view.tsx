import { SiteLink } from '#src/ui/kit/site-link.tsx';

interface Brand {
  readonly name: string;
  /** null when there is nothing to link to. */
  readonly href: string | null;
  readonly logoUrl: string | null;
  readonly count: string | null;
}

interface Props {
  readonly heading: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
  readonly text: string;
  readonly groups: readonly { readonly heading: string; readonly text: string; readonly brands: readonly Brand[] }[];
}

/** The brands of a group of dealers with their logos, by kind (ledger N3). */
export function BrandList({ heading, headingLevel = 1, text, groups }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="section">
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text !== '' && <p className="mt-3 max-w-[56ch] text-lg text-ink-2">{text}</p>}
        {groups.map((group) => (
          <div key={group.heading} className="mt-12">
            <h2 className="text-h3">{group.heading}</h2>
            {group.text !== '' && <p className="mt-1.5 max-w-[56ch] text-ink-2">{group.text}</p>}
            <ul className="mt-5 grid grid-cols-2 gap-[calc(var(--gap)/2)] sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
              {group.brands.map((brand) => (
                <BrandTile key={brand.name} brand={brand} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function BrandTile({ brand: { name, href, logoUrl, count } }: { readonly brand: Brand }) {
  return (
    <li className="group relative flex min-h-22 items-center gap-4 rounded-card border border-line bg-surface px-5 py-4 has-[a]:hover:border-line-strong">
      {logoUrl !== null && (
        <img src={logoUrl} alt="" width={40} height={40} loading="lazy" decoding="async" className="size-10 object-contain" />
      )}
      <div>
        <p className="leading-tight font-semibold">
          {href === null ? (
            name
          ) : (
            <SiteLink href={href} className="rounded-card after:absolute after:inset-0 group-hover:text-link">
              {name}
            </SiteLink>
          )}
        </p>
        {count !== null && <p className="mt-0.5 text-md text-ink-2">{count}</p>}
      </div>
    </li>
  );
}
