import { postsForVehicle } from '#src/rules/blog/posts.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { showsOtherVehicles } from '#src/rules/vehicle/page-sections.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type PostView, postView, sitePosts } from '#src/views/blog/post-view.ts';

/** How many fill a row. */
const MOST = 4;

/** What there is to read at the foot of a vehicle's page, where the site has it there and the vehicle's location shows it (ledger V14, V15). */
export function vehicleArticles(
  context: Pick<PageContext, 'site' | 'now' | 'images'>,
  car: Pick<Vehicle, 'make' | 'model'>,
  addressId: number | null,
): PostView[] {
  const { vehicleArticles: isOn, lowerHiddenAtAddresses } = context.site.switches;
  if (!isOn || !showsOtherVehicles(addressId, lowerHiddenAtAddresses)) return [];
  return postsForVehicle(sitePosts(context), car, MOST).map((post) => postView(context, post));
}
