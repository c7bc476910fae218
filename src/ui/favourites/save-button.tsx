import { saveLabel } from '#src/rules/favourites/favourites-text.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SaveView } from '#src/views/card/save-view.ts';

interface Props {
  readonly car: SaveView;
  /** Over a card's photo, or among the buttons of the vehicle's own page. */
  readonly look: 'card' | 'page';
}

/** Saves a vehicle in this browser (ledger A5, C2). Appears once the page runs, and not at all when storage is disabled. */
export const SaveButton = ({ car, look }: Props) => (
  <fc-save className="contents" data-car={JSON.stringify(car)}>
    <SaveButtonFace car={car} look={look} isHidden />
  </fc-save>
);

interface FaceProps extends Props {
  readonly isHidden?: boolean;
  readonly isSaved?: boolean;
}

/** The button in both states: the style sheet goes by `aria-pressed`, which the browser alone knows. */
export function SaveButtonFace({ car, look, isHidden = false, isSaved = false }: FaceProps) {
  const isBox = car.label === 'Compare';
  const mark = isBox ? <Box /> : <Icon name="heart" className="save-heart size-5" />;
  const button = {
    type: 'button',
    hidden: isHidden,
    'aria-pressed': isSaved,
    'data-plain': '',
    suppressHydrationWarning: true,
  } as const;
  if (look === 'page') {
    return (
      <button {...button} className={`save-button ${buttonClass('plain')} w-full px-2!`}>
        {mark}
        <span>
          <Words car={car} />
        </span>
      </button>
    );
  }
  return (
    <button {...button} className="save-button grid h-11 cursor-pointer place-items-center">
      <span
        className={`flex h-8 items-center bg-surface/95 px-2.5 text-sm font-semibold text-ink shadow-[0_1px_3px_rgb(10_20_25/0.18)] ${isBox ? 'gap-2 rounded-tag' : 'gap-1.5 rounded-chip'}`}
      >
        {mark}
        <Words car={car} />
      </span>
    </button>
  );
}

function Words({ car: { label, name } }: Pick<Props, 'car'>) {
  const [before, after] = [saveLabel(label, false), saveLabel(label, true)];
  return (
    <>
      {before === after ? (
        before
      ) : (
        <>
          <span className="save-button__before">{before}</span>
          <span className="save-button__after">{after}</span>
        </>
      )}
      <span className="sr-only"> {name}</span>
    </>
  );
}

const Box = () => (
  <span aria-hidden="true" className="save-box grid size-4.5 place-items-center rounded-[4px] border-[1.5px]">
    <Icon name="check" className="size-3.5 stroke-3" />
  </span>
);
