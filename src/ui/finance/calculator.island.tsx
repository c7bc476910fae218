import { useMemo } from 'react';
import { island } from '#src/islands/island.tsx';
import { startAt } from '#src/rules/finance/calculator-start.ts';
import { differenceText } from '#src/rules/finance/estimate-differences.ts';
import { quoteEstimate } from '#src/rules/finance/finance-estimate.ts';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import { Calculator } from './calculator.tsx';
import { useQuote } from './use-quote.ts';

interface Props {
  readonly view: CalculatorView;
  /** The vehicle it is about, with its price and the key of its quote. */
  readonly car: { readonly id: number; readonly price: number | null; readonly quoteKey: string | null };
}

/** The calculator, starting from the vehicle's quote once that has arrived (ledger M8). */
export const QuotedCalculator = island('calculator', Quoted, 'near');

function Quoted({ view, car }: Props) {
  const { id, price, quoteKey } = car;
  const quote = useQuote(quoteKey);
  const quoted = useMemo(() => {
    if (quote === null || price === null) return view;
    const estimate = quoteEstimate(quote);
    const start = startAt(view, estimate, price);
    return { ...view, ...start, departs: differenceText(start, estimate, price) };
  }, [quote, view, price]);
  return <Calculator view={quoted} carId={id} />;
}
