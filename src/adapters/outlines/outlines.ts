import type { Point } from '#src/rules/delivery/great-circle.ts';
import type { Outlines, Town } from '#src/rules/places/region-map.ts';
import australia from './australia.json' with { type: 'json' };

/** The coast and the borders of Australia from Natural Earth's public-domain outlines, and its larger towns; scripts/draw-outlines.ts made the file. */
export const australianOutlines: Outlines & { capitalOf(state: string): Town | null } = {
  coast: australia.coast.map(unpacked),
  borders: australia.borders.map(unpacked),
  towns: australia.towns,
  capitalOf: (state) => australia.towns.find((town) => town.rank === 1 && town.state === state) ?? null,
};

/** Each number but the first two is a step from the point before, in hundredths of a degree. */
function unpacked(text: string): Point[] {
  const steps = text.split(' ').map(Number);
  let [long, lat] = [0, 0];
  return steps.flatMap((step, at) => {
    if (at % 2 === 0) {
      long += step;
      return [];
    }
    lat += step;
    return [{ lat: lat / 100, long: long / 100 }];
  });
}
