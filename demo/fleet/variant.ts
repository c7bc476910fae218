import { type CarModel, isSoldIn, type Trim } from './car-model.ts';

/** The maker's figures for a badge of a model year, in the fields of the import (ledger V21). */
export function variantOf({ body, frame, fiveStars }: CarModel, [, , power, , only]: Trim, year: number) {
  const [vehiclelength, vehiclewidth, vehicleheight] = frame.size;
  return {
    cylinders: power.cylinders,
    enginesize: power.cc,
    enginesize_litres: power.cc === null ? null : Math.round(power.cc / 100) / 10,
    induction: power.induction,
    fuelconsumptioncombined: power.consumption,
    energyconsumptioncombined: power.energy,
    fuelcapacity: power.cc === null ? null : frame.tank,
    grossvehiclemass: frame.gvm,
    vehiclelength,
    vehiclewidth,
    vehicleheight,
    towingcapacitybraked: frame.tow === 0 ? null : frame.tow,
    bodyconfiguration: `${only?.doors ?? frame.doors} door ${only?.body ?? body}`,
    torque: `${power.torque} Nm`,
    ancaprating: fiveStars !== undefined && isSoldIn(year, fiveStars) ? `5 (${fiveStars[0]})` : null,
    geartype: power.trans,
  };
}
