import { BadFeed } from './feed-file.ts';
import { LONGEST_ROW } from './feed-row.ts';

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];
/** A parser remembers every level. Rows that are less deep, and still too deep to be read, are set aside one by one. */
const DEEPEST = 100_000;

/**
 * Passes a JSON text on, and refuses it as soon as a value in it is nested too deep, or one below the given depth is longer than a row may be: the
 * parser would have all of it in memory before anybody could look at it. Whether the text is JSON at all is for the parser to say.
 */
export async function* boundedJson(texts: AsyncIterable<string>, rowDepth: number): AsyncGenerator<string> {
  let [depth, isInText, isEscaped]: [number, boolean, boolean] = [0, false, false];
  // How many letters the value has had in earlier parts.
  let before = 0;
  for await (const text of texts) {
    let [at, begin] = [0, 0];
    const end = () => {
      if (before + at - begin > LONGEST_ROW) throw new BadFeed('a row is longer than a million characters');
      [before, begin] = [0, at];
    };
    while (at < text.length) {
      const code = text.charCodeAt(at);
      at += 1;
      if (isEscaped) isEscaped = false;
      else if (isInText) {
        if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isInText = false;
      } else if (code === QUOTE) isInText = true;
      else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        if (depth <= rowDepth) end();
        depth += 1;
        if (depth > DEEPEST) throw new BadFeed('its values are nested too deeply');
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        depth -= 1;
        if (depth <= rowDepth) end();
      }
    }
    before += at - begin;
    if (before > LONGEST_ROW) throw new BadFeed('a row is longer than a million characters');
    yield text;
  }
}
