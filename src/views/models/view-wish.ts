import { wishText } from '#src/rules/models/offered-variants.ts';
import { wholeDollars } from '#src/rules/text/money-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { PictureView } from '#src/views/images/image-view.ts';
import { colouredPicture } from './painted-view.ts';
import { readWish } from './read-wish.ts';

/** What a visitor chose before they came to a form, as it is shown beside it (ledger E1). */
export interface WishView {
  /** Such as MG IM5 Platinum in Diamond Red. */
  readonly name: string;
  readonly price: { readonly text: string; readonly meaning: string } | null;
  /** The chosen colour's name and what it costs; null where no colour is chosen, or nothing is said of it. */
  readonly colour: string | null;
  /** null where there is no picture of the model. */
  readonly picture: PictureView | null;
  /** What is drawn when there is no picture. */
  readonly body: string;
  /** Where another colour or variant is chosen. */
  readonly href: string;
  readonly isSample: boolean;
}

/** null when the address names no model of the site. */
export function viewWish(context: PageContext, query: URLSearchParams): WishView | null {
  const wish = readWish(context, query);
  if (wish === null) return null;
  const { model, variant, colour } = wish;
  const painted = model.href.startsWith('/models/') && colour !== null ? `?${new URLSearchParams({ colour: colour.id })}` : '';
  return {
    name: wishText(model, variant, colour),
    price: variant?.price == null ? null : { text: wholeDollars(variant.price.amount), meaning: variant.price.meaning },
    colour: colour === null || colour.note === '' ? null : `${colour.name}: ${colour.note}`,
    picture: colouredPicture(context, model, colour ?? model.colours[0] ?? null, { angle: 'f34', isCutOut: false }),
    body: model.bodies[0] ?? 'suv',
    href: `${model.href}${painted}`,
    isSample: variant?.sample === true,
  };
}
