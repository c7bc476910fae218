import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { SiteShell } from '#src/views/site/site-shell.ts';

/** The foot of a page that takes money: who runs it, and the small print that the site's own foot leads to. */
export function CheckoutFoot({ shell }: { readonly shell: SiteShell }) {
  const links = shell.menu.footer.flatMap((group) => group.links).filter(({ href }) => SMALL_PRINT.test(href));
  return (
    <footer className="flow-foot print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-5">
        <p>{[`© ${shell.year} ${shell.name}`, ...shell.licences].join(' · ')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-[3px]">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

const SMALL_PRINT = /^\/(?:privacy|terms|contact-us$)/;
