import { Furnishing, matte } from './furnishing.ts';
import { dialScreen, radioScreen } from './screens.ts';
import { steeringWheel } from './steering-wheel.ts';

/** The cabin of a van, ute or truck: hard plastics, three seats in a row, and a wall behind them. */
export function workCabin(): Furnishing {
  const room = new Furnishing();
  const plastic = matte('#3a3d41', 0.8);
  const dark = matte('#222427', 0.75);
  const cloth = matte('#4a4f57', 0.95);
  const patch = matte('#2e3238', 0.95);
  const light = matte('#b9bab8', 0.95);
  const metal = matte('#9b9fa4', 0.4, 0.8);
  room.solid('dash', plastic);
  room.solid('door', plastic);
  room.solid('frame', light);
  for (const z of [0.42, 0, -0.42]) room.solid('seat', z === -0.42 ? cloth : patch, [2.2, 0.22, z]);
  room.box([3.4, 0.04, 1.7], [2.4, 0.24, 0], matte('#17181a', 1));
  // The wall to the load space, with a window in it.
  for (const side of [1, -1]) room.box([0.05, 0.9, 0.5], [2.92, 1.0, 0.62 * side], light, 0.01);
  room.box([0.05, 0.5, 0.8], [2.92, 0.8, 0], light, 0.01);
  room.box([0.05, 0.12, 1.7], [2.92, 1.41, 0], light, 0.01);
  room.screen(radioScreen(), 0.22, 0.11, [1.42, 0.96, 0], 0.2, dark);
  room.screen(dialScreen(), 0.28, 0.105, [1.37, 1.02, -0.38], 0.2, dark);
  room.box([0.2, 0.02, 0.36], [1.3, 1.095, -0.38], dark, 0.01, [0, 0, -0.06]);
  for (const side of [-1, 1]) room.box([0.16, 0.12, 0.015], [1.31, 1.03, -0.38 + side * 0.175], dark, 0.006);
  steeringWheel(room, [1.6, 0.86, -0.38], { rim: dark, hub: plastic, trim: metal, gloss: dark });
  // Round vents, three knobs and the gear lever on the dashboard.
  for (const z of [0.66, 0.22, -0.66])
    for (const [radius, material] of [
      [0.055, dark],
      [0.035, metal],
    ] as const)
      room.knob(radius, radius === 0.055 ? 0.03 : 0.036, [z === 0.22 ? 1.4 : 1.35, 0.86, z], material, [0, 0, Math.PI / 2]);
  room.box([0.03, 0.08, 0.34], [1.47, 0.8, 0], dark, 0.015, [0, 0, 0.3]);
  for (const z of [-0.11, 0, 0.11]) room.knob(0.028, 0.035, [1.49, 0.8, z], metal, [0, 0, Math.PI / 2 - 0.3]);
  room.box([0.16, 0.1, 0.16], [1.53, 0.62, -0.02], dark, 0.04, [0, 0, 0.4]);
  room.knob(0.012, 0.14, [1.58, 0.7, -0.02], metal, [0, 0, -0.35]);
  room.knob(0.026, 0.05, [1.605, 0.77, -0.02], dark, [0, 0, -0.35]);
  // A deep tray and a glovebox for the paperwork.
  room.box([0.03, 0.17, 0.46], [1.43, 0.68, 0.48], dark, 0.02, [0, -0.12, 0.12]);
  room.box([0.02, 0.02, 0.12], [1.452, 0.735, 0.48], metal, 0.006, [0, -0.12, 0.12]);
  room.box([0.18, 0.012, 0.3], [1.2, 0.985, 0.4], matte('#d9d6cd', 0.9), 0.003, [0, 0.3, 0]);
  room.pair([0.5, 0.05, 0.03], [1.95, 0.52, 0.77], dark, 0.02);
  room.pair([0.12, 0.03, 0.02], [1.72, 0.74, 0.785], metal, 0.01);
  room.pair([0.16, 0.018, 0.42], [2.06, 1.39, 0.36], light, 0.009, [0, 0, -0.12]);
  room.box([0.03, 0.07, 0.22], [1.9, 1.33, 0], dark, 0.02, [0, 0, 0.15]);
  return room;
}
