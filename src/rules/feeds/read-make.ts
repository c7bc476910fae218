import { closestWord } from './closest-word.ts';
import { letters } from './read-words.ts';
import { isBlank, NOTHING, plain, type Reading, repaired } from './reading.ts';

/** A make of the catalogue, with the other names that feeds use for it. */
export interface KnownMake {
  readonly name: string;
  readonly also: readonly string[];
  /** The names of its models. */
  readonly models?: readonly string[];
}

/** A word that is written out and is shorter tells no make. */
const TELLING = 4;
const wordsOf = (text: string): string[] =>
  letters(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
const squeezed = (text: string): string => letters(text).replaceAll(/[^a-z0-9]/g, '');

/** Known makes, ready to be looked up. */
export class Makes {
  readonly #byLetters = new Map<string, string>();
  readonly #names: readonly string[];
  readonly #models: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(makes: readonly KnownMake[]) {
    this.#names = makes.map(({ name }) => name);
    this.#models = new Map(
      makes.map(({ name, models = [] }) => [name, new Map(models.map((model) => [squeezed(model), model]))]),
    );
    for (const { name, also } of makes) for (const word of [...also, name]) this.#byLetters.set(squeezed(word), name);
  }

  /** Reads a make: any spelling of a known one is that one, a misspelt or shortened one is put right, another stays as it is (ledger J8). */
  read(text: string): Reading<string> {
    if (isBlank(text)) return NOTHING;
    const known = this.#byLetters.get(squeezed(text));
    if (known !== undefined) return plain(known);
    const close = closestWord(letters(text), this.#names) ?? this.#shortened(wordsOf(text));
    return close === null ? { value: text.trim(), how: 'unknown' } : repaired(close);
  }

  /** The one make of several words that these begin, one after the other, at least one of them written out. */
  #shortened(words: readonly string[]): string | null {
    if (words.length < 2) return null;
    const meant = this.#names.filter((name) => {
      const whole = wordsOf(name);
      return (
        whole.length === words.length &&
        whole.every((word, at) => word.startsWith(words[at] ?? '')) &&
        whole.some((word, at) => word.length >= TELLING && word === words[at])
      );
    });
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }

  /** The make and model that a title names after its year: '2019 Land Rover Discovery Sport'. A model that nobody knows is one word. */
  inTitle(title: string): { readonly make: string; readonly model: string } | null {
    const words = title
      .trim()
      .replace(/^(?:my\s?)?(?:19|20)?\d{2}\s+/i, '')
      .split(/\s+/)
      .slice(0, 12);
    for (const count of [3, 2, 1]) {
      const make = this.#byLetters.get(squeezed(words.slice(0, count).join(' ')));
      if (make !== undefined && words.length > count) return { make, model: this.#modelIn(make, words.slice(count)) };
    }
    return null;
  }

  /** The longest of a make's models that the words begin with. */
  #modelIn(make: string, words: readonly string[]): string {
    for (let count = Math.min(words.length, MOST_MODEL_WORDS); count > 0; count -= 1) {
      const model = this.#models.get(make)?.get(squeezed(words.slice(0, count).join(' ')));
      if (model !== undefined) return model;
    }
    return words[0] ?? '';
  }
}

const MOST_MODEL_WORDS = 5;
