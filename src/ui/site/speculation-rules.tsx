import { use } from 'react';
import { NOT_PREFETCHED } from '#src/rules/addresses/prefetched.ts';
import { CodeMark } from '#src/ui/kit/code-mark.ts';

/**
 * Browsers that can fetch a page of this site ahead once a visitor points at its link. Nothing is fetched that changes something, belongs to
 * one visitor, or is not a page.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PREFETCHED } },
          { not: { selector_matches: '[rel~=nofollow], [target=_blank], [download], [aria-haspopup]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export function SpeculationRules() {
  const nonce = use(CodeMark);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant.
    <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: RULES }} />
  );
}
