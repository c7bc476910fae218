/** Prints every text that a person can read with its place, file:line; `npm run words -- src/ui` those below a path, or whose place or text holds it. */
import { globSync, readFileSync } from 'node:fs';
import { codeTexts } from './words/code-texts.ts';
import { proseTexts } from './words/prose-texts.ts';

const FILES = ['src/**/*.{ts,tsx}', 'sites/**/*.{json,md}', 'demo/**/*.{ts,json}'];
/** Tests, pictures of the demonstration, and what is made from the rest. */
const LEFT_OUT = /\.test\.tsx?$|\.generated\.ts$|^demo\/pictures\/|^src\/showcase\//;

const wanted = process.argv.slice(2);
const files = FILES.flatMap((pattern) => globSync(pattern)).filter((file) => !LEFT_OUT.test(file));
for (const file of files.toSorted()) {
  const source = readFileSync(file, 'utf8');
  const texts = file.endsWith('.md') ? proseTexts(source) : codeTexts(file, source);
  for (const { line, text } of texts) {
    const row = `${file}:${String(line)} ${text}`;
    if (wanted.length === 0 || wanted.some((part) => row.includes(part))) console.log(row);
  }
}
