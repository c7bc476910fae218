import { Link } from 'react-router';
import type { SiteDress } from '#src/use-cases/page-types.ts';

type Props = Pick<SiteDress, 'name' | 'logoUrl'>;

/** The dealer's logo, or its name set as a wordmark; it leads home. */
export function SiteLogo({ name, logoUrl }: Props) {
  return (
    <Link
      to="/"
      className="site-header__brand inline-flex min-h-11 items-center gap-2.5 font-head text-[1.125rem]/none font-bold tracking-tight sm:text-xl/none"
    >
      {logoUrl === null ? (
        <>
          <span
            aria-hidden="true"
            className="grid size-9 flex-none place-items-center rounded-control bg-primary text-lg/none text-on-primary"
          >
            {name.slice(0, 1)}
          </span>
          <span className="text-balance">{name}</span>
        </>
      ) : (
        <img src={logoUrl} alt={name} width={200} height={40} className="h-10 w-auto max-w-50 object-contain object-left" />
      )}
    </Link>
  );
}
