import type { FormName } from '#src/rules/leads/form-name.ts';
import type { FormInput } from '#src/rules/leads/form-types.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { FormCar, FormLink, FormView } from '#src/views/leads/form-view.ts';

const PLACES = [
  { value: 'north', label: 'Sample Motors North' },
  { value: 'south', label: 'Sample Motors South, with a long name' },
];

/** A site that requests everything a form can request. */
const GIVEN: FormInput = {
  switches: {
    optInLabel: 'Send me news and offers by email or SMS. I can stop them at any time.',
    optInHidden: false,
    optInTicked: false,
    commentsRequired: true,
    requiresTerms: true,
    contactCategories: ['General Enquiry', 'Careers Enquiry'],
    formState: 'qld',
    moneyPicks: 'to-70000',
    serviceForm: 'default',
    serviceIntervalRequired: true,
    serviceIntervals: ['Complimentary (3,000km or 3 months)', '15,000km or 12 months'],
    serviceTypes: ['Logbook service', 'Repair'],
    routineServiceTypes: ['Logbook service'],
    additionalServices: ['Wash and vacuum', 'Wheel alignment'],
    serviceFreeRide: true,
    testDriveEvents: 'standard',
    financeFormEvent9: false,
    financeEnabled: true,
    tradeInContactFirst: false,
  },
  vehicle: null,
  offer: null,
  word: 'car',
  dealerships: PLACES,
  locations: PLACES,
  serviceLocations: PLACES,
  distributionLocations: [],
  place: null,
  prices: null,
  today: '2026-01-01',
};

/** A form that sends nothing, optionally about a vehicle. */
export function sampleForm(name: FormName, vehicle: FormInput['vehicle'] = null): FormView {
  return {
    form: leadForm(name, { ...GIVEN, vehicle }),
    action: null,
    car: vehicle === null ? null : 'sample-1',
    offer: null,
    submitText: 'Send',
    takesTowCar: false,
    lookUpText: name === 'service-minimal' ? 'Find my vehicle' : null,
    dealer: 'Sample Motors',
    optInLabel: GIVEN.switches.optInLabel,
    times: null,
  };
}

export const sampleVehicleForm = (label: string, _form?: FormName, _isAvailable?: boolean): FormLink => ({
  label,
  href: '#vehicles',
});

export const SAMPLE_CAR: FormCar = {
  name: '2024 Sample Rover Touring AWD',
  href: '#vehicles',
  stockNumber: 'U2841',
  picture: null,
  body: 'suv',
};
