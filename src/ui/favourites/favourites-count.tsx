import { useFavourites } from './use-favourites.ts';

/** How many vehicles are saved, once the browser has read them; renders nothing for none. */
export function FavouritesCount({ className }: { readonly className: string }) {
  const { length } = useFavourites().cars;
  if (length === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-xs/none font-bold text-on-primary ${className}`}
      >
        {length}
      </span>
      <span className="sr-only">{length} kept</span>
    </>
  );
}
