import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { ShareView } from './vehicle-page-types.ts';

/** What is sent to a friend of a vehicle: its name and its address, as others reach it (ledger V17, V1). */
export const shareView = ({ site, origin }: Pick<PageContext, 'site' | 'origin'>, car: Vehicle): ShareView => ({
  url: new URL(vehiclePath(car), origin).href,
  title: vehicleName(car),
  notice: site.switches.copiedNotice,
});
