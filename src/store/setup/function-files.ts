import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A function of the database, as its file has it. */
export interface FunctionFile {
  readonly name: string;
  readonly statements: string;
  readonly hash: string;
}

/** Every function of the database; the file of take_lead is functions/take-lead.sql. */
export function readFunctionFiles(): FunctionFile[] {
  const folder = path.resolve(import.meta.dirname, '../functions');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => functionFile(path.basename(file, '.sql').replaceAll('-', '_'), readFileSync(path.join(folder, file), 'utf8')));
}

export const functionFile = (name: string, statements: string): FunctionFile => ({
  name,
  statements,
  hash: createHash('sha256').update(statements).digest('base64url'),
});
