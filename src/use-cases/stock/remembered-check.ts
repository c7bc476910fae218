import { fieldReading, type VehicleInput, vehicleInput } from './parse-vehicle.ts';

/** How many different values of a field are remembered: bodies repeat, stock numbers do not. */
const REMEMBERED = 2_000;
/** Longer values rarely come twice. A vehicle's figures, all named, are longer than a line of text. */
const [LONGEST, LONGEST_NESTED] = [200, 400];

const NAMES = vehicleInput.keyof().options;

/** A field's value as the schema has it, and as JSON with the field's name. */
interface Checked {
  readonly value: unknown;
  readonly text: string;
}

/** One field of a vehicle, by its part of the schema. */
class FieldCheck {
  readonly name: string;
  /** What the field is where nothing is said; null when something must be. */
  readonly otherwise: Checked | null = null;
  /** Whether null says nothing, too. */
  readonly #isNothing: boolean;
  readonly #schema: (typeof vehicleInput.shape)[keyof VehicleInput];
  readonly #read: ReturnType<typeof fieldReading>;
  /** What the field's value follows in JSON. */
  readonly #label: string;
  #refusals = 0;
  readonly #refuse = (): null => {
    this.#refusals += 1;
    return null;
  };
  readonly #plain = new Map<unknown, Checked>();
  /** Lists and groups of figures, by their JSON. */
  readonly #nested = new Map<string, Checked>();

  constructor(name: keyof VehicleInput) {
    this.name = name;
    this.#schema = vehicleInput.shape[name];
    this.#read = fieldReading(this.#schema);
    this.#label = `${JSON.stringify(name)}:`;
    this.otherwise = this.#ask(undefined);
    this.#isNothing = this.otherwise !== null && this.#ask(null)?.text === this.otherwise.text;
  }

  /** Null when the schema refuses the value. */
  check(value: unknown): Checked | null {
    if (value === undefined || (value === null && this.#isNothing)) return this.otherwise;
    if (typeof value === 'object' && value !== null) {
      const text = JSON.stringify(value);
      return text.length > LONGEST_NESTED ? this.#ask(value) : (this.#nested.get(text) ?? this.#learn(this.#nested, text, value));
    }
    if (typeof value === 'string' && value.length > LONGEST) return this.#ask(value);
    return this.#plain.get(value) ?? this.#learn(this.#plain, value, value);
  }

  #learn<Key>(known: Map<Key, Checked>, key: Key, value: unknown): Checked | null {
    const checked = this.#ask(value);
    if (checked !== null && known.size < REMEMBERED) known.set(key, checked);
    return checked;
  }

  #ask(value: unknown): Checked | null {
    if (this.#read !== null) {
      const before = this.#refusals;
      const read = this.#read(value, this.#refuse);
      return this.#refusals > before ? null : this.#checked(read);
    }
    const parsed = this.#schema.safeParse(value);
    return parsed.success ? this.#checked(parsed.data) : null;
  }

  #checked(value: unknown): Checked {
    const text = this.#label + JSON.stringify(value);
    return text === this.otherwise?.text ? this.otherwise : { value, text };
  }
}

/**
 * Checks the vehicles of one file as the schema does, field by field, and remembers what became of each field's values: a hundred thousand rows have
 * a dozen bodies, and most fields say nothing in any of them.
 */
export class RememberedCheck {
  readonly #fields = NAMES.map((name) => new FieldCheck(name));
  readonly #empty: Readonly<Record<string, unknown>> = Object.fromEntries(
    this.#fields.map(({ name, otherwise }) => [name, otherwise?.value]),
  );

  /** The vehicle and what it says; null when anything is wrong with it, and the schema itself must say what. */
  check(vehicle: Readonly<Record<string, unknown>>): { readonly input: VehicleInput; readonly text: string } | null {
    const input = { ...this.#empty };
    const texts: string[] = [];
    for (const field of this.#fields) {
      const checked = field.check(vehicle[field.name]);
      if (checked === null) return null;
      if (checked === field.otherwise) continue;
      input[field.name] = checked.value;
      texts.push(checked.text);
    }
    return { input: input as unknown as VehicleInput, text: texts.join(',') };
  }
}

const NOTHING_SAID: readonly (readonly [keyof VehicleInput, string | undefined])[] = NAMES.map((name) => [
  name,
  new FieldCheck(name).otherwise?.text,
]);

/** What a vehicle says, as the JSON of its fields without those of which it says nothing: two that say the same are the same. */
export const saidBy = (input: VehicleInput): string =>
  NOTHING_SAID.flatMap(([name, nothing]) => {
    const text = `${JSON.stringify(name)}:${JSON.stringify(input[name])}`;
    return text === nothing ? [] : [text];
  }).join(',');
