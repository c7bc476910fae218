import { CompareSkeleton } from '#src/ui/favourites/compare-skeleton.tsx';
import { CompareTable } from '#src/ui/favourites/compare-table.tsx';
import { NothingSaved } from '#src/ui/favourites/nothing-saved.tsx';
import { SaveButtonFace } from '#src/ui/favourites/save-button.tsx';
import { ToastFace } from '#src/ui/kit/toast-face.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { sampleSave } from './sample-vehicle.ts';

const LABELS = ['Save', 'Compare'] as const;
const LOOKS = ['card', 'page'] as const;
const nothing = () => {};

interface Props {
  readonly page: ComponentsPage;
  readonly cards: readonly CardView[];
}

/** Favourites: the button, the toast, the comparison and its empty and loading states. */
export function ShowcaseGarage({ page, cards }: Props) {
  const shown = cards.filter(({ price, badge }, at) => at < 2 || price === null || badge === null).slice(0, 4);
  const values = shown.map(({ id }) => [
    'Used',
    String(2020 + id),
    id === 1 ? null : 'Automatic',
    'A colour with quite a long name',
  ]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 rounded-panel bg-neutral-200 p-5">
        {LABELS.flatMap((label) =>
          LOOKS.flatMap((look) =>
            [false, true].map((isSaved) => (
              <div key={`${label} ${look} ${isSaved}`}>
                <SaveButtonFace car={sampleSave(label)} look={look} isSaved={isSaved} />
              </div>
            )),
          ),
        )}
      </div>
      <div className="justify-self-start">
        <ToastFace toast={{ text: '2024 Sample Rover is in your favourites', link: { label: 'View List', href: '#kept' } }} />
      </div>
      <div className="min-w-0">
        <CompareTable
          labels={['Condition', 'Year', 'Transmission', 'Colour']}
          vehicles={shown.map((card, at) => ({ card, values: values[at] ?? [] }))}
          onRemove={nothing}
          more={{ label: `Add another ${page.word}`, href: '#cards' }}
        />
      </div>
      <CompareSkeleton names={['2024 Sample Rover', '2023 Sample Ranger']} />
      <NothingSaved title="Favourites" isNamedOnly={false} vehicleWord={page.word} />
    </>
  );
}
