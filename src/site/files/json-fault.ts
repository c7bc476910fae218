const ENDS = 'it ends before its last } or ]; one may be missing';

/** How many characters V8 quotes before the fault. */
const QUOTED_BEFORE = 10;

/**
 * Why a text is not JSON: the line, and what most likely has to be fixed. None of the text is repeated, since it may contain
 * secrets.
 */
export function jsonFault(text: string, error: unknown): string {
  if (text.trim() === '') return 'the file is empty';
  const message = error instanceof Error ? error.message : String(error);
  const position = positionIn(text, message);
  if (position === null) return `it is not JSON: ${message.includes('end of JSON') ? ENDS : 'it cannot be read'}`;
  const [before, from] = [text.slice(0, position), text.slice(position)];
  return `it is not JSON: line ${before.split('\n').length}: ${likely(before.trimEnd(), from, message)}`;
}

/** The position of the fault: V8 gives it as a number, or quotes the text around it. */
function positionIn(text: string, message: string): number | null {
  const number = /position (\d+)/.exec(message)?.[1];
  if (number !== undefined) return Number(number);
  const [, token = '', cut, around] =
    /^Unexpected token '(.{1,2})', (\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/su.exec(message) ?? [];
  if (around === undefined) return null;
  return Math.max(0, text.indexOf(around)) + (cut === undefined ? Math.max(0, around.indexOf(token)) : QUOTED_BEFORE);
}

function likely(before: string, from: string, message: string): string {
  if (/string/i.test(message)) return 'a quote is not closed';
  if (from.trim() === '') return ENDS;
  if (from.startsWith('//') || from.startsWith('/*')) return 'JSON has no comments; remove it';
  if (/^[}\]]/.test(from) && before.endsWith(',')) return `there is a comma before the ${from.charAt(0)}; remove it`;
  if (message.includes("Expected ',' or"))
    return `a comma is missing after line ${before.split('\n').length}, or a quote is not closed`;
  if (message.includes('property name')) return 'a name must be in double quotes, like "name"';
  if (message.includes('after JSON')) return 'there is something after the last } or ]';
  return /^[\p{L}\p{N}'‘’“”`_-]/u.test(from)
    ? 'text must be in double quotes, like "text"'
    : `${from.charAt(0)} is not expected here`;
}
