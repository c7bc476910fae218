import type { GalleryViewName } from '#src/rules/gallery/gallery-views.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';

const VIEWS: Readonly<Record<GalleryViewName, { readonly label: string; readonly icon: IconName }>> = {
  spin: { label: 'Spin', icon: 'spin' },
  images: { label: 'Images', icon: 'photos' },
  interior: { label: 'Interior', icon: 'seat' },
};

interface Props {
  readonly views: readonly GalleryViewName[];
  readonly chosen: GalleryViewName | undefined;
  readonly onChoose: (view: GalleryViewName) => void;
}

/** The choice between the views of a vehicle: over the picture, or on a phone below it (ledger G3). */
export function ViewSwitch({ views, chosen, onChoose }: Props) {
  return (
    <fieldset className="view-switch">
      <legend className="sr-only">Choose a view</legend>
      {views.map((view) => (
        <button key={view} type="button" aria-pressed={view === chosen} onClick={() => onChoose(view)}>
          <Icon name={VIEWS[view].icon} />
          {VIEWS[view].label}
        </button>
      ))}
    </fieldset>
  );
}
