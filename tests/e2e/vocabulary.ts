import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

type Data = Readonly<Record<string, unknown>>;

/** The schema.org data of a page, part by part. */
export function graphOf(html: string): Data[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) => {
    const { '@graph': parts, '@context': _, ...one } = JSON.parse(json) as Data & { '@graph'?: Data[] };
    return parts ?? [one];
  });
}

/**
 * What schema.org's own vocabulary says against these data: the compiler holds each part to the type it claims to be, as schema-dts describes it.
 * Empty when all is right.
 */
export async function againstVocabulary(parts: readonly Data[]): Promise<string> {
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'vocabulary-'));
  try {
    const file = path.join(folder, 'parts.ts');
    // The dealer is on every page: what is told twice is checked once.
    const lines = [...new Set(parts.map((part) => `: schema.${String(part['@type'])} = ${JSON.stringify(part, null, 1)};`))].map(
      (line, at) => `export const part${at}${line}`,
    );
    writeFileSync(file, `import type * as schema from 'schema-dts';\n${lines.join('\n')}\n`);
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', '--target', 'esnext'];
    await promisify(execFile)('tsc', [...options, file], { maxBuffer: 50_000_000 });
    return '';
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return stdout === '' ? String(error) : stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
