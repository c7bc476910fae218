import type { VanWeights } from '#src/rules/tow/tow-verdict.ts';

/** A caravan's weights as attributes of the place where its verdict will be, and back. */
export const weightsData = ({ atm, tare }: VanWeights) => ({ 'data-atm': atm?.toString(), 'data-tare': tare?.toString() });

export const weightsOf = ({ dataset }: HTMLElement): VanWeights => ({ atm: figure(dataset.atm), tare: figure(dataset.tare) });

const figure = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));
