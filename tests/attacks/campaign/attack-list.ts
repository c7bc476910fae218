import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from './attack.ts';

/** An attack and the name of the file it is in. */
export interface NamedAttack extends Attack {
  readonly name: string;
}

const FOLDER = path.resolve(import.meta.dirname, '..');

/** Every attack there is: each module of the folder `tests/attacks` exports one. */
export async function attackList(): Promise<NamedAttack[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { attack } = (await import(path.join(FOLDER, file))) as { attack: Attack };
      return { ...attack, name: path.basename(file, '.ts') };
    }),
  );
}
