import type { FormInput, FormSwitches } from '#src/rules/leads/form-types.ts';

/** What a form follows from on a site with every default and one dealership, and whatever a test states. */
export function aFormInput({
  switches = {},
  ...facts
}: Partial<Omit<FormInput, 'switches'>> & { switches?: Partial<FormSwitches> } = {}): FormInput {
  return {
    switches: {
      optInLabel: 'Send me news.',
      optInHidden: false,
      optInTicked: true,
      commentsRequired: true,
      requiresTerms: false,
      contactCategories: [],
      formState: 'qld',
      moneyPicks: 'to-70000',
      serviceForm: 'default',
      serviceIntervalRequired: true,
      serviceIntervals: ['Complimentary (3,000km or 3 months)', '15,000km or 12 months'],
      serviceTypes: [],
      routineServiceTypes: ['Routine service'],
      additionalServices: [],
      serviceFreeRide: false,
      testDriveEvents: 'standard',
      financeFormEvent9: false,
      financeEnabled: true,
      tradeInContactFirst: false,
      ...switches,
    },
    vehicle: null,
    offer: null,
    word: 'car',
    dealerships: [{ value: 'city', label: 'City Motors' }],
    locations: [{ value: 'yard', label: 'The Yard' }],
    serviceLocations: [{ value: 'yard', label: 'The Yard' }],
    distributionLocations: [],
    place: null,
    prices: null,
    today: '2026-07-15',
    ...facts,
  };
}

/** A used car that can be bought. */
export const A_USED_CAR = { carType: 'used', tag: null, isAvailable: true } as const;
