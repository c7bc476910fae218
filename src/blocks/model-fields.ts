import { slugSchema } from '#src/site/fields.ts';
import { modelAngle } from '#src/site/files/model-details.ts';

/** The model that a block is about. */
export const model = slugSchema.describe('The model, by the name in its address, such as im5.');

export const angle = modelAngle.describe('The angle the model is seen from, in the colour that the visitor has chosen.');
