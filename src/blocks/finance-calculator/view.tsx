import { QuotedCalculator } from '#src/ui/finance/calculator.island.tsx';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  /** Whether the heading is the page's own. */
  readonly isTitle: boolean;
  readonly ground: 'plain' | 'sunk';
  readonly view: CalculatorView;
}

/** The calculator on a page of its own (ledger M4). */
export function CalculatorSection({ heading, text, isTitle, ground, view }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text !== '' && <p className="mt-3 max-w-[56ch] text-lg text-ink-2">{text}</p>}
        <div className="mt-[clamp(1.25rem,2.4vw,2.25rem)] rounded-panel border border-line bg-surface p-5 sm:p-7">
          <QuotedCalculator view={view} car={null} />
        </div>
      </div>
    </section>
  );
}
