import { normalized } from '#src/rules/text/normalized.ts';

/** The characters that all our print fonts have: letters of European languages (including Māori), digits and their symbols. */
const PRINTABLE =
  /[ -~\u00a1-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u0218-\u021b\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2212]/u;

/** Characters replaced by plainer ones. */
const PLAIN: readonly (readonly [sign: RegExp, plain: string])[] = [
  [/[\u2010-\u2012\u2043]/g, '-'],
  [/[\u2032\u02bc]/g, '’'],
  [/\u2033/g, '”'],
];

/**
 * A text as it can be printed: what our fonts lack (pictograms, other scripts, control codes) is dropped, so that nothing prints
 * as an empty box. Full-width letters and loose accents become the letters we have.
 */
export function printableText(words: string): string {
  let plain = normalized(words.toWellFormed(), 'NFC');
  for (const [sign, instead] of PLAIN) plain = plain.replaceAll(sign, instead);
  const letters = Array.from(plain, (letter) => (PRINTABLE.test(letter) ? letter : replacement(letter)));
  return letters.join('').replaceAll(/ +/g, ' ').trim();
}

function replacement(letter: string): string {
  if (/\s/u.test(letter)) return ' ';
  const usual = letter.normalize('NFKC');
  return Array.from(usual).every((one) => PRINTABLE.test(one)) ? usual : '';
}
