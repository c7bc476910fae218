import { BrandTile, type BrandTileProps } from '#src/ui/models/brand-tile.tsx';

interface Props {
  readonly heading: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
  readonly text: string;
  readonly groups: readonly { readonly heading: string; readonly text: string; readonly brands: readonly BrandTileProps[] }[];
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
            <ul className="brand-tiles mt-5">
              {group.brands.map((brand) => (
                <BrandTile key={brand.name} {...brand} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
