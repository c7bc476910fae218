import { ancapOf, readAncap } from './read-ancap.ts';
import { readEngine } from './read-engine.ts';
import { readCount, readMass, readTank, readTorque, readUse, readYear } from './read-figures.ts';
import type { Reading } from './reading.ts';
import type { RowCells } from './row-cells.ts';

/** Reads the maker's figures for a vehicle: its engine, what it uses and how safe it is. */
export class VariantReader {
  readonly #readAncap: (text: string) => Reading<string>;
  readonly #readYear: (text: string) => Reading<number>;

  constructor(thisYear: number) {
    this.#readAncap = (text) => readAncap(text, thisYear);
    this.#readYear = (text) => readYear(text, thisYear);
  }

  read(cells: RowCells) {
    const engine = cells.read('engine', readEngine).value;
    const use = cells.read('fuel_use', readUse).value;
    const cylinders = cells.read('cylinders', readCount).value || engine?.cylinders || null;
    const litres = engine?.litres ?? null;
    const ancap = cells.read('ancap', this.#readAncap).value;
    const variant = {
      cylinders,
      enginesize_litres: litres,
      induction: engine?.induction ?? null,
      fuelconsumptioncombined: use?.litres ?? null,
      energyconsumptioncombined: use?.kilowattHours ?? null,
      torque: cells.read('torque', readTorque).value,
      fuelcapacity: cells.read('fuel_tank', readTank).value,
      towingcapacitybraked: cells.read('towing', readMass).value,
      grossvehiclemass: cells.read('gross_mass', readMass).value,
      ancaprating: ancapOf(ancap, cells.read('ancap_year', this.#readYear).value),
    };
    return {
      engine_size_litres: litres,
      engine_size: engine?.cubic ?? (litres === null ? null : Math.round(litres * 1000)),
      ...(Object.values(variant).every((figure) => figure === null) ? {} : { variant }),
    };
  }
}
