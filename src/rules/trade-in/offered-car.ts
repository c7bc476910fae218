/** The car that an offer is for. Its registration is not needed for the offer and stays in the lead. */
export interface OfferedCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly kms: number;
}

/** A car in words: '2021 Toyota Corolla Ascent Sport'. */
export const carWords = ({ year, make, model, badge }: Omit<OfferedCar, 'kms'>): string =>
  [String(year), make, model, badge ?? ''].filter((word) => word !== '').join(' ');
