import { PageFormReply } from '#src/ui/leads/form-reply.ts';
import type { FormReply } from '#src/views/leads/form-view.ts';
import type { ValuationStart } from '#src/views/trade-in/valuation-start.ts';
import { ValuationSection } from './valuation-section.tsx';

/** The beginning of a valuation against a vehicle. */
export function StartPage({ start, reply }: { readonly start: ValuationStart; readonly reply: FormReply | null }) {
  return (
    <PageFormReply value={reply}>
      <ValuationSection
        heading="What’s your car worth?"
        text="An instant offer in 2 minutes."
        points={[]}
        ground="plain"
        start={start}
      />
    </PageFormReply>
  );
}
