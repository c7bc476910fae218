import { expect, test } from 'vitest';
import { baseEnv, childEnv } from './child-env.ts';
import { readSettings } from './settings/read-settings.ts';
import { SETTINGS_FOR } from './settings/settings.ts';

const GIVEN = {
  PORT: '8080',
  TRUSTED_PROXIES: '10.0.0.1,10.0.0.2',
  DATABASE_URL: 'postgres://owner@db/x',
  SMTP_URL: 'smtp://mail.example',
};

test.each(['web', 'worker'] as const)('H10 the %s reads the same values of its settings as the supervisor did', (child) => {
  const settings = readSettings(GIVEN);
  const read = readSettings(childEnv(child, settings, {}));
  for (const name of SETTINGS_FOR[child]) expect({ name, value: read[name] }).toEqual({ name, value: settings[name] });
});

test('H10.1 a process gets what any program needs, but nothing else of the environment that Forecourt was started in', () => {
  const surroundings = {
    PATH: '/bin',
    HOME: '/root',
    TZ: 'UTC',
    LANG: 'C',
    LC_ALL: 'C',
    NODE_OPTIONS: '--trace-warnings',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
    https_proxy: 'http://proxy.example',
    PGSSLROOTCERT: '/db-ca.pem',
  };
  const others = {
    DATABASE_URL: 'postgres://owner:secret@db/x',
    PGPASSWORD: 'secret',
    PGUSER: 'owner',
    PGPASSFILE: '/root/.pgpass',
    NODE_AUTH_TOKEN: 'secret',
    AWS_SECRET_ACCESS_KEY: 'secret',
    UNKNOWN: 'x',
  };
  expect(baseEnv({ ...surroundings, ...others })).toEqual(surroundings);
});
