import { telHref } from '#src/rules/text/tel-href.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ToastRegion } from '#src/ui/kit/toast-region.tsx';
import type { SiteShell } from '#src/views/site/site-shell.ts';
import { HEADER_ID } from './site-header.tsx';
import { SiteLogo } from './site-logo.tsx';

/** The header of a page that takes money: the logo, and the telephone for whoever would rather talk. */
export function CheckoutHeader({ shell }: { readonly shell: SiteShell }) {
  const phone = shell.primaryLocation?.phone ?? null;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the main content
      </a>
      <header id={HEADER_ID} className="flow-head print:hidden">
        <div className="flow-head__row wrap">
          <SiteLogo name={shell.name} logoUrl={shell.logoUrl} mark={shell.mark} />
          <p className="flex items-center gap-6 text-[0.9375rem]">
            <span className="hidden items-center gap-2 text-ink-2 md:inline-flex">
              <Icon name="lock" className="size-4.5" />
              Secure checkout
            </span>
            {phone !== null && (
              <a href={telHref(phone)} className="inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap">
                <Icon name="phone" className="size-4.5" />
                <span>{phone}</span>
              </a>
            )}
          </p>
        </div>
      </header>
      <ToastRegion />
    </>
  );
}
