import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartBalancer } from './balancer.ts';

const CHECK_MS = 100;
const NOT_READY = 503;

/** A balancer of a few lines, for the short campaign, which must run without a network. It repeats no request and hides no failure. */
export const startNodeBalancer: StartBalancer = async (backends) => {
  const up = new Map(backends.map((port) => [port, false]));
  const agent = new http.Agent({ keepAlive: true });
  const stopping = new AbortController();
  const checking = Promise.all(
    backends.map(async (port) => {
      while (!stopping.signal.aborted) {
        up.set(port, await isReady(port));
        await wait(CHECK_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }),
  );
  let turn = 0;
  const server = http.createServer((request, response) => {
    const able = backends.filter((port) => up.get(port) === true);
    turn += 1;
    const port = able[turn % Math.max(1, able.length)];
    if (port === undefined) return void response.writeHead(NOT_READY).end();
    const { method, url, headers } = request;
    const passedOn = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? NOT_READY, kept);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    // What the process did not answer, the visitor gets no answer to: a dropped request.
    passedOn.once('error', () => response.destroy());
    request.pipe(passedOn);
  });
  // Longer than the campaign, so that only a process's own end can close a connection.
  server.keepAliveTimeout = 3_600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isUp: (port) => Promise.resolve(up.get(port) === true),
    async stop() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await checking;
    },
  };
};

const isReady = (port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });
