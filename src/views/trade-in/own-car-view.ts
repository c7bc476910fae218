import { bodyInWords } from '#src/rules/stock/body-type.ts';
import { carPicture } from '#src/rules/trade-in/car-picture.ts';
import { regoText } from '#src/rules/trade-in/valuation-words.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { Valuation } from '#src/use-cases/trade-in/read-valuation.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';

/** A shopper's own car, beside what they are asked about it. */
export interface OwnCarView {
  /** '2021 Toyota Corolla'. */
  readonly name: string;
  /** 'Ascent Sport hatch', 'SAMPLE10, QLD'. */
  readonly line: readonly string[];
  readonly picture: PictureView | null;
  readonly body: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Whether a register has said which car it is. */
  readonly isRegistered: boolean;
}

export function ownCarView(context: Context, { car, lead: { fields } }: Valuation): OwnCarView | null {
  if (car === null) return null;
  const { year, make, model, badge, body, colour, built } = car;
  const picture = carPicture(body, colour);
  const plate = fields.rego ? `${regoText(fields.rego)}, ${(fields.regoState ?? '').toUpperCase()}` : '';
  const [builtYear, month] = (built ?? '').split('-');
  return {
    name: `${year} ${make} ${model}`,
    line: [[badge ?? '', bodyInWords(body ?? '')].filter(Boolean).join(' '), plate].filter(Boolean),
    picture: picture === null ? null : pictureView(context, picture),
    body: body ?? 'suv',
    facts: [
      ...(body === null ? [] : [{ label: 'Body', value: body }]),
      ...(colour === null ? [] : [{ label: 'Colour', value: colour }]),
      ...(month === undefined ? [] : [{ label: 'Built', value: `${month}/${builtYear}` }]),
    ],
    isRegistered: body !== null,
  };
}
