import { useContext } from 'react';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { landingScript } from '#src/ui/leads/visit-trail.ts';

/** Records the landing page before anything else loads (ledger X2). Rendered by the server only; hydration leaves it as it is. */
export function LandingScript() {
  const nonce = useContext(CodeMark);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own and contains no input of the visitor.
      dangerouslySetInnerHTML={{ __html: nonce === undefined ? '' : landingScript() }}
    />
  );
}
