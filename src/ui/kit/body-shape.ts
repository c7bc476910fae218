export const BODY_SHAPES = ['hatch', 'sedan', 'suv', 'ute', 'van', 'wagon', 'caravan', 'pop-top', 'camper', 'motorhome'] as const;
export type BodyShape = (typeof BODY_SHAPES)[number];

/** What a body type's name must contain; the first match wins, so 'camper van' precedes 'camper', and 'caravan' 'van'. */
const SHAPES: readonly [part: RegExp, shape: BodyShape][] = [
  [/motor.?home|camper.?van/, 'motorhome'],
  [/pop.?top/, 'pop-top'],
  [/camper|trailer/, 'camper'],
  [/caravan/, 'caravan'],
  [/\bute|\bcab\b|pick.?up|tray/, 'ute'],
  [/suv|4x4|4wd|crossover/, 'suv'],
  [/van|people|bus/, 'van'],
  [/wagon|estate/, 'wagon'],
  [/sedan|coupe|convertible|cabriolet|saloon/, 'sedan'],
];

/** The silhouette for a body type, however the dealer wrote it; a hatch for an unknown one. */
export function bodyShape(body: string): BodyShape {
  const name = body.toLowerCase();
  return SHAPES.find(([part]) => part.test(name))?.[1] ?? 'hatch';
}
