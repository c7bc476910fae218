import type { FieldName } from './fields.ts';
import type { FormInput, FormStep, StepField } from './form-types.ts';
import { chosenFrom, optional, required, select } from './form-types.ts';

const CONTACT = 'Contact Details';
/** The ledger's own words, but a caravan is called one (ledger L12, P5). */
const vehicleTitle = ({ word }: FormInput): string => (word === 'caravan' ? 'Caravan Details' : 'Vehicle Details');
const ORDER = 'Order Details';

/** The steps of a service booking; only contact and order if the site chooses the two-step form (ledger L12). */
export function serviceSteps(input: FormInput, contact: readonly StepField[]): FormStep[] {
  return [
    { title: CONTACT, fields: contact },
    ...(input.switches.serviceForm === 'two-step'
      ? []
      : [{ title: vehicleTitle(input), fields: vehicleFields(input, 'Vehicle Make') }]),
    { title: ORDER, fields: orderFields(input, placeFields(input)) },
  ];
}

/** The steps of the minimal booking: the vehicle comes first, looked up by its registration (ledger L12). */
export function minimalServiceSteps(input: FormInput, contact: readonly StepField[]): FormStep[] {
  return [
    { title: vehicleTitle(input), fields: vehicleFields(input, 'Vehicle Rego') },
    { title: CONTACT, fields: contact },
    { title: ORDER, fields: orderFields(input, dealershipFields(input)) },
  ];
}

/** The vehicle's fields, with its registration first if it is looked up by that. */
function vehicleFields({ switches }: FormInput, first: FieldName): StepField[] {
  const named = [required('Vehicle Make'), required('Vehicle Model'), required('Vehicle Year')];
  const registered: StepField[] = [optional('Vehicle Rego'), { ...optional('Vehicle State'), value: switches.formState }];
  return first === 'Vehicle Rego' ? [...registered, ...named] : [...named, ...registered];
}

function orderFields({ switches, today, word }: FormInput, place: readonly StepField[]): StepField[] {
  const { serviceTypes, serviceIntervals, additionalServices } = switches;
  return [
    ...place,
    ...(serviceTypes.length === 0 ? [] : [select('Service Type', serviceTypes, true)]),
    select('Service Interval', serviceIntervals, switches.serviceIntervalRequired),
    { ...required('Preferred Service Date'), earliest: today },
    { ...optional('dateTime'), dayField: 'Preferred Service Date' },
    ...(switches.serviceFreeRide
      ? [
          {
            ...optional('Free Ride'),
            label: `I’d like a free ride within 8 km while you have my ${word}`,
            // A site that does not ask for the service type cannot know whether it is routine.
            ...(serviceTypes.length === 0 ? {} : { serviceTypes: switches.routineServiceTypes }),
          },
        ]
      : []),
    optional('street'),
    optional('suburb'),
    { ...optional('state'), value: switches.formState },
    optional('postcode'),
    optional('Tyres Replacement'),
    optional('Tyre Quote'),
    ...(additionalServices.length === 0 ? [] : [select('additional_services', additionalServices, false)]),
    optional('Repair Description'),
    optional('message'),
  ];
}

const placeFields = ({ serviceLocations }: FormInput): StepField[] => chosenFrom('location', serviceLocations);

/** In the minimal booking a dealership is always named (ledger L12). */
const dealershipFields = ({ dealerships }: FormInput): StepField[] => chosenFrom('dealership_slug', dealerships);
