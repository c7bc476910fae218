import { use } from 'react';
import { earlyPressScript } from '#src/islands/early-press.ts';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { landingScript } from '#src/ui/leads/visit-trail.ts';
import { phoneFontsScript } from './phone-fonts.ts';

/** Records the page (ledger X2), holds what is pressed, and chooses the fonts, before anything else loads. */
export function LandingScript() {
  return (
    <script
      nonce={use(CodeMark)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own and contains no input of the visitor.
      dangerouslySetInnerHTML={{ __html: `${landingScript()};${earlyPressScript()};${phoneFontsScript()}` }}
    />
  );
}
