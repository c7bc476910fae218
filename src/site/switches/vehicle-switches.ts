import { z } from 'zod';
import { DETAIL_PREFIXES } from '#src/rules/vehicle/detail-href.ts';
import { page, perDealership } from './switch-meta.ts';

const points = z.array(z.strictObject({ title: z.string().min(1).max(80), text: z.string().max(400).default('') })).max(8);

/** How a vehicle's own page is arranged, and what it promises. */
export const vehicleSwitches = {
  dealerCommentsTitle: z.string().min(1).default('Dealer Comments').meta(page("The heading over the dealer's own words.")),
  callText: z.string().min(1).default('Call the dealer').meta(page('The words of the button that rings the dealer.')),
  enquiryButtonText: z.string().min(1).default('Enquire Now').meta(page('The words of the button that opens the enquiry form.')),
  valuationButtonText: z
    .string()
    .min(1)
    .default('Get Your Valuation')
    .meta(page('The words of the button that asks what a trade-in is worth.')),
  detailLinkPrefix: z
    .enum(DETAIL_PREFIXES)
    .default(DETAIL_PREFIXES[0])
    .meta(page('What the site’s links to vehicles begin with; /cars/ always answers too, and is the address that is shared.')),
  breadcrumbShowsName: z
    .boolean()
    .default(false)
    .meta(page('Whether the breadcrumb of a vehicle ends with its name, in place of its badge.')),
  opensPhoneBar: z
    .boolean()
    .default(false)
    .meta(page('Whether the bar at the foot of a phone also names the vehicle after 900 pixels.')),
  featuresShown: z
    .int()
    .min(1)
    .max(60)
    .default(8)
    .meta(page('How many features of a vehicle are shown before the button for all of them.')),
  saysUnregistered: z
    .boolean()
    .default(true)
    .meta(perDealership(page('Whether a registration that ran out is called Unregistered, in place of the day it ended.'))),
  brandWarrantyYears: z
    .int()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .meta(page('The years of warranty that the maker gives on new and demo vehicles; empty for no word of it.')),
  brandRoadsideYears: z
    .int()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .meta(page('The years of roadside assist that the maker gives on new and demo vehicles; empty for no word of it.')),
  usedWarrantyYears: z
    .union([z.literal(3), z.literal(5), z.literal(7)])
    .nullable()
    .default(null)
    .meta(page('The years of mechanical protection on used vehicles: 3, 5 or 7; empty for no word of it.')),
  preOwnedPromise: z
    .boolean()
    .default(false)
    .meta(page('Whether used vehicles come with a 48 hour money back guarantee and 12 months roadside assist.')),
  certifiedPromise: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Whether certified used vehicles of the certified makes come with 1 year of extra warranty, a 90-point inspection and 12 months roadside assist.',
      ),
    ),
  whyBuyFromUs: points.default([]).meta(page('The reasons to buy from this dealer; empty for none.')),
  protectYourCar: points.default([]).meta(page('What the dealer offers to protect a vehicle with; empty for nothing.')),
  usedCarChecks: z
    .array(z.string().min(1).max(120))
    .max(12)
    .default([])
    .meta(page('What is checked of every used vehicle before it is listed; empty for no list.')),
  tradeInButton: z
    .boolean()
    .default(false)
    .meta(page('Whether a vehicle’s page leads to the valuation of a trade-in; the site needs the page trade-in.')),
  vehicleDisclaimer: z
    .string()
    .min(1)
    .max(2000)
    .nullable()
    .default(null)
    .meta(page('What the dealer must say at the foot of a vehicle’s page; empty for nothing.')),
  showsPriceHistory: z
    .boolean()
    .default(false)
    .meta(page('Whether a vehicle’s page says for how long it has been listed, and each change of price that was recorded.')),
  vehicleMap: z
    .boolean()
    .default(true)
    .meta(page('Whether a vehicle’s page has a part that says where it can be seen, with hours and directions.')),
  lowerHiddenAtAddresses: z
    .array(z.int())
    .default([])
    .meta(page('The ids of the addresses at which a vehicle’s page shows no similar vehicles.')),
};
