import { disclaimerStart } from '#src/rules/finance/finance-text.ts';
import { FoldButton } from '#src/ui/vehicle/fold.tsx';

/** The small print: its beginning, and the rest on demand; without script and on paper, all of it (ledger M6). */
export function Disclaimer({ text }: { readonly text: string }) {
  const start = disclaimerStart(text);
  if (!start.isCut) return <p className="text-sm text-ink-2">{text}</p>;
  return (
    <fc-fold className="fold block text-sm text-ink-2">
      <p>
        {start.text}
        <span className="fold__dots">…</span>
        <span className="fold__rest">{text.slice(start.text.length)}</span>{' '}
        <FoldButton words={['Show More', 'Show Less']} className="min-h-6 text-link underline underline-offset-4" />
      </p>
    </fc-fold>
  );
}
