import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './campaign/attack.ts';
import { numbers } from './campaign/many.ts';

const CONNECTIONS = 200;

/** Connections that are opened and say nothing, all from one address that is no trusted proxy. */
export const attack: Attack = {
  fact: 'H8',
  rule: `of ${CONNECTIONS} idle connections from one address only some are kept open`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const sockets = numbers(CONNECTIONS).map(() =>
      net.connect({ host: '127.0.0.1', port: target.port, localAddress: '127.0.0.5' }),
    );
    for (const socket of sockets) socket.on('error', () => {}).on('data', () => {});
    try {
      await Promise.all(
        sockets.map((socket) => new Promise((resolve) => void socket.once('connect', resolve).once('close', resolve))),
      );
      // The server closes what it will not have as soon as it sees it.
      for (let looks = 0; looks < 20 && sockets.every(({ readyState }) => readyState === 'open'); looks += 1) await wait(100);
      const open = sockets.filter(({ readyState }) => readyState === 'open').length;
      const letThrough = open === CONNECTIONS ? open : 0;
      return { tried: CONNECTIONS, refused: CONNECTIONS - open, letThrough, note: `${open} stayed open` };
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
