import { plural } from '../text/plural.ts';
import type { FormName } from './form-name.ts';

/** One thing that happens after a form is sent. */
export interface NextStep {
  readonly title: string;
  readonly text: string;
}

const step = (title: string, text: string): NextStep => ({ title, text });

const NO_OBLIGATION = step('You decide', 'Ask as much as you like. There’s no obligation.');
const ANSWER: readonly NextStep[] = [
  step('We read it', 'Your message goes straight to our team.'),
  step('We get back to you', 'During business hours, with the answers you’re after.'),
  NO_OBLIGATION,
];
const TRADE_IN: readonly NextStep[] = [
  step('We look it up', 'Your {vehicle} against others like it, allowing for the condition you described.'),
  step('We make you an offer', 'And we’ll explain how we got there.'),
  step('You decide', 'Put it towards your next {vehicle}, sell it to us or keep it.'),
];
const SERVICE: readonly NextStep[] = [
  step('We check the diary', 'Our service team confirms your day and drop-off time.'),
  step('You drop it off', 'Bring the logbook and the key for any locking wheel nuts.'),
  step('We call before any extra work', 'You see the price first, and it only goes ahead if you say so.'),
];

const BY_FORM: Readonly<Record<FormName, readonly NextStep[]>> = {
  enquiry: ANSWER,
  contact: ANSWER,
  offer: ANSWER,
  'multi-step-enquiry': [
    step('We go looking', 'Our team checks what we have and what’s on its way.'),
    step('We get back to you', 'With the {vehicles} that fit what you asked for.'),
    NO_OBLIGATION,
  ],
  'call-back': [
    step('We see your request', 'It goes straight to our team.'),
    step('We get in touch', 'The way you chose, at the time that suits you.'),
  ],
  'test-drive': [
    step('We confirm your time', 'And have the car out the front, ready to go.'),
    step('You bring your licence', 'A current driver licence is all you need.'),
    step('You take it for a drive', 'On roads you know. There’s no obligation to buy.'),
  ],
  'request-photos': [
    step('We take them', 'In the yard, showing what you asked to see.'),
    step('We send them over', 'Want another angle? Just say so.'),
  ],
  finance: [
    step('We call you', 'A finance specialist talks through the {vehicle}, your deposit and your budget.'),
    step('You see the figures', 'Rate, comparison rate, fees and repayments.'),
    step('You decide', 'Nothing goes to a lender until you say so.'),
  ],
  careers: [
    step('We read it', 'Every application, from top to bottom.'),
    step('We have a chat', 'If it looks like a fit, we’ll call to set up a time.'),
    step('You hear from us', 'Either way.'),
  ],
  'trade-in': TRADE_IN,
  valuation: TRADE_IN,
  inspection: TRADE_IN,
  service: SERVICE,
  'service-minimal': SERVICE,
  fleet: [
    step('We get to know the job', 'Our fleet team calls about the work, the kilometres and the budget.'),
    step('You get it in writing', 'Prices, delivery times and running costs.'),
    step('We hand over', 'Fitted out and registered, when it suits your business.'),
  ],
  parts: [
    step('We find the part', 'Our parts team matches it to your {vehicle}.'),
    step('You get a price', 'And whether it’s on the shelf or how long it will take.'),
    step('You pick it up', 'Or book it in and we’ll fit it.'),
  ],
};

/** Nobody drives a caravan, and it has no wheel nuts that lock (ledger P5). */
const OF_CARAVANS: Readonly<Partial<Record<FormName, readonly NextStep[]>>> = {
  'test-drive': [
    step('We confirm your visit', 'And have the caravan open for you.'),
    step('You bring the car you tow with', 'If you can. We’ll go through the weights together.'),
    step('You walk through it', 'Try the bed, the kitchen and the awning. Take your time.'),
  ],
  service: [
    step('We check the diary', 'Our workshop confirms your day and drop-off time.'),
    step('You drop it off', 'Bring the keys and the service book.'),
    step('We call before any extra work', 'You see the price first, and it only goes ahead if you say so.'),
  ],
};

/** A motorhome is driven and walked through, and needs no car that tows it (ledger P15). */
const MOTORHOME_VISIT: readonly NextStep[] = [
  step('We confirm your visit', 'And have the motorhome open for you.'),
  step('You bring your licence', 'So you can take it for a drive.'),
  step('You walk through it', 'Try the bed, the kitchen and the awning. Take your time.'),
];

/** What happens once a form is sent, in order. `word` is what the site sells, car or caravan. */
export function nextSteps(form: FormName, word: string, drivesItself = false): readonly NextStep[] {
  const name = form === 'service-minimal' ? 'service' : form;
  if (name === 'test-drive' && word === 'caravan' && drivesItself) return MOTORHOME_VISIT;
  const steps = (word === 'caravan' ? OF_CARAVANS[name] : undefined) ?? BY_FORM[name];
  return steps.map(({ title, text }) => step(title, text.replace('{vehicles}', plural(word)).replace('{vehicle}', word)));
}
