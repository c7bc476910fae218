import { z } from 'zod';
import { siteOrWebAddress } from '#src/site/site-address.ts';
import { page, perDealership } from './switch-meta.ts';

const rate = z.number().min(0).max(100);

/** What a site says of finance: its lender, what is left out, how its calculators begin, and where its links lead. */
export const financeSwitches = {
  financeProvider: z
    .string()
    .min(1)
    .nullable()
    .default('manual')
    .meta(page('The lender, by its id in lenders.json; empty for a site without one.')),
  cardEstimates: z
    .boolean()
    .default(false)
    .meta(page('Whether result cards say what a vehicle would cost by the week, with both rates.')),
  financeExcludedMakes: z
    .array(z.string().min(1))
    .default([])
    .meta(page('The makes that no finance estimate or calculator is shown for.')),
  financeExcluded: z
    .boolean()
    .default(false)
    .meta(perDealership(page('Whether no finance estimate or calculator is shown for any vehicle.'))),
  financeSampleRates: z
    .strictObject({ rate, comparison: rate })
    .nullable()
    .default(null)
    .meta(
      perDealership(
        page('The rate and comparison rate that estimates read, over 5 years with no deposit; empty for those of the lender.'),
      ),
    ),
  financeQuotes: z
    .boolean()
    .default(false)
    .meta(perDealership(page('Whether the lender is asked for a quote on a vehicle that has none yet.'))),
  financeInterest: rate
    .nullable()
    .default(10)
    .meta(page('The interest that calculators begin with, in percent a year; empty for the lender’s.')),
  financeTermYears: z
    .number()
    .min(1)
    .max(7)
    .default(6)
    .meta(
      page('The years that a vehicle’s calculator begins with, where neither the vehicle’s offer nor the lender names a term.'),
    ),
  financeFrequency: z
    .enum(['week', 'month'])
    .default('week')
    .meta(page('Whether a vehicle’s calculator begins with payments by the week or by the month.')),
  financeAmount: z
    .union([z.enum(['standard', 'price']), z.number().positive().max(1_000_000)])
    .default('standard')
    .meta(
      page(
        'The amount that a vehicle’s calculator begins with: 30,000 dollars, the vehicle’s price, or an amount of your own in dollars. A vehicle with an estimate begins with its price.',
      ),
    ),
  financeMaxFollowsPrice: z
    .boolean()
    .default(false)
    .meta(page('Whether up to 105% of a vehicle’s price may be borrowed where it is above the lender’s highest amount.')),
  financeRoundsUp: z
    .boolean()
    .default(false)
    .meta(page('Whether repayments on a vehicle’s page are rounded up to the dollar; otherwise to the nearest.')),
  financeBounds: z
    .strictObject({
      amountMin: z.number().min(0).optional(),
      termMax: z.number().min(1).max(7).optional(),
      interestMin: rate.optional(),
      interestMax: rate.optional(),
    })
    .default({})
    .meta(page('What a vehicle’s calculator may reach here in place of the lender’s own bounds; each may be left out.')),
  financeYears: z
    .array(z.number().min(0.5).max(7))
    .max(14)
    .default([])
    .meta(page('The years to choose from in a vehicle’s calculator, in place of every half year; empty for the lender’s.')),
  financeInterestFixed: z
    .boolean()
    .default(false)
    .meta(page('Whether the interest in a vehicle’s calculator can be seen and not changed.')),
  financeDisclaimer: z
    .string()
    .min(1)
    .default(
      'Sample figures for a demonstration. The sample rate is for a loan with a 5 year term, 10.0 percent deposit, 30.0 percent final payment. Repayments are estimates, not offers of finance; fees, charges, terms and lending criteria apply.',
    )
    .meta(page('What is said under a calculator where neither the vehicle’s offer nor the lender says anything.')),
  financeHref: siteOrWebAddress
    .nullable()
    .default(null)
    .meta(page('The address that finance links lead to in place of the site’s page for it.')),
  financePage: z
    .enum(['/finance', '/finance-enquiry', '/apply-for-finance'])
    .default('/finance')
    .meta(page('The page of this site that finance links lead to.')),
};
