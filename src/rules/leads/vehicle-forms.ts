import type { FormName } from './form-name.ts';

/** The forms that are about a vehicle, by the last part of their address under the vehicle's: /cars/{slug}/test-drive. */
export const VEHICLE_FORMS: Readonly<Record<string, FormName>> = {
  enquire: 'enquiry',
  'test-drive': 'test-drive',
  photos: 'request-photos',
  finance: 'finance',
  'trade-in': 'trade-in',
};

/** Whether a form is about a vehicle; on a page of its own it is about the one that the page's address names. */
export const isVehicleForm = (form: unknown): boolean => Object.values(VEHICLE_FORMS).some((one) => one === form);
