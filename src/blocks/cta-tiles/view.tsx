import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

export interface CtaTile {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureView | null;
  readonly link: { readonly label: string; readonly href: string };
}

interface Props {
  readonly heading: string | null;
  readonly text: string;
  readonly tiles: readonly CtaTile[];
  readonly ground: 'plain' | 'sunk';
}

/** What to do next, a tile each; the whole tile is a link (ledger O4). */
export function CtaTiles({ heading, text, tiles, ground }: Props) {
  return (
    <Section heading={heading} text={text} ground={ground}>
      <ul className="cta-tiles">
        {tiles.map((tile) => (
          <Tile key={tile.title} tile={tile} level={heading === null ? 2 : 3} />
        ))}
      </ul>
    </Section>
  );
}

function Tile({ tile: { title, text, picture, link }, level }: { readonly tile: CtaTile; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className="cta-tile">
      <Heading className="text-h3">{title}</Heading>
      {text !== '' && <p className="mt-2 max-w-[34ch] opacity-85">{text}</p>}
      <SiteLink href={link.href} className="cta-tile__link">
        {link.label}
        <Icon name="arrow" className="size-4" />
      </SiteLink>
      {picture !== null && (
        <img
          className="cta-tile__art"
          src={picture.src}
          srcSet={srcSetOf(picture)}
          sizes={phoneSizes('(width >= 640px) 320px, 70vw')}
          width={960}
          height={640}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </li>
  );
}
