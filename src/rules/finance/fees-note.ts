/** Stands above a lender's fees: the calculator's total has the establishment fee in it, and no other. */
export const feesNote = (hasEstablishment: boolean): string =>
  hasEstablishment
    ? 'What this lender charges. The total above includes the establishment fee only.'
    : 'What this lender charges, on top of the total above.';
