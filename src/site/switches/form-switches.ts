import { z } from 'zod';
import { STATES } from '#src/rules/time/zones.ts';
import { outsideUrl } from '#src/site/fields.ts';
import { page } from './switch-meta.ts';

const words = z
  .array(
    z
      .string()
      .min(1)
      .max(80)
      .regex(/^[^,]+$/, 'must not have a comma in it'),
  )
  .max(20);

export const formSwitches = {
  commentsRequired: z
    .boolean()
    .default(true)
    .meta(page('Comments required', 'When on, shoppers must write a comment in the enquiry form. When off, it is optional.')),
  optInHidden: z
    .boolean()
    .default(false)
    .meta(page('Hide the marketing tick box', 'When on, forms leave out the tick box for news and offers.')),
  optInTicked: z
    .boolean()
    .default(true)
    .meta(
      page(
        'Marketing box starts ticked',
        'When on, the box for news and offers starts ticked on forms about a vehicle. When off, shoppers tick it themselves.',
      ),
    ),
  requiresTerms: z
    .boolean()
    .default(false)
    .meta(
      page('Require agreement to the terms', 'When on, a form can be sent only after the shopper agrees to the terms of use.'),
    ),
  contactCategories: words
    .default([])
    .meta(page('Contact form subjects', 'The subjects to choose from in the contact form. Leave empty to hide the question.')),
  formState: z
    .enum(STATES.map((state) => state.toLowerCase()))
    .default('qld')
    .meta(page('Preselected state', 'The state that is preselected in forms.')),
  moneyPicks: z
    .enum(['to-70000', 'to-800000', 'by-stock'])
    .default('to-70000')
    .meta(
      page(
        'Budgets to choose from',
        'Whether forms offer budgets from $5,000 to $70,000, from $300,000 to $800,000, or round ones that fit the prices of the site’s stock.',
      ),
    ),
  testDriveButtonText: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .meta(
      page(
        'Test drive button',
        'The text of the button that opens the test drive booking. Leave empty for “Book a test drive”, or “Book an inspection” for a caravan.',
      ),
    ),
  testDriveEvents: z
    .enum(['standard', 'alternative'])
    .default('standard')
    .meta(
      page(
        'Analytics numbers for test drives',
        'The analytics event numbers for test drives. Standard is 15 for used and 14 for new vehicles, alternative is 48 and 17.',
      ),
    ),
  financeFormEvent9: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Analytics number 9 for finance enquiries',
        'When on, finance enquiries have event number 9 in analytics. When off, they have number 22.',
      ),
    ),
  serviceBookingUrl: outsideUrl
    .nullable()
    .default(null)
    .meta(
      page(
        'External service booking page',
        'Sends visitors to the service page, and all links to it, to this external booking page. Leave empty to use the site’s own page.',
      ),
    ),
  serviceForm: z
    .enum(['default', 'two-step', 'minimal'])
    .default('default')
    .meta(
      page(
        'Service booking form',
        'The steps of a service booking. Default asks for contact, vehicle and service; two-step leaves out the vehicle; minimal asks for the registration first.',
      ),
    ),
  serviceIntervalRequired: z
    .boolean()
    .default(true)
    .meta(page('Service interval required', 'When on, shoppers must choose a service interval. When off, it is optional.')),
  serviceIntervals: z
    .array(z.string().min(1).max(80))
    .min(1)
    .max(20)
    .default([
      'Complimentary (3,000km or 3 months)',
      '15,000km or 12 months',
      '30,000km or 24 months',
      '45,000km or 36 months',
      '60,000km or 48 months',
      'Later than 60,000km',
      'I’m not sure',
    ])
    .meta(
      page('Service intervals', 'The service intervals to choose from. One that begins with “Complimentary” has no free ride.'),
    ),
  serviceTypes: words
    .default([])
    .meta(page('Service types', 'The types of service to choose from. Leave empty to hide the question.')),
  routineServiceTypes: words
    .default(['Routine service'])
    .meta(page('Routine service types', 'Which service types are routine. A free ride is available with these only.')),
  additionalServices: words
    .default([])
    .meta(page('Additional services', 'The extras to choose from when booking a service. Leave empty to hide the question.')),
  serviceFreeRide: z
    .boolean()
    .default(false)
    .meta(page('Free ride', 'When on, customers can request a free ride within 8 km with a routine service.')),
};
