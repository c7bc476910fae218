import type { SiteShell } from '#src/views/site/site-shell.ts';
import { SiteMark } from './site-mark.tsx';

type Props = Pick<SiteShell, 'name' | 'logoUrl' | 'mark'>;

/** The dealer's logo, or its mark and its name as a wordmark; links to the home page. */
export function SiteLogo({ name, logoUrl, mark }: Props) {
  return (
    <a
      href="/"
      className="site-header__brand head-type inline-flex min-h-11 items-center gap-2.5 text-[1.125rem]/none sm:text-xl/none"
    >
      {logoUrl === null ? (
        <>
          <SiteMark mark={mark} name={name} />
          <span className="text-balance">{name}</span>
        </>
      ) : (
        <img src={logoUrl} alt={name} width={200} height={40} className="h-10 w-auto max-w-50 object-contain object-left" />
      )}
    </a>
  );
}
