import type { FoldedHtml } from '#src/rules/vehicle/folded-html.ts';

interface Props {
  readonly text: FoldedHtml;
  /** The words while the rest is away, and once it is there. */
  readonly words: readonly [shut: string, open: string];
  /** What they are about, for those who do not see what stands beside them. */
  readonly about: string;
  readonly className?: string;
}

/** A dealer's words whose rest is folded away until it is asked for. The browser's own fold opens it: no script is needed (ledger O2). */
export function OfferFold({ text, words: [shut, open], about, className = '' }: Props) {
  return (
    <div className={`offer-fold ${className}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the words were made safe when the site's file was applied, on the one path that writes offers. */}
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
