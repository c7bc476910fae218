import { box, type Field, roundMin } from '../fields/numbers.ts';
import type { CarPlan } from './car-plan.ts';
import { MATERIAL } from './material.ts';
import type { Part } from './part.ts';

function seat(x: number, y: number, z: number, half: number): number {
  const lean = x - y * 0.28;
  const back = box(lean - 0.3, y - 0.32, z, 0.075, 0.32, half - 0.02, 0.07);
  const head = box(lean - 0.29, y - 0.72, z, 0.055, 0.09, Math.min(half, 0.14), 0.05);
  return Math.min(box(x, y, z, 0.27, 0.09, half, 0.07), roundMin(back, head, 0.03));
}

/** Two rows of seats, dashboard, door cards and steering wheel: dark shapes behind the glass are enough. */
export function cabin({ seat: [seatX, seatY], rows, dash: [dashX, dashY], height, beltHeight }: CarPlan): Part {
  // Door cards end well behind the windscreen: a corner of one would show at its foot as a dark dot.
  const [doorsFrom, doorsTo] = [dashX + 0.2, seatX + rows + 0.3];
  const field: Field = (x, y, z) => {
    const az = Math.abs(z);
    const seats = Math.min(seat(x - seatX, y - seatY, az - 0.37, 0.25), seat(x - seatX - rows, y - seatY, az - 0.33, 0.28));
    const board = box(x - dashX, y - dashY + 0.12, z, 0.2, 0.13, 0.72, 0.06);
    const screen = box(x - dashX - 0.19, y - dashY - 0.05, z, 0.012, 0.08, 0.17, 0.01);
    const doors = box(
      x - (doorsFrom + doorsTo) / 2,
      y - beltHeight + 0.26,
      az - 0.75,
      (doorsTo - doorsFrom) / 2,
      0.22,
      0.03,
      0.02,
    );
    const ux = x - dashX - 0.36;
    const uy = y - dashY + 0.03;
    const uz = z + 0.37;
    const t = ux * 0.94 + uy * 0.34;
    const r = Math.sqrt((uy * 0.94 - ux * 0.34) ** 2 + uz * uz);
    const steering = Math.min(Math.sqrt((r - 0.18) ** 2 + t * t) - 0.016, Math.max(r - 0.06, Math.abs(t + 0.02) - 0.03));
    return Math.min(seats, board, screen, steering, doors);
  };
  const bounds = [dashX - 0.3, seatX + 1.7, 0.25, height - 0.05, -0.85, 0.85] as const;
  return { name: 'cabin', solid: { field, bounds, cell: 0.016 }, reach: 0.003, material: () => MATERIAL.cabin };
}
