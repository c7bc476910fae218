import type { TextMessage } from './sms.ts';

/** What a gateway is sent for a text message. */
interface GatewayBody {
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly body: string;
}

/** Makes the body for a text message. */
export type BodyTemplate = (message: TextMessage) => GatewayBody;

const PLACEHOLDER = /\{([^{}]*)\}/g;
const NAMES = ['to', 'text', 'id'] as const;
type Name = (typeof NAMES)[number];
const isName = (text: string): text is Name => NAMES.some((name) => name === text);

/**
 * Reads a template: JSON, or a form such as to={to}&text={text}. Its values are filled in as data and then written in the template's own
 * format, so that no text can leave its place. Returns null when it is neither, or its values lack {to} or {text} or name anything unknown.
 */
export function readBodyTemplate(template: string): BodyTemplate | null {
  const text = template.trim();
  return /^[{[]/.test(text) ? jsonTemplate(text) : formTemplate(text);
}

function jsonTemplate(text: string): BodyTemplate | null {
  const parsed = parsedJson(text);
  if (parsed === undefined || !isComplete(stringsIn(parsed))) return null;
  return (message) => ({ type: 'application/json', body: JSON.stringify(filledIn(parsed, message)) });
}

function formTemplate(text: string): BodyTemplate | null {
  const isForm = /^[^\s=&]+=[^\s&]*(&[^\s=&]+=[^\s&]*)*$/.test(text) && !/%(?![\da-f]{2})/i.test(text);
  const fields = [...new URLSearchParams(text)];
  if (!isForm || !isComplete(fields.map(([, value]) => value))) return null;
  return (message) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fields.map(([name, value]) => [name, filled(value, message)])).toString(),
  });
}

function isComplete(values: readonly string[]): boolean {
  const named = values.flatMap((value) => [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return named.every(isName) && named.includes('to') && named.includes('text');
}

/** Fills in all placeholders in one pass: a text that itself contains {id} is sent as it is. */
const filled = (value: string, message: TextMessage): string =>
  value.replaceAll(PLACEHOLDER, (whole: string, name: string) => (isName(name) ? message[name] : whole));

function filledIn(value: unknown, message: TextMessage): unknown {
  if (typeof value === 'string') return filled(value, message);
  if (Array.isArray(value)) return value.map((item) => filledIn(item, message));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filledIn(item, message)]));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
