import { useState } from 'react';
import { disclaimerStart } from '#src/rules/finance/finance-text.ts';

/** The small print: its beginning, and the rest on demand; without script and on paper, all of it (ledger M6). */
export function Disclaimer({ text }: { readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const start = disclaimerStart(text);
  if (!start.isCut) return <p className="text-sm text-ink-2">{text}</p>;
  return (
    <div className="text-sm text-ink-2">
      <p className="noscript:hidden print:hidden">
        {isOpen ? text : `${start.text}…`}{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-link underline underline-offset-4"
        >
          {isOpen ? 'Show Less' : 'Show More'}
        </button>
      </p>
      <p className="hidden noscript:block print:block">{text}</p>
    </div>
  );
}
