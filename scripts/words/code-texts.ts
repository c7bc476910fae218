import { parseSync } from 'vite';
import { isForPeople } from './is-for-people.ts';

/** A text with the line it begins on. */
export interface PlacedText {
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** Attributes whose value no person reads. */
const SILENT_ATTRIBUTE =
  /^(?:class|className|\w+Class|id|htmlFor|name|type|href|src|rel|role|d|viewBox|transform|points|style|key|sizes|media|as|data-.+)$/;
/** Parts of a tree that hold names and addresses of the code, and no texts. */
const SILENT_PART = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'source',
  'directive',
  'attributes.import',
]);
const SILENT_NODE = /^(?:TS(?:Type|Interface|Literal|Import)|ImportDeclaration)/;

/** What a person can read in a file of TypeScript, or of JSON: its strings, templates and the text between tags; {…} stands for a value. */
export function codeTexts(file: string, source: string): PlacedText[] {
  const isJson = file.endsWith('.json');
  const { program, errors } = parseSync(isJson ? `${file}.js` : file, isJson ? `(${source})` : source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  const found: { start: number; text: string }[] = [];
  collect(program, found);
  // The bracket in front of JSON moves all by one.
  const lineOf = (start: number) => source.slice(0, start - (isJson ? 1 : 0)).split('\n').length;
  return found
    .map(({ start, text }) => ({ start, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => isForPeople(text))
    .map(({ start, text }) => ({ line: lineOf(start), text }));
}

function collect(node: unknown, found: { start: number; text: string }[]): void {
  if (Array.isArray(node)) for (const one of node) collect(one, found);
  if (!isNode(node) || SILENT_NODE.test(node.type)) return;
  const text = textOf(node);
  if (text !== undefined) found.push({ start: node.start, text });
  if (node.type === 'JSXAttribute' && SILENT_ATTRIBUTE.test(nameOf(node))) return;
  if (node.type === 'TaggedTemplateExpression' && isNode(node.tag) && isSql(node.tag)) return;
  for (const [part, value] of Object.entries(node))
    if (!SILENT_PART.has(part) && !(part === 'key' && node.computed !== true) && part !== 'quasis') collect(value, found);
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return list(node.quasis).map(cooked).join('{…}');
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = list(node.children);
    return children.some(({ type }) => type === 'JSXText') ? children.map(inline).join('') : undefined;
  }
  return undefined;
}

const inline = (child: Node): string =>
  child.type === 'JSXText' && typeof child.value === 'string' ? child.value : isBlank(child) ? ' ' : '{…}';
const isBlank = ({ expression }: Node): boolean => isNode(expression) && expression.value === ' ';
const cooked = ({ value }: Node): string => {
  const text = typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : '';
  return typeof text === 'string' ? text : '';
};
const nameOf = ({ name }: Node): string => (isNode(name) && typeof name.name === 'string' ? name.name : '');
const isSql = (tag: Node): boolean => tag.name === 'sql' || (isNode(tag.expression) && isSql(tag.expression));
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
