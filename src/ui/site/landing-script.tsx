import { useContext } from 'react';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { landingScript } from '#src/ui/leads/visit-trail.ts';

/** Notes the landing page before anything else is loaded (ledger X2). The server writes it; the browser, where it has run by then, leaves it as it is. */
export function LandingScript() {
  const nonce = useContext(CodeMark);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is this product's own, with nothing of the visitor's in it.
      dangerouslySetInnerHTML={{ __html: nonce === undefined ? '' : landingScript() }}
    />
  );
}
