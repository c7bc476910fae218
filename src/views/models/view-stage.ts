import { type Highlight, modelHighlights } from '#src/rules/models/model-highlights.ts';
import { COMING_SOON } from '#src/rules/models/models.ts';
import { isOnSale } from '#src/rules/models/on-sale.ts';
import type { ModelAngle } from '#src/rules/models/painted-address.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';
import { type WishLink, wishLinks } from './model-links.ts';
import { type PaintedView, paintedView } from './painted-view.ts';

/** A model on its stage: its colours, its large figures, and what can be done (ledger E1). */
export interface StageView extends PaintedView {
  readonly name: string;
  /** 'Coming Soon' before it is on sale. */
  readonly note: string | null;
  readonly highlights: readonly Highlight[];
  readonly drive: WishLink | null;
  readonly order: WishLink | null;
}

/** null when the site does not sell the model. */
export function viewStage(context: PageContext, slug: string, said: string | null, angle: ModelAngle): StageView | null {
  const model = findModel(context, slug);
  if (model === null) return null;
  const painted = paintedView(context, model, said, { angle, isCutOut: true });
  return {
    ...painted,
    name: model.name,
    note: isOnSale(model) ? null : COMING_SOON,
    highlights: modelHighlights(model.variants),
    ...wishLinks(context, { model, colour: painted.chosen?.id ?? null }),
  };
}
