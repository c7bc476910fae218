import { LoneCalculator } from '#src/ui/finance/lone-calculator.island.tsx';
import { CarLine } from '#src/ui/leads/car-line.tsx';
import { PageHead } from '#src/ui/pages/page-head.tsx';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import type { PictureView } from '#src/views/images/image-view.ts';
import type { FormCar } from '#src/views/leads/form-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  /** Whether the heading is the page's own. */
  readonly isTitle: boolean;
  readonly ground: 'plain' | 'sunk';
  readonly view: CalculatorView;
  /** The vehicle that the page's address names. */
  readonly car: FormCar | null;
  /** A vehicle in the band that then holds the heading; null for a heading over the calculator. */
  readonly picture?: PictureView | null;
}

/** The calculator on a page of its own (ledger M4). */
export function CalculatorSection({ heading, text, isTitle, ground, view, car, picture = null }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <>
      {picture !== null && (
        <PageHead heading={heading} headingLevel={isTitle ? 1 : 2} text={text} links={[]} picture={picture} ground="tint" />
      )}
      <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
        <div className="wrap grid gap-[clamp(1.25rem,2.4vw,2.25rem)]">
          {picture === null && (
            <div>
              <Heading>{heading}</Heading>
              {text !== '' && <p className="mt-3 max-w-[56ch] text-lg text-ink-2">{text}</p>}
            </div>
          )}
          {car !== null && (
            <a href={car.href} className="justify-self-start hover:text-link">
              <CarLine car={car} />
            </a>
          )}
          <div className="min-w-0 rounded-panel border border-line bg-surface p-5 sm:p-7">
            <LoneCalculator view={view} />
          </div>
        </div>
      </section>
    </>
  );
}
