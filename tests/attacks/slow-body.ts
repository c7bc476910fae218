import net from 'node:net';
import { type Attack, counted } from './campaign/attack.ts';
import { numbers } from './campaign/many.ts';
import type { Target } from './campaign/target.ts';

const SECONDS = 65;

/** Bodies that come a byte a second: each holds a connection, and what waits for it, for as long as it likes. */
export const attack: Attack = {
  fact: 'H8',
  rule: `a body that comes a byte a second is cut off within ${SECONDS} seconds`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const lives = await Promise.all(numbers(6).map((at) => drip(target, at % 2 === 0 ? '/api/leads' : '/contact-us')));
    const longest = Math.max(...lives);
    const outcomes = lives.map((seconds) => ({ isThrough: seconds >= SECONDS }));
    return counted(outcomes, longest >= SECONDS ? 'still open at the end' : `cut off after ${longest.toFixed(0)} s`);
  },
};

/** For how many seconds a connection lives that sends a byte of its body a second. */
function drip(target: Target, path: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket = net.connect({ host: '127.0.0.1', port: target.port, localAddress: '127.0.0.4' });
    const head = `POST ${path} HTTP/1.1\r\nHost: ${target.hostOf('harbour')}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nform=contact`;
    const pulse = setInterval(() => {
      socket.write('a');
      if (performance.now() - begun > SECONDS * 1000) end();
    }, 1000);
    const end = () => {
      clearInterval(pulse);
      socket.destroy();
      resolve((performance.now() - begun) / 1000);
    };
    socket.on('data', () => {});
    socket.once('error', end).once('close', end);
    socket.once('connect', () => socket.write(head));
  });
}
