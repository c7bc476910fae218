import type { FormName } from './form-name.ts';

/** The forms about a vehicle, by the last segment of their address: /cars/{slug}/test-drive. */
export const VEHICLE_FORMS: Readonly<Record<string, FormName>> = {
  enquire: 'enquiry',
  'test-drive': 'test-drive',
  photos: 'request-photos',
  finance: 'finance',
  'trade-in': 'trade-in',
};

/** Whether a form is about a vehicle; on a page of its own the page's address names the vehicle. */
export const isVehicleForm = (form: unknown): boolean => Object.values(VEHICLE_FORMS).some((one) => one === form);
