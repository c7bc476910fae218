import { towCars } from '#src/adapters/tow-cars/tow-cars.ts';
import type { ListedCar } from '#src/rules/tow/tow-table.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The tow cars to choose from; null where the site matches none (ledger P15). */
export const towTable = ({ site }: Pick<PageContext, 'site'>): { readonly cars: readonly ListedCar[] } | null =>
  site.switches.towMatch ? { cars: towCars } : null;
