import { readGatewayHeaders } from '#src/adapters/sms/gateway-headers.ts';
import { readOtlpHeaders } from './settings/otlp-headers.ts';
import { type Settings, settingsSchema } from './settings/settings.ts';

/** A shorter secret would be found inside ordinary words. */
const SHORTEST = 6;

/** Replaces secrets in a text that is about to be printed or logged. */
export type HideSecrets = (text: string) => string;

/**
 * The last safeguard before anything is printed: replaces the values of all secret settings, the passwords in those that are URLs, the
 * values of headers, and any other URLs passed in, wherever they occur (ledger H10). Takes checked settings or a raw environment.
 */
export function hideSecrets(
  settings: Readonly<Partial<Record<keyof Settings, unknown>>>,
  addresses: readonly string[] = [],
): HideSecrets {
  const names = Object.keys(settingsSchema.shape) as (keyof Settings)[];
  const values = names.flatMap((name) => {
    const value = settingsSchema.shape[name].meta()?.secret === true ? settings[name] : undefined;
    if (Array.isArray(value)) return value.map(String);
    return typeof value === 'string' ? [value, ...partsOf(name, value)] : [];
  });
  const secrets = [...values, ...addresses].flatMap((value) => [value, ...passwordsIn(value)]);
  // Also as JSON escapes them. The longest first: a URL is replaced as a whole, not only the password in it.
  const found = [...new Set(secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]))]
    .filter((secret) => secret.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
  if (found.length === 0) return (text) => text;
  const any = new RegExp(found.map((secret) => RegExp.escape(secret)).join('|'), 'g');
  return (text) => text.replace(any, '[hidden]');
}

/** What is secret by itself in the value of a setting. */
function partsOf(name: keyof Settings, value: string): string[] {
  if (name === 'SMS_HEADERS') return headerValuesIn(readGatewayHeaders(value));
  if (name === 'OTEL_EXPORTER_OTLP_HEADERS') return headerValuesIn(readOtlpHeaders(value));
  return name === 'DATABASE_REPLICA_URLS' ? value.split(',').map((url) => url.trim()) : [];
}

/** The values of headers, also without the scheme that may precede a key, such as “Bearer”. */
const headerValuesIn = (headers: Readonly<Record<string, string>> | null): string[] =>
  Object.values(headers ?? {}).flatMap((text) => [text, text.slice(text.lastIndexOf(' ') + 1)]);

/** The password of a URL, as it is written and percent-decoded. */
function passwordsIn(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password, searchParams } = new URL(value);
  const written = [password, searchParams.get('password') ?? ''].filter((text) => text !== '');
  return written.flatMap((text) => [text, decoded(text)]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
