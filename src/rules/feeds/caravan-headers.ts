/** What only caravans and motorhomes have. */
export const CARAVAN_HEADERS = {
  body_length: ['length', 'body length', 'van length', 'length ft', 'length m', 'overall length', 'external length'],
  body_length_unit: ['length unit', 'length uom', 'unit of length', 'body length unit', 'van length unit', 'overall length unit'],
  body_width: ['width', 'body width', 'van width', 'overall width'],
  body_width_unit: ['width unit', 'width uom', 'unit of width', 'body width unit', 'van width unit', 'overall width unit'],
  tare_weight: ['tare', 'tare weight', 'tare mass', 'tare kg', 'tare wt'],
  aggregate_trailer_mass: ['atm', 'atm kg', 'aggregate trailer mass', 'atm weight', 'atm wt'],
  sleeps: ['sleeps', 'berth', 'berths', 'sleeping capacity', 'number of berths'],
  axles: ['axles', 'axle', 'axle type', 'axle configuration'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
