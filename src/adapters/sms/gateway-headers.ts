import { validateHeaderName, validateHeaderValue } from 'node:http';
import { z } from 'zod';

export type GatewayHeaders = Readonly<Record<string, string>>;

/** Those that say how a request is transmitted, and the one that identifies a text message, are the sender's own. */
const OWN = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'expect',
  'trailer',
  'upgrade',
  'idempotency-key',
]);

/** Reads a JSON object of headers; null when it is not one, or a header cannot be sent or is not for a deployment to set. */
export function readGatewayHeaders(text: string): GatewayHeaders | null {
  try {
    const headers = z.record(z.string(), z.string()).parse(JSON.parse(text));
    for (const [name, value] of Object.entries(headers)) {
      if (OWN.has(name.toLowerCase())) return null;
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    return headers;
  } catch {
    return null;
  }
}
