import { Photo } from '#src/ui/kit/photo.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

export interface BodyTile {
  readonly label: string;
  readonly count: string;
  readonly href: string;
  readonly picture: PictureView | null;
  /** The body type that is drawn until there is a picture. */
  readonly body: string;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly tiles: readonly BodyTile[];
  readonly ground: 'plain' | 'sunk';
}

/** The most common body types, each a picture that links to its stock (ledger O5). */
export function BodyTiles({ heading, text, tiles, ground }: Props) {
  if (tiles.length === 0) return null;
  return (
    <Section heading={heading} text={text} ground={ground}>
      <ul className="grid grid-cols-2 gap-(--gap) lg:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.label} className="group relative">
            <div className="aspect-3/2 overflow-clip rounded-card">
              <Photo picture={tile.picture} body={tile.body} sizes="(width >= 1040px) 310px, 46vw" />
            </div>
            <h3 className="mt-3 text-lg">
              <a href={tile.href} className="rounded-card after:absolute after:inset-0 group-hover:text-link">
                {tile.label}
              </a>
            </h3>
            <p className="text-md text-ink-2">{tile.count}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
