import { SiteLink } from '#src/ui/kit/site-link.tsx';

/** What happens to what a form asks for. */
export function PrivacyNote({ dealer }: { readonly dealer: string }) {
  return (
    <p className="text-md text-ink-2">
      Your details go to {dealer}, so we can get back to you. We keep them under our{' '}
      <SiteLink href="/privacy-policy" className="field__link">
        privacy policy
      </SiteLink>
      .
    </p>
  );
}
