import { use } from 'react';
import { earlyPressScript } from '#src/islands/early-press.ts';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { landingScript } from '#src/ui/leads/visit-trail.ts';
import { phoneFontsScript } from './phone-fonts.ts';

/** Without the indentation of the functions that it is made of: it is in every page. */
const SCRIPT = `${landingScript()};${earlyPressScript()};${phoneFontsScript()}`.replaceAll(/\n\s+/g, '\n');

/** Records the page (ledger X2), holds what is pressed, and chooses the fonts, before anything else loads. */
export function LandingScript() {
  return (
    <script
      nonce={use(CodeMark)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own and contains no input of the visitor.
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
