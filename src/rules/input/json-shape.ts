/** What can be measured of a JSON text without parsing it. */
export interface JsonShape {
  /** How deep lists and objects nest. */
  readonly depth: number;
  /** How many commas the outermost list or object has: one fewer than its entries. */
  readonly commas: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** Measures a JSON text in one pass, without recursion. For a text that is not JSON the result is meaningless but harmless. */
export function jsonShape(text: string): JsonShape {
  let [depth, deepest, commas, isInString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInString = !isInString;
    else if (isInString) {
      if (code === BACKSLASH) at += 1;
    } else if (isOpening(code)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (isClosing(code)) depth -= 1;
    else if (code === COMMA && depth === 1) commas += 1;
  }
  return { depth: deepest, commas };
}
