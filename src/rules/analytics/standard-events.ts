import type { EventNumber } from './event-numbers.ts';

/** The Automotive Standards Council's names of events in GA4, as far as our pages have such events (decision 61 names the sources). */
export type StandardName =
  | 'asc_item_pageview'
  | 'asc_itemlist_pageview'
  | 'asc_click_to_call'
  | 'asc_cta_interaction'
  | 'asc_element_configuration'
  | 'asc_form_engagement'
  | 'asc_form_submission'
  | 'asc_media_interaction';

/** What an event is about: a form's name, a vehicle's id. */
export type About = Readonly<Record<string, string | number | null>>;

/** The events that are not forms; a number that is missing here is that of a form which was sent. */
const NAMES: Readonly<Partial<Record<EventNumber, StandardName>>> = {
  4: 'asc_item_pageview',
  49: 'asc_itemlist_pageview',
  25: 'asc_click_to_call',
  26: 'asc_element_configuration',
  39: 'asc_cta_interaction',
  60: 'asc_cta_interaction',
  61: 'asc_cta_interaction',
};

export const standardName = (id: EventNumber): StandardName => NAMES[id] ?? 'asc_form_submission';

/** The standard's words for what our events say. Whatever else an event is about stays ours. */
const PARAMETERS: Readonly<Record<string, string>> = {
  car_id: 'item_id',
  stock_number: 'item_number',
  price: 'item_price',
  condition: 'item_condition',
  year: 'item_year',
  make: 'item_make',
  model: 'item_model',
  badge: 'item_variant',
  colour: 'item_color',
  body: 'item_category',
  fuel: 'item_fuel_type',
  form: 'form_name',
};

/** An event as the standard has it. It never holds the visitor's details, which Google Analytics does not take. */
export function standardEvent(name: StandardName, about: About): About {
  const said = Object.entries(about).flatMap(([key, value]) => {
    const parameter = PARAMETERS[key];
    return parameter === undefined || value === null ? [] : [[parameter, value] as const];
  });
  return { event: name, event_owner: 'forecourt', ...Object.fromEntries(said) };
}
