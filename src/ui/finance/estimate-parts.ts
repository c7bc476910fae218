import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';

/** The parts of an estimate that a quote changes, as they are shown (ledger M2). */
export const estimateParts = ({ payment, per, rate, comparison, assumes }: EstimateWords) => ({
  payment: `${payment}/${per}`,
  rate: `${rate} p.a.`,
  comparison: `${comparison} p.a. comparison rate`,
  assumes,
});

export type EstimatePartName = keyof ReturnType<typeof estimateParts>;
