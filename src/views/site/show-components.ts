import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView, type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { vehicleWord } from './vehicle-word.ts';

/** What the development page needs of a site to show every component in its theme. */
export interface ComponentsPage {
  readonly word: string;
  readonly body: string;
  readonly cutOut: PictureView;
  readonly pictures: readonly PictureView[];
  readonly newTagText: string;
  readonly soldTagText: string;
  readonly noPriceText: string;
}

const ANGLES = ['f34', 'side', 'r34', 'front', 'rear', 'nose', 'wheel'];

/** Returns null everywhere but on a developer's machine. */
export function showComponents(context: PageContext): ComponentsPage | null {
  if (!context.isLocal) return null;
  const word = vehicleWord(context.site);
  const body = word === 'caravan' ? 'caravan' : 'suv';
  const { newTagText, soldTagText, noPriceText } = context.site.switches;
  const pictures = ANGLES.map((angle, at) =>
    pictureView(context, `/images/${body}-a/${angle}?paint=1b3f86`, `A sample ${word}, photo ${at + 1} of ${ANGLES.length}`),
  );
  const cutOut = cutOutView(context, `/images/${body}-a/f34?paint=1b3f86`);
  return { word, body, cutOut, pictures, newTagText, soldTagText, noPriceText };
}
