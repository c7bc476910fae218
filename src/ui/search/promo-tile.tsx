import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { bodyShape } from '#src/ui/kit/body-shape.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Silhouette } from '#src/ui/kit/silhouette.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PromoView } from '#src/views/search/result-cells.ts';

interface Props {
  readonly promo: PromoView;
  /** The body type that is drawn when the promotion has no picture. */
  readonly body: string;
  readonly level?: 2 | 3;
}

/** A promotion among the results, as large as a card (ledger S18). */
export function PromoTile({ promo, body, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const [head, rest] = firstSentence(promo.title);
  return (
    <div className="promo on-dark">
      <Heading className="text-[clamp(1.625rem,1.3rem+1vw,2.125rem)]">
        {head}
        {rest !== '' && (
          <span className="mt-2.5 block font-sans text-base/normal font-medium tracking-normal text-on-dark-2 [font-stretch:100%]">
            {` ${rest}`}
          </span>
        )}
      </Heading>
      {promo.text !== '' && <p className="mt-1 max-w-[28ch] text-on-dark-2">{promo.text}</p>}
      <div className="promo__art" aria-hidden="true">
        {promo.picture === null ? (
          <Silhouette shape={bodyShape(body)} className="w-full" />
        ) : (
          <img src={promo.picture.src} srcSet={srcSetOf(promo.picture)} sizes={phoneSizes('340px')} alt="" loading="lazy" />
        )}
      </div>
      {promo.link !== null && (
        <SiteLink href={promo.link.href} className={`${buttonClass('accentOnDark')} self-start`}>
          {promo.link.label}
        </SiteLink>
      )}
    </div>
  );
}

/** The first sentence of a title is emphasised. */
function firstSentence(title: string): readonly [head: string, rest: string] {
  const end = title.search(/(?<=[!?.]) /);
  return end === -1 ? [title, ''] : [title.slice(0, end), title.slice(end + 1)];
}
