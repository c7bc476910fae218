import type { ViewProps } from '#src/blocks/view-props.ts';
import { CalculatorSection } from '#src/ui/finance/calculator-section.tsx';

export function FinanceCalculatorBlock({ props, data: view }: ViewProps<'finance-calculator'>) {
  const { heading, text, isTitle, ground } = props;
  return view === null ? null : <CalculatorSection heading={heading} text={text} isTitle={isTitle} ground={ground} view={view} />;
}
