import type { CallView } from '#src/views/vehicle/call-view.ts';

/** The way to ring the dealer of vehicle 7. */
export const A_CALL: CallView = {
  text: 'Call the dealer',
  phone: '07 3000 0000',
  masked: '07 30•• ••••',
  carId: 7,
  dealershipId: 8,
  websiteId: 9,
};
