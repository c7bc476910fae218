import { type ReactNode, useId, useState } from 'react';

interface Props {
  /** What is folded has the class fold__rest; all of it is in the page. */
  readonly children: ReactNode;
  /** The button's text while the rest is folded, and while it is open. */
  readonly words: readonly [shut: string, open: string];
  /** What the button is about, for screen readers. */
  readonly about: string;
  readonly look?: 'button' | 'link';
}

/** A part whose rest is folded until it is opened. Without script, and on paper, all of it is shown (ledger V5, V6). */
export function Fold({ children, words: [shut, open], about, look = 'button' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="fold" data-open={isOpen ? '' : undefined}>
      <div id={id}>{children}</div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={`fold__button min-h-11 cursor-pointer items-center font-semibold ${LOOKS[look]}`}
      >
        {isOpen ? open : shut}
        <span className="sr-only"> {about}</span>
      </button>
    </div>
  );
}

const LOOKS = {
  button: 'mt-5 rounded-button border-[1.5px] border-line bg-surface px-4 text-md hover:border-line-strong',
  link: 'mt-1 text-link underline underline-offset-4',
} as const;
