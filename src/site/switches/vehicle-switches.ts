import { z } from 'zod';
import { DETAIL_PREFIXES } from '#src/rules/vehicle/detail-href.ts';
import { page, perDealership } from './switch-meta.ts';

const points = z
  .array(
    z.strictObject({
      title: z.string().min(1).max(80).describe('The point in a few words.'),
      text: z.string().max(400).default('').describe('A sentence or two about it.'),
    }),
  )
  .max(8);

/** The layout of vehicle pages, and what they promise. */
export const vehicleSwitches = {
  dealerCommentsTitle: z
    .string()
    .min(1)
    .default('Dealer Comments')
    .meta(page('Heading of dealer comments', 'The heading above the dealer’s comments on a vehicle page.')),
  callText: z
    .string()
    .min(1)
    .default('Call the dealer')
    .meta(page('Call button', 'The text of the button that calls the dealer.')),
  enquiryButtonText: z
    .string()
    .min(1)
    .default('Enquire Now')
    .meta(page('Enquiry button', 'The text of the button that opens the enquiry form.')),
  valuationButtonText: z
    .string()
    .min(1)
    .default('Get Your Valuation')
    .meta(page('Valuation button', 'The text of the button that requests a trade-in valuation.')),
  detailLinkPrefix: z
    .enum(DETAIL_PREFIXES)
    .default(DETAIL_PREFIXES[0])
    .meta(
      page(
        'Address of vehicle pages',
        'What links to vehicle pages begin with. Addresses under /cars/ always work too, and are the ones that are shared.',
      ),
    ),
  breadcrumbShowsName: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Vehicle name in the breadcrumb',
        'When on, the breadcrumb of a vehicle page ends with the vehicle’s name. When off, it ends with its badge.',
      ),
    ),
  opensPhoneBar: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Vehicle name in the phone bar',
        'When on, the bar at the bottom of a phone’s screen also names the vehicle once the visitor has scrolled 900 pixels.',
      ),
    ),
  featuresShown: z
    .int()
    .min(1)
    .max(60)
    .default(8)
    .meta(page('Features shown at first', 'How many features of a vehicle are shown above the button that shows all of them.')),
  saysUnregistered: z
    .boolean()
    .default(true)
    .meta(
      perDealership(
        page(
          'Say “Unregistered”',
          'When on, a vehicle whose registration has expired is called “Unregistered”. When off, the expiry date is shown.',
        ),
      ),
    ),
  brandWarrantyYears: z
    .int()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .meta(
      page('Manufacturer’s warranty in years', 'The manufacturer’s warranty on new and demo vehicles. Leave empty to hide it.'),
    ),
  brandRoadsideYears: z
    .int()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .meta(
      page(
        'Manufacturer’s roadside assist in years',
        'The manufacturer’s roadside assist on new and demo vehicles. Leave empty to hide it.',
      ),
    ),
  usedWarrantyYears: z
    .union([z.literal(3), z.literal(5), z.literal(7)])
    .nullable()
    .default(null)
    .meta(
      page(
        'Mechanical protection on used vehicles in years',
        'The mechanical protection on used vehicles: 3, 5 or 7 years. Leave empty to hide it.',
      ),
    ),
  preOwnedPromise: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Pre-owned promise',
        'When on, used vehicles are shown with a 48 hour money back guarantee and 12 months of roadside assist.',
      ),
    ),
  certifiedPromise: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Certified promise',
        'When on, certified used vehicles of the certified makes are shown with 1 year of extra warranty, a 90-point inspection and 12 months of roadside assist.',
      ),
    ),
  whyBuyFromUs: points
    .default([])
    .meta(page('Why buy from us', 'Reasons to buy from this dealer, shown on vehicle pages. Leave empty to hide the section.')),
  protectYourCar: points
    .default([])
    .meta(
      page(
        'Protect your car',
        'The protection products that the dealer offers, shown on vehicle pages. Leave empty to hide the section.',
      ),
    ),
  usedCarChecks: z
    .array(z.string().min(1).max(120))
    .max(12)
    .default([])
    .meta(
      page(
        'Used vehicle checks',
        'What the dealer checks on every used vehicle before it is listed. Leave empty to hide the list.',
      ),
    ),
  tradeInButton: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Trade-in button',
        'When on, vehicle pages have a button to the trade-in valuation. The site needs a page named trade-in.',
      ),
    ),
  vehicleDisclaimer: z
    .string()
    .min(1)
    .max(2000)
    .nullable()
    .default(null)
    .meta(page('Vehicle page disclaimer', 'The dealer’s disclaimer at the bottom of a vehicle page. Leave empty for none.')),
  showsPriceHistory: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Price history',
        'When on, a vehicle page says how long the vehicle has been listed and shows each recorded price change.',
      ),
    ),
  vehicleMap: z
    .boolean()
    .default(true)
    .meta(
      page(
        'Location section',
        'When on, a vehicle page has a section that says where the vehicle can be seen, with opening hours and directions.',
      ),
    ),
  lowerHiddenAtAddresses: z
    .array(z.int())
    .default([])
    .meta(
      page(
        'Addresses without similar vehicles',
        'The ids of the addresses whose vehicles’ pages show no similar vehicles and no blog posts.',
      ),
    ),
};
