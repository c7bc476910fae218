import { QUESTION_NAMES } from '../trade-in/condition.ts';
import type { FormInput, FormStep, StepField } from './form-types.ts';
import { optional, required } from './form-types.ts';

/** The steps of a valuation, by their place. */
export const VALUATION_STEPS = { car: 0, condition: 1, offer: 2 } as const;

/**
 * The steps of a valuation (ledger T1): the car, by its registration or by hand; its kilometres and condition; then whoever it is who accepts
 * the offer, or is called. Contact details come before the figure only where the site says so. Which of the fields a car needs depends on the
 * car: `value-step` checks that.
 */
export function valuationSteps({ switches }: FormInput, contact: readonly StepField[]): FormStep[] {
  const [before, after] = switches.tradeInContactFirst ? [contact, []] : [[], contact];
  return [
    {
      title: 'Your car',
      fields: [
        optional('rego'),
        { ...optional('regoState'), value: switches.formState },
        optional('Vehicle Year'),
        optional('Vehicle Make'),
        optional('Vehicle Model'),
        optional('Vehicle Badge'),
      ],
    },
    {
      title: 'Kilometres and condition',
      fields: [required('kms'), optional('marks'), ...QUESTION_NAMES.map(optional), optional('photo'), ...before],
    },
    { title: 'Your offer', fields: [optional('offer_accepted'), optional('trade_in_offer'), ...after] },
  ];
}
