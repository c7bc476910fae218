import type { FoldedHtml } from '#src/rules/vehicle/folded-html.ts';

interface Props {
  readonly text: FoldedHtml;
  /** The button's text while the rest is folded, and while it is open. */
  readonly words: readonly [shut: string, open: string];
  /** What the button is about, for screen readers. */
  readonly about: string;
  readonly className?: string;
}

/** A dealer's text whose rest is folded until it is opened, by a native disclosure that needs no script (ledger O2). */
export function OfferFold({ text, words: [shut, open], about, className = '' }: Props) {
  return (
    <div className={`offer-fold ${className}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text was sanitised when the site's file was applied, on the one path that writes offers. */}
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: text.html }} />
      {text.isFolded && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
            <span className="offer-fold__shut">{shut}</span>
            <span className="offer-fold__open">{open}</span>
            <span className="sr-only"> {about}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
