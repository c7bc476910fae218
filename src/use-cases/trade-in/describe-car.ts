import type { RegisteredVehicle } from '#src/adapters/rego/rego-register.ts';

/** A shopper's car as the fields of its lead describe it; null until its make, model and year are known. */
export interface OwnCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly body: string | null;
  readonly colour: string | null;
  /** yyyy-mm, if a register said so. */
  readonly built: string | null;
}

type Fields = Readonly<Record<string, string>>;

/** What a lead stores of a car that a register found. */
export const registeredFields = ({ year, make, model, badge, body, colour, built }: RegisteredVehicle): Fields => ({
  'Vehicle Year': String(year),
  'Vehicle Make': make,
  'Vehicle Model': model,
  'Vehicle Badge': badge ?? '',
  'Vehicle Body': body ?? '',
  'Vehicle Colour': colour ?? '',
  'Vehicle Built': built ?? '',
});

/** What a register said of a car before is not true of one that the shopper then describes by hand. */
export const UNREGISTERED: Fields = { 'Vehicle Body': '', 'Vehicle Colour': '', 'Vehicle Built': '' };

/** Nothing is known of the car that a look-up did not find. */
export const UNKNOWN_CAR: Fields = {
  ...UNREGISTERED,
  'Vehicle Year': '',
  'Vehicle Make': '',
  'Vehicle Model': '',
  'Vehicle Badge': '',
};

export function ownCar(fields: Fields): OwnCar | null {
  const text = (name: string) => fields[name] || null;
  const [year, make, model] = [Number(fields['Vehicle Year']), text('Vehicle Make'), text('Vehicle Model')];
  if (!(year > 0) || make === null || model === null) return null;
  return {
    year,
    make,
    model,
    badge: text('Vehicle Badge'),
    body: text('Vehicle Body'),
    colour: text('Vehicle Colour'),
    built: text('Vehicle Built'),
  };
}
