import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A regular expression of the product, and where it stands. */
export interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** What a file holds: the expressions that are written out, and the places where one is put together. */
export interface Expressions {
  readonly written: readonly Expression[];
  /** The places of `new RegExp(…)`, whose source is known only when it runs. */
  readonly made: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** The regular expressions of a file of TypeScript. */
export function expressionsIn(file: string, text: string = readFileSync(file, 'utf8')): Expressions {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  const written: Expression[] = [];
  const made: string[] = [];
  const placeOf = (node: Node) => `${file}:${text.slice(0, node.start).split('\n').length}`;
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one);
    if (!isNode(node)) return;
    if (isWritten(node)) written.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    if (isMade(node)) made.push(placeOf(node));
    for (const part of Object.values(node)) look(part);
  };
  look(program);
  return { written, made };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isWritten = (node: Node): node is Node & { readonly regex: { readonly pattern: string; readonly flags: string } } =>
  node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null;

const isMade = (node: Node): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  isNode(node.callee) &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'RegExp';
