import type { Server, Socket } from 'node:net';
import type { Logger } from 'pino';
import { addressKey } from '#src/rules/leads/address-key.ts';

export interface ConnectionLimitOptions {
  readonly perAddress: number;
  readonly overall: number;
  /** Proxies, whose connections belong to many visitors. */
  readonly isExempt: (ip: string) => boolean;
  readonly onRefused: () => void;
  readonly log: Logger;
}

const REPORT_MS = 60_000;

/** Closes a connection at once when its network address, or all addresses together, have reached their limit. */
export function limitConnections(
  server: Server,
  { perAddress, overall, isExempt, onRefused, log }: ConnectionLimitOptions,
): void {
  const open = new Map<string, number>();
  const reported = reporter(log);
  const report = (limit: string) => {
    onRefused();
    reported(limit);
  };
  server.maxConnections = overall;
  server.on('drop', () => report('all addresses together'));
  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isExempt(ip)) return;
    const key = addressKey(ip);
    const before = open.get(key) ?? 0;
    if (before >= perAddress) {
      socket.destroy();
      report('one address');
      return;
    }
    open.set(key, before + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

/** At most one line a minute: a flood of connections must not flood the log. */
function reporter(log: Logger): (limit: string) => void {
  let closed = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (limit) => {
    closed += 1;
    if (performance.now() - reportedAt < REPORT_MS) return;
    log.warn({ limit, closed }, 'Connections were closed because there are too many.');
    reportedAt = performance.now();
    closed = 0;
  };
}
