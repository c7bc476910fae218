import { NavLink } from 'react-router';
import { Icon } from '#src/ui/kit/icon.tsx';
import { FAVOURITES_HREF } from './favourites-href.ts';
import { SavedCount } from './saved-count.tsx';

/** The header’s way to the kept vehicles, with how many there are. On the narrowest screens the menu alone has it. */
export function FavouritesLink({ title }: { readonly title: string }) {
  return (
    <NavLink to={FAVOURITES_HREF} end className="site-header__link relative min-w-11 justify-center max-[22.5rem]:hidden">
      <Icon name={title === 'Compare' ? 'compare' : 'heart'} />
      <span className="sr-only">{title}</span>
      <SavedCount className="absolute top-0.5 right-0.5" />
    </NavLink>
  );
}
