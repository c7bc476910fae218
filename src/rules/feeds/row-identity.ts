/** What identifies a car that has neither stock number nor VIN: what does not change while it is for sale. Price and odometer do. */
const IDENTIFYING = [
  'regplate',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'carsales_title',
  'car_type',
  'simple_body',
  'trans',
  'fuel',
  'drive',
  'colour',
  'interior_colour',
  'engine_size',
  'doors',
  'seats',
];

/** A text that is the same for a row each time it is sent. A number plate is enough by itself. */
export function identityOf(vehicle: Readonly<Record<string, unknown>>, location: string | null): string {
  if (typeof vehicle.regplate === 'string') return vehicle.regplate;
  return JSON.stringify([...IDENTIFYING.map((name) => vehicle[name] ?? null), location]).toLowerCase();
}
