import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './campaign/attack.ts';
import { numbers } from './campaign/many.ts';

const BODIES = 100;
const MB = 1024 * 1024;
const MOST_MB = 400;

/** Bodies of almost six megabytes from one address that stop just before their end: each is held in memory until it is given up. */
export const attack: Attack = {
  fact: 'H8',
  rule: `${BODIES} unfinished bodies of 5.9 MB from one address make the web process grow by less than ${MOST_MB} MB`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const pid = target.webPid();
    const before = memoryMb(pid);
    const head = [
      'POST /api/leads HTTP/1.1',
      `Host: ${target.hostOf('harbour')}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${6 * MB - 1024}`,
      '',
      '',
    ].join('\r\n');
    const sent = Buffer.concat([Buffer.from(head), Buffer.alloc(5.9 * MB, 0x61)]);
    const sockets = numbers(BODIES).map(() => net.connect({ host: '127.0.0.1', port: target.port, localAddress: '127.0.0.7' }));
    try {
      await Promise.all(sockets.map((socket) => written(socket, sent)));
      let most = memoryMb(pid);
      for (let looks = 0; looks < 20; looks += 1) {
        await wait(100);
        most = Math.max(most, memoryMb(pid));
      }
      const open = sockets.filter(({ readyState }) => readyState === 'open').length;
      const grown = most - before;
      const note = `grew by ${grown} MB; ${open} connections stayed open`;
      return { tried: BODIES, refused: BODIES - open, letThrough: grown > MOST_MB ? open : 0, note };
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};

/** Resolves when all of it has been taken, or the connection is over. */
const written = (socket: net.Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    socket.on('data', () => {});
    socket.once('error', () => resolve()).once('close', () => resolve());
    socket.once('connect', () => socket.write(bytes, () => resolve()));
    setTimeout(resolve, 30_000).unref();
  });

/** The memory that a process has now. */
const memoryMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};
