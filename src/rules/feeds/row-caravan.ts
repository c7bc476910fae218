import { type InFeet, type Measured, measuredInFeet } from '#src/rules/vehicle/lengths.ts';
import { lastWord } from './header-words.ts';
import { readCount, readLength, readLengthUnit, readMass } from './read-figures.ts';
import { repaired, UNREADABLE } from './reading.ts';
import type { CellReading, RowCells } from './row-cells.ts';

/** A length in feet; what another unit was turned into, and what no caravan measures, is told. */
function inFeet(cells: RowCells, { column, text, value }: CellReading<Measured>, found: InFeet | null): number | null {
  if (found === null) return null;
  if (found.feet === null) cells.note({ ...UNREADABLE, column, text });
  else if (found.unit !== 'feet' || (value?.unit ?? value?.headed ?? 'feet') !== 'feet')
    cells.note({ ...repaired(`${found.feet} ft`), column, text });
  return found.feet;
}

/** A length whose unit may stand in a column of its own; one that is written with the figure counts before it, and that of the header after it. */
function measured(cells: RowCells, field: 'body_length' | 'body_width'): CellReading<Measured> {
  const found = cells.read(field, readLength);
  if (found.value === null) return found;
  const { value: unit } = cells.read(`${field}_unit`, readLengthUnit);
  return {
    ...found,
    value: { ...found.value, unit: found.value.unit ?? unit, headed: readLengthUnit(lastWord(found.column)).value },
  };
}

/** What only caravans and motorhomes have. */
export function caravanOf(cells: RowCells) {
  const length = measured(cells, 'body_length');
  const width = measured(cells, 'body_width');
  const size = measuredInFeet(length.value, width.value);
  const specifications = {
    body_length: inFeet(cells, length, size.length),
    body_width: inFeet(cells, width, size.width),
    tare_weight: cells.read('tare_weight', readMass).value,
    aggregate_trailer_mass: cells.read('aggregate_trailer_mass', readMass).value,
    sleeps: cells.read('sleeps', readCount).value,
    axle_type: cells.text('axles'),
  };
  if (Object.values(specifications).every((figure) => figure === null)) return {};
  return { specifications: { ...specifications, unit: 'ft' } };
}
