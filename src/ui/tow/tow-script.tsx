import { use } from 'react';
import { TOW_LINK } from '#src/rules/tow/tow-link-mark.ts';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { LINKED_TOW_KEY, TOW_KEY } from './tow-key.ts';

const MARKS = { own: TOW_KEY, linked: LINKED_TOW_KEY, link: TOW_LINK };

/** Whether a tow car is chosen is known before the first paint, so that the boxes of verdicts have their room and nothing moves (ledger P15). */
export function TowScript() {
  return (
    <script
      nonce={use(CodeMark)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own and contains no input of the visitor.
      dangerouslySetInnerHTML={{ __html: `(${note.toString()})(${JSON.stringify(MARKS)})` }}
    />
  );
}

/** Uses nothing from outside itself, because its source text is sent to the browser. */
function note({ own, linked, link }: typeof MARKS): void {
  try {
    const { dataset } = document.documentElement;
    const stored = JSON.parse(localStorage.getItem(own) ?? '{}') as { car?: { brakedCapacity?: unknown } };
    if (Number(stored.car?.brakedCapacity) > 0) dataset.tow = '';
    if (location.hash.startsWith(link) || sessionStorage.getItem(linked) !== null) dataset.tow = 'linked';
  } catch {
    // No car, or no storage.
  }
}
