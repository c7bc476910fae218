import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { TagsView } from '#src/views/site/tags-view.ts';

/** The site's tags, and where it asks first the question, which is hidden until a script has seen that it is open. */
export function SiteTags({ tags }: { readonly tags: TagsView }) {
  return (
    <fc-tags data-google={tags.google ?? undefined} data-meta={tags.meta ?? undefined}>
      {tags.asks && <ConsentNotice tags={tags} />}
    </fc-tags>
  );
}

function ConsentNotice({ tags }: { readonly tags: TagsView }) {
  return (
    <section aria-label="Cookies" className="consent print:hidden" hidden>
      <div className="consent__words">
        <p className="head-type text-lg/tight">Cookies from {tags.owners}?</p>
        <p className="mt-1 text-ink-2">
          They show us which pages and ads bring people here. Everything on this site works without them, and you can change your
          mind under “Privacy choices” at the bottom of any page.
          {tags.policy !== null && (
            <>
              {' '}
              <SiteLink href={tags.policy.href} className="text-link underline underline-offset-[3px]">
                {tags.policy.label}
              </SiteLink>
            </>
          )}
        </p>
      </div>
      <div className="consent__choices">
        <button type="button" className={buttonClass('outline')} data-choice="denied">
          No thanks
        </button>
        <button type="button" className={buttonClass('outline')} data-choice="granted">
          That’s fine
        </button>
      </div>
    </section>
  );
}

/** Brings the question back. It is invisible without script, when there is nothing to choose. */
export function ConsentChoices({ className }: { readonly className: string }) {
  return (
    <button type="button" data-consent-choices="" className={`invisible cursor-pointer ${className}`}>
      Privacy choices
    </button>
  );
}
