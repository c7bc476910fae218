import { DeliveryCalculator } from '#src/ui/delivery/delivery-calculator.island.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import type { DeliveryView } from '#src/views/delivery/delivery-view.ts';
import type { FuelView } from '#src/views/running-costs/fuel-view.ts';
import { FuelCalculator } from './fuel-calculator.island.tsx';

interface Props {
  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;
}

/**
 * The costs of a vehicle besides its price: running it, and having it delivered. Renders nothing if the site shows neither
 * (ledger P11).
 */
export function RunningCosts({ fuel, delivery }: Props) {
  if (fuel === null && delivery === null) return null;
  const isAlone = fuel === null || delivery === null;
  return (
    <Section heading={headingOf(fuel !== null, delivery !== null)}>
      <div className={`grid gap-(--gap) [&>fc-island]:grid ${isAlone ? '' : 'md:grid-cols-2'}`}>
        {fuel !== null && <FuelCalculator fuel={fuel} isAlone={isAlone} />}
        {delivery !== null && <DeliveryCalculator delivery={delivery} isAlone={isAlone} />}
      </div>
    </Section>
  );
}

function headingOf(hasFuel: boolean, hasDelivery: boolean): string {
  if (!hasDelivery) return 'Running costs';
  return hasFuel ? 'Running costs and delivery' : 'Bring it home';
}
