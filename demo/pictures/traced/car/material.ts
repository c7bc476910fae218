/** What a spot is made of. */
export const MATERIAL = {
  paint: 0,
  gloss: 1,
  matt: 2,
  glass: 3,
  privacy: 4,
  rubber: 5,
  bright: 6,
  darkAlloy: 7,
  disc: 8,
  lamp: 9,
  tail: 10,
  plate: 11,
  cabin: 12,
  silver: 13,
  caliper: 14,
  gap: 15,
  chrome: 16,
  inside: 17,
} as const;
export type Material = (typeof MATERIAL)[keyof typeof MATERIAL];
