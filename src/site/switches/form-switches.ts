import { z } from 'zod';
import { STATES } from '#src/rules/time/zones.ts';
import { outsideUrl } from '#src/site/outside-url.ts';
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

/** What the forms of a site ask for, and how. */
export const formSwitches = {
  commentsRequired: z.boolean().default(true).meta(page('Whether an enquiry needs comments.')),
  optInHidden: z.boolean().default(false).meta(page('Whether forms leave out the box that asks to send news and offers.')),
  requiresTerms: z.boolean().default(false).meta(page('Whether forms are sent only once the terms of use are agreed to.')),
  contactCategories: words
    .default([])
    .meta(page('What a visitor of the contact form chooses its subject from; empty for no such question.')),
  formState: z
    .enum(STATES.map((state) => state.toLowerCase()))
    .default('qld')
    .meta(page('The state that a form’s field for one starts at.')),
  moneyPicks: z
    .enum(['to-70000', 'to-800000'])
    .default('to-70000')
    .meta(page('The budgets to pick from: 5,000 to 70,000 dollars, or 300,000 to 800,000.')),
  testDriveButtonText: z
    .string()
    .min(1)
    .default('Book a test drive')
    .meta(page('The words of the button that opens the booking of a test drive.')),
  testDriveEvents: z
    .enum(['standard', 'alternative'])
    .default('standard')
    .meta(page('Which numbers analytics knows test drives by: used 15 and new 14, or used 48 and new 17.')),
  financeFormEvent9: z
    .boolean()
    .default(false)
    .meta(page('Whether analytics knows a finance enquiry by the number 9 instead of 22.')),
  serviceBookingUrl: outsideUrl
    .nullable()
    .default(null)
    .meta(
      page(
        'The booking page elsewhere that links to the service page lead to, as the page itself does; empty for the site’s own.',
      ),
    ),
  serviceForm: z
    .enum(['default', 'two-step', 'minimal'])
    .default('default')
    .meta(page('The service booking: contact, vehicle and order; contact and order; or the vehicle by its registration first.')),
  serviceIntervalRequired: z.boolean().default(true).meta(page('Whether a service booking needs the service interval.')),
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
      'I am not sure',
    ])
    .meta(page('The service intervals to choose from. One that begins with Complimentary has no free ride.')),
  serviceTypes: words.default([]).meta(page('The kinds of service to choose from; empty for no such question.')),
  routineServiceTypes: words
    .default(['Routine service'])
    .meta(page('Which of the kinds of service are routine: a free ride comes with these alone.')),
  additionalServices: words.default([]).meta(page('What can be had with a service; empty for no such question.')),
  serviceFreeRide: z
    .boolean()
    .default(false)
    .meta(page('Whether a free ride within 8 km can be asked for with a routine service.')),
};
