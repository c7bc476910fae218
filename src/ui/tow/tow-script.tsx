import { use } from 'react';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { TOW_KEY } from './tow-key.ts';

/** Whether a tow car is chosen is known before the first paint, so that the boxes of verdicts have their room and nothing moves (ledger P15). */
export function TowScript() {
  return (
    <script
      nonce={use(CodeMark)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own and contains no input of the visitor.
      dangerouslySetInnerHTML={{ __html: `(${note.toString()})(${JSON.stringify(TOW_KEY)})` }}
    />
  );
}

/** Uses nothing from outside itself, because its source text is sent to the browser. */
function note(key: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { car?: { brakedCapacity?: unknown } };
    if (Number(stored.car?.brakedCapacity) > 0) document.documentElement.dataset.tow = '';
  } catch {
    // No car, or no storage.
  }
}
