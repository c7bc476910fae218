import { hasEnsuite } from '#src/rules/stock/ensuite.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { monthText } from '#src/rules/time/day-text.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';
import { ancapText } from '#src/rules/vehicle/ancap-rating.ts';
import { KEY_FACTS, knownFacts, regoText } from '#src/rules/vehicle/facts.ts';
import { lengthText } from '#src/rules/vehicle/lengths.ts';
import { energyUseText, fuelUseText, massText } from '#src/rules/vehicle/specifications.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { CAR_TYPES } from '#src/views/card/card-view.ts';
import { whereabouts } from './vehicle-fields.ts';

/** A labelled fact such as '41,280 km' under 'Kilometres'. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** One of the facts beside the price. */
export interface Highlight {
  readonly kind: 'kilometres' | 'transmission' | 'body';
  readonly text: string;
}

/** The key facts of a vehicle, then its details, none of them twice (ledger V6). */
export function vehicleFacts(context: PageContext, car: Vehicle): Fact[] {
  const key = knownFacts(keyRows(car)).slice(0, KEY_FACTS);
  const isKey = (label: string) => key.some((fact) => fact.label === label);
  return [...key, ...knownFacts(detailRows(context, car)).filter(({ label }) => !isKey(label))];
}

/** The three things beside the price: kilometres, transmission, body (ledger V2). */
export function vehicleHighlights(car: Vehicle): Highlight[] {
  return [
    { kind: 'kilometres', text: kilometres(car) } as const,
    { kind: 'transmission', text: car.simpleTransmission } as const,
    { kind: 'body', text: car.simpleBody } as const,
  ].flatMap(({ kind, text }) => (text === null || text === '' ? [] : [{ kind, text }]));
}

type Row = readonly [label: string, value: string | number | null | undefined];

const kilometres = ({ km }: Vehicle) => (km === null ? null : `${numberText(km)} km`);

const keyRows = (car: Vehicle): Row[] => [
  ['Kilometres', kilometres(car)],
  ['Body length', lengthText(car.specifications?.bodyLength ?? null)],
  ['Sleeps', car.specifications?.sleeps],
  ['Tare weight', massText(car.specifications?.tareWeight ?? null)],
  ['Transmission', car.trans ?? car.simpleTransmission],
  ['Fuel use', fuelUseText(car.variant?.fuelconsumptioncombined ?? null)],
  ['Energy use', energyUseText(car.variant?.energyconsumptioncombined ?? null)],
  ['ANCAP rating', ancapText(car.variant?.ancaprating ?? null)],
  ['Fuel', car.fuel ?? car.simpleFuel],
  ['Drive', car.drive ?? car.simpleDrive],
  ['Body', car.simpleBody],
  ['Seats', car.seats],
];

function detailRows(context: PageContext, car: Vehicle): Row[] {
  const { site, now } = context;
  const { switches } = site;
  const own = site.dealerships.find(({ id }) => id === car.dealershipId) ?? site;
  const { city } = whereabouts(context, car);
  return [
    ['Condition', CAR_TYPES[car.carType]],
    ['Transmission', car.trans ?? car.simpleTransmission],
    ['Fuel', car.fuel ?? car.simpleFuel],
    ['Drive', car.drive ?? car.simpleDrive],
    ['Engine', car.engineSizeLitres === null ? null : `${car.engineSizeLitres.toFixed(1)} L`],
    ['Body', car.bodyconfiguration ?? car.simpleBody],
    ['Seats', car.seats],
    ['Doors', car.doors],
    ['Ensuite', ensuiteText(car)],
    ['Colour', car.colour],
    ['Interior', car.interiorColour],
    ['Number plate', car.regplate],
    ['Rego', regoText(car.regoExpiry, localDay(switches.timeZone, now), own.switches)],
    ['Built', month(car.buildDate)],
    ['Complied', month(car.complianceDate)],
    ['Stock number', car.stocknum],
    ['VIN', car.vin],
    ['Where it is', city],
  ];
}

/** Only what its feed says. */
export function ensuiteText(car: Vehicle): string | null {
  const has = hasEnsuite(car);
  return has === null ? null : has ? 'Yes' : 'No';
}

function month(day: string | null): string | null {
  const known = day === null ? null : calendarDay(day);
  return known === null ? null : monthText(known);
}
