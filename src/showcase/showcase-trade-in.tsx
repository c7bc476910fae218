import { DamageMap } from '#src/ui/trade-in/damage-map.island.tsx';
import { ValuationSection } from '#src/ui/trade-in/valuation-section.tsx';
import { SAMPLE_CAR } from './sample-form.ts';

const START = {
  states: [
    { value: 'qld', label: 'QLD' },
    { value: 'nsw', label: 'NSW' },
  ],
  state: 'qld',
  submitText: 'Get Your Valuation',
  against: { key: 'sample', car: SAMPLE_CAR },
} as const;

/** Where a valuation begins, and the drawing with two marks. */
export function ShowcaseTradeIn() {
  return (
    <div className="grid gap-10">
      <ValuationSection
        heading="What’s your car worth?"
        text="An instant offer in 2 minutes."
        points={['No obligation']}
        ground="sunk"
        start={START}
      />
      <DamageMap marks={{ 'left-rear-wheel': 'kerb', 'rear-bumper': 'scratch' }} />
    </div>
  );
}
