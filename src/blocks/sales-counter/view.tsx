import { numberText } from '#src/rules/text/number-text.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly ground: 'plain' | 'sunk';
  /** The count when the page was rendered; shown without script. */
  readonly count: number;
}

/** A count by Brisbane time, updated on load and every 150 seconds (ledger O7). Its width never changes. */
export function SalesCounter({ heading, text, ground, count }: Props) {
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap sales-counter">
        <p className="sales-counter__number price-type">
          <fc-sales-counter>{numberText(count)}</fc-sales-counter>
        </p>
        <div>
          <h2>{heading}</h2>
          {text !== '' && <p className="mt-2 max-w-[56ch] text-ink-2">{text}</p>}
        </div>
      </div>
    </section>
  );
}
