import { z } from 'zod';
import { siteOrWebAddress } from '#src/site/fields.ts';
import { page, perDealership } from './switch-meta.ts';

const rate = z.number().min(0).max(100);

/** Finance on a site: its lender, exclusions, how its calculators start, and where its links lead. */
export const financeSwitches = {
  financeProvider: z
    .string()
    .min(1)
    .nullable()
    .default('manual')
    .meta(page('Lender', 'The id of the site’s lender in lenders.json. Leave empty for a site without a lender.')),
  cardEstimates: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Weekly estimates on cards',
        'When on, vehicle cards show an estimated weekly repayment with the interest rate and the comparison rate.',
      ),
    ),
  financeExcludedMakes: z
    .array(z.string().min(1))
    .default([])
    .meta(page('Makes without finance', 'Vehicles of these makes show no finance estimate and no calculator.')),
  financeExcluded: z
    .boolean()
    .default(false)
    .meta(perDealership(page('No finance on any vehicle', 'When on, no vehicle shows a finance estimate or a calculator.'))),
  financeSampleRates: z
    .strictObject({
      rate: rate.meta({ title: 'Interest rate', description: 'In percent a year.' }),
      comparison: rate.meta({ title: 'Comparison rate', description: 'In percent a year.' }),
    })
    .nullable()
    .default(null)
    .meta(
      perDealership(
        page(
          'Sample rates',
          'The interest rate and comparison rate that estimates are based on, over 5 years without a deposit. Leave empty to use the lender’s rates.',
        ),
      ),
    ),
  financeQuotes: z
    .boolean()
    .default(false)
    .meta(
      perDealership(
        page('Request quotes from the lender', 'When on, a quote is requested from the lender for vehicles that have none yet.'),
      ),
    ),
  financeInterest: rate
    .nullable()
    .default(10)
    .meta(
      page(
        'Initial interest rate',
        'The interest rate that calculators start with, in percent a year. Leave empty to use the lender’s rate.',
      ),
    ),
  financeTermYears: z
    .number()
    .min(1)
    .max(7)
    .default(6)
    .meta(
      page(
        'Initial term in years',
        'The term that a vehicle’s calculator starts with when neither the vehicle’s offer nor the lender sets one.',
      ),
    ),
  financeFrequency: z
    .enum(['week', 'month'])
    .default('week')
    .meta(page('Initial payment frequency', 'Whether a vehicle’s calculator starts with weekly or monthly repayments.')),
  financeAmount: z
    .union([z.enum(['standard', 'price']), z.number().positive().max(1_000_000)])
    .default('standard')
    .meta(
      page(
        'Initial amount',
        'Whether a vehicle’s calculator starts with $30,000 (standard), with the vehicle’s price, or with an amount of your own in dollars. A vehicle with an estimate starts with its price.',
      ),
    ),
  financeMaxFollowsPrice: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Amount above the lender’s maximum',
        'When on, shoppers can choose up to 105% of the vehicle’s price when that price is above the lender’s highest amount.',
      ),
    ),
  financeRoundsUp: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Round repayments up',
        'When on, repayments on vehicle pages are rounded up to the next dollar. When off, they are rounded to the nearest.',
      ),
    ),
  financeBounds: z
    .strictObject({
      amountMin: z.number().min(0).optional().meta({ title: 'Lowest amount', description: 'The lowest amount, in dollars.' }),
      termMax: z.number().min(1).max(7).optional().meta({ title: 'Longest term', description: 'The longest term, in years.' }),
      interestMin: rate.optional().meta({ title: 'Lowest interest rate', description: 'In percent a year.' }),
      interestMax: rate.optional().meta({ title: 'Highest interest rate', description: 'In percent a year.' }),
    })
    .default({})
    .meta(
      page(
        'Calculator limits',
        'Limits of a vehicle’s calculator that replace the lender’s. Leave one out to keep the lender’s.',
      ),
    ),
  financeYears: z
    .array(z.number().min(0.5).max(7))
    .max(14)
    .default([])
    .meta(
      page(
        'Terms to choose from',
        'The terms in years that a vehicle’s calculator offers instead of every half year. Leave empty to use the lender’s.',
      ),
    ),
  financeInterestFixed: z
    .boolean()
    .default(false)
    .meta(
      page('Fixed interest rate', 'When on, shoppers can see the interest rate in a vehicle’s calculator but cannot change it.'),
    ),
  financeDisclaimer: z
    .string()
    .min(1)
    .default(
      'The sample rate is for a loan with a 5 year term, 10.0 percent deposit, 30.0 percent final payment. Repayments are estimates, not offers of finance; fees, charges, terms and lending criteria apply.',
    )
    .meta(page('Finance disclaimer', 'The text under a calculator when neither the vehicle’s offer nor the lender has one.')),
  financeHref: siteOrWebAddress
    .nullable()
    .default(null)
    .meta(page('Finance link', 'Where finance links lead instead of the site’s finance page. Leave empty to use that page.')),
  financePage: z
    .enum(['/finance', '/finance-enquiry', '/apply-for-finance'])
    .default('/finance')
    .meta(page('Finance page', 'The page of the site that finance links lead to.')),
};
