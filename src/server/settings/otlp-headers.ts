import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Reads headers as OpenTelemetry writes them, `name=value,name=value` with percent-encoded values; null when one cannot be sent. */
export function readOtlpHeaders(text: string): Readonly<Record<string, string>> | null {
  try {
    const headers = text
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map((entry): [string, string] => {
        const at = entry.indexOf('=');
        const [name, value] = [entry.slice(0, Math.max(at, 0)).trim(), decodeURIComponent(entry.slice(at + 1).trim())];
        validateHeaderName(name);
        validateHeaderValue(name, value);
        return [name, value];
      });
    return Object.fromEntries(headers);
  } catch {
    return null;
  }
}
