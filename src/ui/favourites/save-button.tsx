import { saveLabel } from '#src/rules/favourites/favourites-text.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SaveView } from '#src/views/card/save-view.ts';
import { toggleFavourite } from './toggle-favourite.ts';
import { useFavourites } from './use-favourites.ts';

interface Props {
  readonly car: SaveView;
  /** Over a card's photo, or among the buttons of the vehicle's own page. */
  readonly look: 'card' | 'page';
}

/** Saves a vehicle in this browser (ledger A5, C2). Appears once the page runs, and not at all when storage is disabled. */
export function SaveButton({ car, look }: Props) {
  const { state, cars } = useFavourites();
  if (state !== 'on') return null;
  const isSaved = cars.some(({ id }) => id === car.id);
  return <SaveButtonFace car={car} look={look} isSaved={isSaved} onPress={() => toggleFavourite(car)} />;
}

export function SaveButtonFace({
  car,
  look,
  isSaved,
  onPress,
}: Props & { readonly isSaved: boolean; readonly onPress: () => void }) {
  const isBox = car.label === 'Compare';
  const words = saveLabel(car.label, isSaved);
  const mark = isBox ? <Box isChecked={isSaved} /> : <Heart isFull={isSaved} />;
  const name = <span className="sr-only"> {car.name}</span>;
  if (look === 'page') {
    return (
      <button type="button" aria-pressed={isSaved} onClick={onPress} className={`${buttonClass('plain')} w-full`}>
        {mark}
        <span>
          {words}
          {name}
        </span>
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={onPress}
      className="group/save grid h-11 cursor-pointer place-items-center"
    >
      <span
        className={`flex h-8 items-center bg-surface/95 px-2.5 text-sm font-semibold text-ink shadow-[0_1px_3px_rgb(10_20_25/0.18)] ${isBox ? 'gap-2 rounded-tag' : 'gap-1.5 rounded-chip'}`}
      >
        {mark}
        {words}
        {name}
      </span>
    </button>
  );
}

const Heart = ({ isFull }: { readonly isFull: boolean }) => (
  <Icon name="heart" className={isFull ? 'size-5 fill-current text-bad' : 'size-5'} />
);

const Box = ({ isChecked }: { readonly isChecked: boolean }) => (
  <span
    aria-hidden="true"
    className={`grid size-4.5 place-items-center rounded-[4px] border-[1.5px] ${isChecked ? 'border-primary bg-primary text-on-primary' : 'border-line-strong'}`}
  >
    {isChecked && <Icon name="check" className="size-3.5 stroke-3" />}
  </span>
);
