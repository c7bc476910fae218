/** Which body shows each body type a listing may name. Spelling and case do not matter. */
const BODY_OF_TYPE: Readonly<Record<string, string>> = {
  '4x4': 'four-by-four',
  bus: 'bus',
  cabchassis: 'cab-chassis',
  camper: 'camper',
  campertrailer: 'camper',
  caravan: 'caravan',
  convertible: 'convertible',
  coupe: 'coupe',
  ev: 'hatch',
  hardtop: 'coupe',
  hatch: 'hatch',
  hatchback: 'hatch',
  lighttruck: 'light-truck',
  motorhome: 'motorhome',
  peoplemover: 'people-mover',
  poptop: 'pop-top',
  prestige: 'sedan',
  sedan: 'sedan',
  softtop: 'convertible',
  stationwagon: 'wagon',
  suv: 'suv',
  truck: 'light-truck',
  ute: 'ute',
  van: 'van',
  wagon: 'wagon',
};

/** The body whose pictures stand for a listing's body type, such as 'peopleMover' or 'People Mover'; an SUV where the type is not known. */
export function pictureBodyOf(simpleBody: string): string {
  const type = simpleBody.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (Object.hasOwn(BODY_OF_TYPE, type) ? BODY_OF_TYPE[type] : undefined) ?? 'suv';
}
