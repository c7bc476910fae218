import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '#tests/faults/processes.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';
import type { StartBalancer } from './balancer.ts';
import { findHaproxy, haproxyEnv } from './find-haproxy.ts';

/** `retries 0`: HAProxy would otherwise repeat what a process dropped, and hide it. */
const config = (port: string, statsPort: string, backends: readonly string[]): string => `
global
  maxconn 2000
defaults
  mode http
  retries 0
  timeout connect 10s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 600s
  timeout check 10s
frontend sites
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance roundrobin
  http-reuse safe
  option httpchk GET /readyz
  option forwardfor
${backends.map((backend) => `  server web${backend} 127.0.0.1:${backend} check inter 200ms fall 2 rise 1`).join('\n')}
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
`;

export const startHaproxy: StartBalancer = async (backends, folder) => {
  const found = findHaproxy();
  const [port, statsPort] = [await freePort(), await freePort()];
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, config(port, statsPort, backends));
  const child = spawn(found.program, ['-db', '-f', file], { env: haproxyEnv(found), stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const closed = once(child, 'close');
  const lines = async () => (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text().then((text) => text.split('\n'));
  await until('HAProxy answers', async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`);
    return lines().catch(() => null);
  });
  return {
    port: Number(port),
    isUp: async (backend) =>
      (await lines()).some((line) => line.startsWith(`web,web${backend},`) && line.split(',')[17] === 'UP'),
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
};
