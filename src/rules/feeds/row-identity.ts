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

/** An engine is the same one whether its size is written in litres or in cubic centimetres. */
function identifying(name: string, vehicle: Readonly<Record<string, unknown>>): unknown {
  const { engine_size_litres: litres } = vehicle;
  return name === 'engine_size' && typeof litres === 'number' ? Math.round(litres * 1000) : (vehicle[name] ?? null);
}

/** A text that is the same for a row each time it is sent. A number plate is enough by itself. */
export function identityOf(vehicle: Readonly<Record<string, unknown>>, location: string | null): string {
  if (typeof vehicle.regplate === 'string') return vehicle.regplate;
  return JSON.stringify([...IDENTIFYING.map((name) => identifying(name, vehicle)), location]).toLowerCase();
}
