import type { ModelColour } from '#src/rules/models/model-details.ts';
import type { DetailedModel } from '#src/rules/models/offered-variants.ts';
import { type ModelAngle, paintedAddress } from '#src/rules/models/painted-address.ts';
import { chosenColour, swatches } from '#src/rules/models/swatches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView, type PictureView, pictureView } from '#src/views/images/image-view.ts';

/** A colour to choose, with the picture that it brings. */
export interface SwatchView {
  readonly id: string;
  readonly name: string;
  readonly hexCode: string;
  readonly note: string;
  readonly picture: PictureView | null;
}

/** A model in one of its colours, with the others to choose from. */
export interface PaintedView {
  readonly swatches: readonly SwatchView[];
  /** The chosen one; null where the model has no colours. */
  readonly chosen: SwatchView | null;
  /** The model as chosen; null where there is no picture of it. */
  readonly picture: PictureView | null;
  /** What is drawn when there is no picture. */
  readonly body: string;
}

interface Look {
  readonly angle: ModelAngle;
  /** Alone, or in the site's studio. */
  readonly isCutOut: boolean;
  readonly variantId?: string | null;
}

type Input = Pick<PageContext, 'site' | 'images'>;

/** A model in the colour that an address names, else in its first (ledger E2, E5). */
export function paintedView(context: Input, model: DetailedModel, said: string | null, look: Look): PaintedView {
  const { variantId = null } = look;
  const shown = swatches(model.colours, variantId).map((colour) => ({
    id: colour.id,
    name: colour.name,
    hexCode: colour.hexCode,
    note: colour.note,
    picture: colouredPicture(context, model, colour, look),
  }));
  const chosen = shown.find(({ id }) => id === chosenColour(model.colours, variantId, said)?.id) ?? null;
  return {
    swatches: shown,
    chosen,
    picture: chosen === null ? colouredPicture(context, model, null, look) : chosen.picture,
    body: model.bodies[0] ?? 'suv',
  };
}

/** A model's picture in a colour, from an angle; null when there is none. */
export function colouredPicture(
  context: Input,
  model: Pick<DetailedModel, 'imageUrl'>,
  colour: ModelColour | null,
  { angle, isCutOut }: Pick<Look, 'angle' | 'isCutOut'>,
): PictureView | null {
  const address = paintedAddress(model.imageUrl, colour, angle);
  if (address === null) return null;
  return isCutOut ? cutOutView(context, address) : pictureView(context, address);
}
