import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { findCaddy } from '#tests/faults/find-caddy.ts';
import { oneSite } from '#tests/faults/one-site.ts';
import { until } from '#tests/faults/processes.ts';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

/** `npm run test:caddy` puts a real Caddy in front; `npm test` asks as Caddy does. */
const HAS_CADDY = process.env.CADDY === 'whole';

/** What is answered over TLS to a name; null when there is no certificate for it. */
function get(port: string, name: string, target = '/'): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), servername: name, rejectUnauthorized: false }, () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${name}:${port}\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('end', () => resolve(text));
    socket.on('error', () => resolve(null));
  });
}

/** A real Caddy with the settings in ops/Caddyfile, which signs certificates by itself and listens at ports of its own. */
async function aCaddy(forecourt: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-caddy-'));
  const [https, http] = [await freePort(), await freePort()];
  const own = `admin off\nlocal_certs\nskip_install_trust\nhttps_port ${https}\nhttp_port ${http}\nstorage file_system ${folder}\n`;
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, readFileSync('ops/Caddyfile', 'utf8').replace('{\n', `{\n${own}`));
  const caddy = spawn(findCaddy(), ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { HOME: folder, FORECOURT: `127.0.0.1:${forecourt}` },
  });
  onTestFinished(async () => {
    const gone = once(caddy, 'exit');
    caddy.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  });
  return https;
}

test('J12 a proxy that gets certificates on demand gets them for the hosts of sites and for nothing else', async () => {
  const DATA_DIR = aDataFolder();
  const PORT = await freePort();
  const forecourt = startForecourt({ DATA_DIR, PORT, SITES_DIR: oneSite(DATA_DIR, 'yard'), TRUSTED_PROXIES: '127.0.0.1' });
  await forecourt.ready();
  const asked = async (domain: string) => (await fetch(`http://127.0.0.1:${PORT}/__tls-allowed?domain=${domain}`)).status;
  expect([await asked('yard.localhost'), await asked('elsewhere.example')]).toEqual([200, 404]);
  if (HAS_CADDY) {
    const https = await aCaddy(PORT);
    const page = await until('Caddy answers for the site', () => get(https, 'yard.localhost'));
    expect(page).toMatch(/^HTTP\/1\.1 200 /);
    expect(await get(https, 'elsewhere.example')).toBeNull();
    // A visitor cannot ask through the proxy.
    expect(await get(https, 'yard.localhost', '/__tls-allowed?domain=yard.localhost')).toMatch(/^HTTP\/1\.1 404 /);
  }
  forecourt.ctrlC();
  expect(await forecourt.ended()).toBe(0);
});
