import type { SavedLink } from '#src/views/favourites/saved-link.ts';

interface Props {
  readonly to: SavedLink['to'];
  readonly className: string;
}

/** How many vehicles are saved. Only the browser knows: it fills in the number, and shows it unless it is none. */
export const SavedCount = ({ to, className }: Props) => (
  <fc-saved-count hidden data-to={to}>
    <span
      data-count=""
      aria-hidden="true"
      className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-xs/none font-bold text-on-primary ${className}`}
    />
    <span className="sr-only">
      <span data-count="" /> kept
    </span>
  </fc-saved-count>
);
