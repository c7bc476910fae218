const LONGEST = 20;

/** The scripts of names. A name must stay within one: a letter of another script can look like a dot or a slash. */
const SCRIPTS = [
  // Without the click letters (U+01C0 to U+01C3), which look like bars and exclamation marks.
  '(?![\\u01c0-\\u01c3])\\p{Script=Latin}',
  '\\p{Script=Greek}',
  '\\p{Script=Cyrillic}',
  '\\p{Script=Arabic}',
  '\\p{Script=Hebrew}',
  '\\p{Script=Devanagari}',
  '\\p{Script=Gurmukhi}',
  '\\p{Script=Tamil}',
  '\\p{Script=Thai}',
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]',
  // Without U+318D, which looks like a dot.
  '(?!\\u318d)\\p{Script=Hangul}',
];

/** Letters with at most two combining marks each; single apostrophes and hyphens between letters: O'Brien, Anne-Marie. */
const NAMES = SCRIPTS.map((script) => {
  const letters = `(?:(?=\\p{L})${script}\\p{M}{0,2})+`;
  return new RegExp(`^${letters}(?:['’]${letters})?(?:-${letters})?$`, 'u');
});

/**
 * The first name to greet an email's reader by, from what a stranger typed; null if that is not a plain name. One word of letters
 * can contain neither a link nor a sentence (ledger H9).
 */
export function greetingName(typed: string): string | null {
  const [word = ''] = typed.toWellFormed().normalize('NFKC').trim().split(/\s+/u);
  if (Array.from(word).length > LONGEST) return null;
  return NAMES.some((name) => name.test(word)) ? word : null;
}
