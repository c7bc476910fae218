import { type ReactNode, useId } from 'react';

interface Props {
  /** What is folded has the class fold__rest; all of it is in the page. */
  readonly children: ReactNode;
  readonly words: FoldWords;
  /** What the button is about, for screen readers. */
  readonly about: string;
  readonly look?: 'button' | 'link';
}

/** A fold button's text while the rest is folded, and while it is open. */
type FoldWords = readonly [shut: string, open: string];

/** A part whose rest is folded until it is opened. Without script, and on paper, all of it is shown (ledger V5, V6). */
export function Fold({ children, words, about, look = 'button' }: Props) {
  const id = useId();
  return (
    <fc-fold className="fold block">
      <div id={id}>{children}</div>
      <FoldButton words={words} about={about} controls={id} className={LOOKS[look]} />
    </fc-fold>
  );
}

interface ButtonProps {
  readonly words: FoldWords;
  readonly about?: string;
  readonly controls?: string;
  readonly className: string;
}

/** The button of the fold around it; the element turns it over. */
export function FoldButton({ words: [shut, open], about, controls, className }: ButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={false}
      aria-controls={controls}
      data-other-word={open}
      className={`fold__button cursor-pointer items-center font-semibold ${className}`}
    >
      {shut}
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </button>
  );
}

const LOOKS = {
  button: 'mt-5 min-h-11 rounded-button border-[1.5px] border-line bg-surface px-4 text-md hover:border-line-strong',
  link: 'mt-1 min-h-11 text-link underline underline-offset-4',
} as const;
