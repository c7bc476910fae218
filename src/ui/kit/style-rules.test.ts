import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = globSync('src/**/*.css');
/** What becomes true or false of an element when another arrives after it. */
const AMONG_SIBLINGS = /:(?:first|last|only|nth)-|:empty/;

/** The selectors of a style sheet, each as the parts between its combinators, without what stands in parentheses. */
function selectorsOf(css: string): string[][] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .filter(([, prelude = '']) => !prelude.trim().startsWith('@'))
    .flatMap(([, prelude = '']) => prelude.split(','))
    .map((selector) => selector.trim().split(/\s*[>+~\s]\s*/));
}

test('a rule that goes by where an element stands among its siblings names what it styles, or the browser styles a whole page again as its parts arrive', () => {
  expect(SHEETS.length).toBeGreaterThan(50);
  const unnamed = SHEETS.flatMap((sheet) =>
    selectorsOf(readFileSync(sheet, 'utf8'))
      .filter((parts) => parts.slice(0, -1).some((part) => AMONG_SIBLINGS.test(part)))
      .filter((parts) => !/^[a-z&]|[.#[]/.test(parts.at(-1) ?? ''))
      .map((parts) => `${sheet}: ${parts.join(' ')}`),
  );
  expect(unnamed).toEqual([]);
});
