import { countWords } from '#src/rules/text/plural.ts';
/** Something included with a vehicle: a few words, and a sentence that explains them. */
export interface PromisePoint {
  readonly title: string;
  readonly text: string;
}

/** The facts that decide which promises a vehicle has. */
interface Promised {
  readonly carType: 'new' | 'demo' | 'used';
  readonly make: string;
  readonly certified: boolean;
  readonly itemType: string;
}

/** The site's promises; null for none. */
export interface PromiseInput {
  readonly brandWarrantyYears: number | null;
  readonly brandRoadsideYears: number | null;
  readonly usedWarrantyYears: number | null;
  readonly preOwnedPromise: boolean;
  readonly certifiedPromise: boolean;
  readonly certifiedMakes: readonly string[];
  readonly whyBuyFromUs: readonly PromisePoint[];
}

/** What is included with a vehicle: the maker's cover with a new one, the dealer's with a used one (ledger V4). */
export function includedPoints(car: Promised, input: PromiseInput): PromisePoint[] {
  if (car.carType !== 'used') return brandCover(car, input);
  const isCertified = input.certifiedPromise && car.certified && input.certifiedMakes.includes(car.make);
  const points = [
    ...(isCertified ? certified(car) : []),
    ...(input.preOwnedPromise ? preOwned(car) : []),
    ...(input.usedWarrantyYears === null ? [] : [mechanical(car, input.usedWarrantyYears)]),
  ];
  // Two promises may share a part, which is listed once.
  return points.filter(({ title }, at) => points.findIndex((one) => one.title === title) === at);
}

/** Why to buy here: the site's own reasons, and the maker's cover if a new vehicle has one (ledger V4). */
export function whyBuyPoints(car: Promised, input: PromiseInput): PromisePoint[] {
  const { brandWarrantyYears: warranty, brandRoadsideYears: roadside } = input;
  const parts = [
    ...(warranty === null ? [] : [`${years(warranty)} of warranty`]),
    ...(roadside === null ? [] : [`${years(roadside)} of roadside assist`]),
  ];
  const isBacked = car.carType !== 'used' && parts.length > 0;
  const backed = { title: `Backed by ${car.make}`, text: `${parts.join(' and ')} from the manufacturer, looked after by us.` };
  return [...input.whyBuyFromUs, ...(isBacked ? [backed] : [])];
}

const years = (count: number) => countWords(count, 'year');

const brandCover = ({ make, itemType }: Promised, input: PromiseInput): PromisePoint[] => [
  ...(input.brandWarrantyYears === null
    ? []
    : [
        {
          title: `${input.brandWarrantyYears}-year ${make} warranty`,
          text: `The manufacturer stands behind this ${itemType} for ${years(input.brandWarrantyYears)}. Ask us about the terms and the kilometres it covers.`,
        },
      ]),
  ...(input.brandRoadsideYears === null
    ? []
    : [
        {
          title: `${years(input.brandRoadsideYears)} roadside assist`,
          text: 'Roadside help, day or night, wherever you are in Australia.',
        },
      ]),
];

const ROADSIDE: PromisePoint = {
  title: '12 months roadside assist',
  text: 'Roadside help, day or night, for your first year.',
};

const preOwned = ({ itemType }: Promised): PromisePoint[] => [
  {
    title: '48 hour money back guarantee',
    text: `If it’s not the right ${itemType}, bring it back within 48 hours and we’ll refund what you paid.`,
  },
  ROADSIDE,
];

const certified = ({ itemType }: Promised): PromisePoint[] => [
  { title: '1-year extra warranty', text: 'An extra year on top of the remaining warranty.' },
  { title: '90-point inspection', text: `Our workshop checks 90 points before it certifies a ${itemType}.` },
  ROADSIDE,
];

const mechanical = ({ itemType }: Promised, count: number): PromisePoint => ({
  title: `${count}-year mechanical protection`,
  text: `Engine, gearbox and more are covered for ${years(count)} from the day you take your ${itemType} home.`,
});
