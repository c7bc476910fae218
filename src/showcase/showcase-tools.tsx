import { CalculatorSection } from '#src/blocks/finance-calculator/view.tsx';
import { EmbedSection } from '#src/ui/embeds/embed-section.tsx';
import { EmbedTabs } from '#src/ui/embeds/embed-tabs.tsx';
import { OutsideFrame } from '#src/ui/embeds/outside-frame.tsx';
import { FormSection } from '#src/ui/leads/form-section.tsx';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import { sampleForm } from './sample-form.ts';
import { sampleHours } from './sample-places.ts';

/** An empty page: what a frame shows is not ours. */
const BLANK = 'about:blank';
const SIZE = { width: null, height: 200 };

const CALCULATOR: CalculatorView = {
  terms: {
    bounds: {
      amount: { min: 1_000, max: 250_000, step: 500 },
      term: { min: 1, max: 7, step: 0.5 },
      interest: { min: 0.5, max: 15, step: 0.5 },
      tradeIn: { min: 0, max: 250_000, step: 0.5 },
      residual: { min: 0, max: 250_000, step: 0.5 },
    },
    years: null,
    fees: { once: 0, monthly: 0 },
    establishmentFee: 0,
    isFeeLent: false,
    ownComparison: null,
    rounding: 'up',
    tellsBounds: true,
  },
  state: { amount: 30_000, term: 5, interest: 10, tradeIn: 0, residual: 0, frequency: 'week' },
  interestFixed: false,
  lender: 'Sample Lender',
  departs: null,
  feesNote: '',
  disclaimer: 'Sample only.',
  comparisonRange: null,
  fees: [],
};

/** The interactive parts of pages: a form beside its location, a calculator, frames. */
export function ShowcaseTools() {
  const place = { name: 'Sample Yard', street: '', city: 'Orange', state: 'NSW', postcode: '2800', phone: '(02) 7010 2800' };
  return (
    <div id="tools">
      <FormSection
        heading="A form on a page"
        text="With a sentence."
        points={['A reason', 'And another']}
        steps={[
          { title: 'We read it', text: 'With a sentence.' },
          { title: 'We get back to you', text: '' },
        ]}
        isTitle={false}
        ground="plain"
        view={sampleForm('contact')}
        location={place}
        hours={sampleHours()}
      />
      <FormSection
        heading="A form alone"
        text=""
        points={[]}
        steps={[]}
        isTitle={false}
        ground="sunk"
        view={sampleForm('parts')}
        location={null}
        hours={null}
      />
      <CalculatorSection
        heading="A calculator"
        text="With a sentence."
        isTitle={false}
        ground="plain"
        view={CALCULATOR}
        car={null}
      />
      <EmbedSection heading="A frame" text="With a sentence." isTitle={false} ground="sunk">
        <OutsideFrame title="A frame" url={BLANK} size={SIZE} />
      </EmbedSection>
      <EmbedSection heading="Frames in tabs" text="" isTitle={false} ground="plain">
        <EmbedTabs
          label="Frames in tabs"
          services={['One', 'Another'].map((name) => ({ name, url: BLANK }))}
          chosen={0}
          size={SIZE}
        />
      </EmbedSection>
    </div>
  );
}
