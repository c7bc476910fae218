import { type Settings, settingsSchema } from './settings.ts';

/** The environment has invalid settings; the message has a sentence for each. */
export class BadSettings extends Error {
  override name = 'BadSettings';
}

const isSetting = (name: PropertyKey | undefined): name is keyof Settings =>
  name !== undefined && Object.hasOwn(settingsSchema.shape, name);

/** Reads and checks the settings of an environment; an empty value counts as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = settingsSchema.safeParse(values);
  if (read.success) return read.data;
  const bad = new Set(read.error.issues.map((issue) => issue.path[0]).filter(isSetting));
  const sentences = [...bad].map((name) => {
    const meta = settingsSchema.shape[name].meta();
    const seen = meta?.secret === true ? '' : `, but it is "${values[name] ?? ''}"`;
    return `${name} must be ${String(meta?.mustBe)}${seen}.`;
  });
  throw new BadSettings(sentences.join('\n'));
}
