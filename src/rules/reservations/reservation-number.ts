/** Without characters that are mistaken for one another when they are read aloud or copied by hand: 0 O, 1 I L, 5 S, 8 B. */
const CHARACTERS = '234679ACDEFGHJKMNPQRTUVWXYZ';
const LENGTH = 8;

const numberOf = (letter: 'P' | 'R', random: (below: number) => number): string =>
  `${letter}-${Array.from({ length: LENGTH }, () => CHARACTERS[random(CHARACTERS.length)]).join('')}`;

/** A reservation's number, 'R-7K4M2XQH', from as many random integers. */
export const reservationNumber = (random: (below: number) => number): string => numberOf('R', random);

/** The number of a payment towards an invoice, 'P-7K4M2XQH'. */
export const paymentNumber = (random: (below: number) => number): string => numberOf('P', random);
