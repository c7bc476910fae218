import { vehicleLocation } from '#src/rules/places/location.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { ancapText } from '#src/rules/vehicle/ancap-rating.ts';
import { lengthText } from '#src/rules/vehicle/lengths.ts';
import { cardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicles } from '#src/use-cases/stock/find-vehicle.ts';
import { CAR_TYPES, type CardView, cardView } from '#src/views/card/card-view.ts';
import { ensuiteText } from '#src/views/vehicle/vehicle-facts.ts';
import { whereabouts } from '#src/views/vehicle/vehicle-fields.ts';

/** Vehicles side by side: each has a value, or null, for every label. */
export interface Comparison {
  readonly labels: readonly string[];
  readonly vehicles: readonly ComparedVehicle[];
}

export interface ComparedVehicle {
  readonly card: CardView;
  readonly values: readonly (string | null)[];
}

/** Compares vehicles of this site, sold ones too; ids that name none of its vehicles are left out (ledger A5, P6). */
export async function compareVehicles(context: PageContext, ids: readonly number[]): Promise<Comparison> {
  const found = await findVehicles(context, ids);
  return {
    labels: LINES.map(([label]) => label),
    vehicles: found.map((car) => ({
      card: cardView(context, cardFacts(car)),
      values: LINES.map(([, value]) => words(value(car, context))),
    })),
  };
}

type Value = string | number | null | undefined;

const words = (value: Value): string | null =>
  value === null || value === undefined || value === '' || value === 'null' ? null : String(value);

const litres = (size: number | null) => (size === null ? null : `${size.toFixed(1)} L`);
const kilograms = (weight: number | null | undefined) => (weight == null ? null : `${numberText(weight)} kg`);

/** What is compared, in this order; the page leaves out lines for which no vehicle has a value. */
const LINES: readonly (readonly [label: string, value: (car: Vehicle, context: PageContext) => Value])[] = [
  ['Condition', ({ carType }) => CAR_TYPES[carType]],
  ['Year', ({ year }) => year],
  ['Kilometres', ({ km }) => (km === null ? null : `${numberText(km)} km`)],
  ['Body', ({ simpleBody }, { site }) => (simpleBody === null ? null : bodyName(simpleBody, site.switches.truckMeans))],
  ['Transmission', ({ simpleTransmission, trans }) => simpleTransmission ?? trans],
  ['Fuel', ({ simpleFuel, fuel }) => simpleFuel ?? fuel],
  ['Drive', ({ simpleDrive, drive }) => simpleDrive ?? drive],
  ['Engine', ({ engineSizeLitres }) => litres(engineSizeLitres)],
  ['Fuel use', ({ variant }) => perHundred(variant?.fuelconsumptioncombined)],
  ['Towing, braked', ({ variant }) => kilograms(variant?.towingcapacitybraked)],
  ['ANCAP rating', ({ variant }) => ancapText(variant?.ancaprating ?? null)],
  ['Seats', ({ seats }) => seats],
  ['Doors', ({ doors }) => doors],
  ['Sleeps', ({ specifications }) => specifications?.sleeps],
  ['Ensuite', (car) => ensuiteText(car)],
  ['Length', ({ specifications }) => lengthText(specifications?.bodyLength ?? null)],
  ['Axles', ({ specifications }) => specifications?.axleType],
  ['Tare weight', ({ specifications }) => kilograms(specifications?.tareWeight)],
  ['Loaded weight (ATM)', ({ specifications }) => kilograms(specifications?.aggregateTrailerMass)],
  ['Colour', ({ colour }) => colour],
  ['Interior', ({ interiorColour }) => interiorColour],
  ['Location', (car, { showroom }) => vehicleLocation(showroom, car)?.name],
  ['City', (car, context) => whereabouts(context, car).city],
  ['Stock number', ({ stocknum }) => stocknum],
];

const perHundred = (litresUsed: number | null | undefined) => (litresUsed == null ? null : `${litresUsed} L/100 km`);
