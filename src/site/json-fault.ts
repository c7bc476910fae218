const ENDS = 'it ends before its last } or ]; one may be missing';

/** Why a text is not JSON: the line, and what whoever typed it most likely has to mend. */
export function jsonFault(text: string, error: unknown): string {
  if (text.trim() === '') return 'the file is empty';
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return `it is not JSON: ${message.includes('end of JSON') ? ENDS : message}`;
  const [before, from] = [text.slice(0, Number(position)), text.slice(Number(position))];
  return `it is not JSON: line ${before.split('\n').length}: ${likely(before.trimEnd(), from, message)}`;
}

function likely(before: string, from: string, message: string): string {
  if (/string/i.test(message)) return 'a quote is not closed';
  if (from.trim() === '') return ENDS;
  if (from.startsWith('//') || from.startsWith('/*')) return 'JSON has no comments; leave it out';
  if (/^[}\]]/.test(from) && before.endsWith(',')) return `there is a comma before the ${from.charAt(0)}; leave it out`;
  if (message.includes("Expected ',' or"))
    return `a comma is missing behind line ${before.split('\n').length}, or a quote is not closed`;
  if (message.includes('property name')) return 'a name must stand in double quotes, as "name"';
  return message.includes('after JSON') ? 'there is something behind the last } or ]' : message;
}
