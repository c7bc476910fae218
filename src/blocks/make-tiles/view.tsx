import { Section } from '#src/ui/kit/section.tsx';

export interface MakeTile {
  readonly name: string;
  readonly count: string;
  readonly href: string;
  readonly logoUrl: string | null;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly tiles: readonly MakeTile[];
  readonly ground: 'plain' | 'sunk';
}

/** Makes with their logos and stock counts (ledger O5). A make without a logo shows its name alone. */
export function MakeTiles({ heading, text, tiles, ground }: Props) {
  if (tiles.length === 0) return null;
  return (
    <Section heading={heading} text={text} ground={ground}>
      <ul className="grid grid-cols-2 gap-[calc(var(--gap)/2)] sm:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
        {tiles.map(({ name, count, href, logoUrl }) => (
          <li
            key={name}
            className="group relative grid min-h-24 content-center justify-items-start rounded-card border border-line bg-surface px-4 py-3.5 hover:border-line-strong"
          >
            {logoUrl !== null && (
              <img
                src={logoUrl}
                alt=""
                width={32}
                height={32}
                loading="lazy"
                decoding="async"
                className="mb-2 size-8 object-contain"
              />
            )}
            <a
              href={href}
              className="rounded-card leading-tight font-semibold after:absolute after:inset-0 group-hover:text-link"
            >
              {name}
            </a>
            <p className="text-md text-ink-2">{count}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
