import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

/** Where a request goes: to the address that was checked, so that a name whose address changes in between gains nothing. */
export const requestTo = (url: URL, address: string): https.RequestOptions => ({
  host: address,
  port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
  path: `${url.pathname}${url.search}`,
  servername: isIP(url.hostname) === 0 ? url.hostname : '',
  agent: false,
});

interface Sending {
  readonly body?: string;
  /** Called when the connection stands, encrypted if it is to be: nothing has been sent before. */
  readonly onConnected?: () => void;
}

/** Sends a request, with its body if it has one, and waits for the head of the answer. */
export function sent(
  url: URL,
  options: https.RequestOptions,
  { body, onConnected }: Sending = {},
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? https : http).request(options, resolve);
    if (onConnected !== undefined)
      request.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', onConnected));
    // A connection that breaks after the answer has begun reports it here too.
    request.on('error', reject);
    request.end(body);
  });
}

/** Rejects when a signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
