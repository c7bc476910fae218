import { SiteLink } from '#src/ui/kit/site-link.tsx';

/** What happens to what a form asks for. */
export function PrivacyNote({ dealer }: { readonly dealer: string }) {
  return (
    <p className="text-md text-ink-2">
      {dealer} uses your details to answer you, and keeps them as its{' '}
      <SiteLink href="/privacy-policy" className="field__link">
        privacy policy
      </SiteLink>{' '}
      says.
    </p>
  );
}
