const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** An Australian Business Number as eleven digits; null for anything else. The check digits are those of the Australian Business Register. */
export function readAbn(typed: string): string | null {
  const digits = typed.replace(/\s+/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return null;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0 ? digits : null;
}

/** What is wrong with what was typed for one. */
export const abnFault = (typed: string): string =>
  /^\d{11}$/.test(typed.replace(/\s+/g, ''))
    ? 'Please check the ABN: one of its digits is wrong.'
    : 'Please enter an 11-digit ABN.';

/** As people write it: '51 824 753 556'. */
export const abnText = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
