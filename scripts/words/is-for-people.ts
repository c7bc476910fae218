const SQL =
  /^(?:select|insert into|update|delete from|with|create|alter|drop|grant|revoke|set local|lock table|listen|notify|begin|commit)\b[\s\S]*(?:\b(?:from|set|into|table|function|role|index|on|as|values)\b|\{…\})/;
const SHOUTED_SQL = /^[A-Z_ ]+(?:FROM|INTO|TABLE|ROLE)\b/;
/** A word of a style sheet or an address: gap-2, md:flex, [&>p]:mb-4, /api/leads, a_column, aCamel. */
const MACHINE = /[a-z0-9\])]-[a-z0-9[]|[a-z0-9\]]:[a-z[]|[[\]{}<>=_/\\#@]|^\.|[a-z][A-Z]|^\d|^[MLHVCSQTAZ]-?\d/;

/** True of a text that a person is meant to read: words in a row, or one word with a capital. */
export function isForPeople(text: string): boolean {
  const plain = text.replaceAll('{…}', '').trim();
  if (!/[a-z]{2}/i.test(plain)) return false;
  const words = plain.split(/\s+/);
  if (words.length === 1) return /^['‘“(]?[A-Z][a-z]+(?:['’][a-z]+)?[.,:;!?…)’”]*$/.test(plain);
  if (SQL.test(plain) || SHOUTED_SQL.test(plain)) return false;
  const machine = words.filter((word) => MACHINE.test(word)).length;
  if (/[.!?…:,]$/.test(plain) || /^['‘“(]?[A-Z]/.test(plain)) return machine < words.length * 0.6;
  return machine < words.length * 0.34;
}
