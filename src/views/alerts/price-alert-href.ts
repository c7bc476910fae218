import { alertHref } from '#src/rules/alerts/alert-path.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { PriceView } from '#src/views/card/card-view.ts';

/**
 * Where somebody asks to be told when a vehicle costs less; null when it has no price that could fall, and where the site tells nobody.
 */
export const priceAlertHref = ({ site }: Pick<PageContext, 'site'>, vehicleId: number, price: PriceView | null): string | null =>
  site.switches.hasAlerts && price !== null && price.kind !== 'words' ? alertHref({ kind: 'vehicle', vehicleId }) : null;
