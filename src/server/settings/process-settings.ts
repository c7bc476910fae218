import { z } from 'zod';
import { isUrl, optionalWholeNumber, setting, wholeNumber } from './setting.ts';

/** Where the processes listen, and where their data and secrets are. */
export const PROCESS_SETTINGS = {
  PORT: wholeNumber(['web', 'worker'], { from: 1, to: 65_535, default: 3000 }, 'The port on which all sites are served.'),
  HOST: setting(
    ['web'],
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    {
      description: 'The address to listen on; 0.0.0.0 or :: opens the sites to other machines.',
      mustBe: 'an IP address or a host name',
    },
  ),
  PROCESSES: setting(['supervisor'], z.enum(['both', 'web', 'worker']).default('both'), {
    description:
      'Which processes this machine runs: “web” serves the sites, “worker” does what runs later. A deployment needs at least one of each.',
    mustBe: '"both", "web" or "worker"',
  }),
  DRAIN_SECONDS: optionalWholeNumber(
    ['web'],
    { from: 0, to: 600 },
    'How long a web process that is told to stop answers /readyz with 503 and still serves requests, so that load balancers can leave it; it must be longer than they take to notice. If empty, 10 where SITE_HOSTS is “domains” and 0 on a developer’s machine.',
  ),
  DATA_DIR: setting(['web', 'worker'], z.string().default('.data'), {
    description:
      'The folder that holds the embedded database and its log, uploads, dealers’ photos, the mailbox and caches. It is closed to other users of the machine at every start.',
    mustBe: 'the path of a folder',
  }),
  DATABASE_URL: setting(['supervisor'], z.string().refine(isUrl('postgres', 'postgresql')).optional(), {
    description:
      'A PostgreSQL 15 or later to use instead of the embedded one. Its user must be allowed to create roles and should not be a superuser. If the URL has no password, SECRET_KEY must be set.',
    mustBe: 'an address that starts with postgres:// or postgresql://',
    secret: true,
  }),
  WAL_ARCHIVE_DIR: setting(
    ['supervisor'],
    z
      .string()
      .regex(/^\/[\w./ -]+$/)
      .optional(),
    {
      description:
        'The folder that the embedded database’s log is archived to, a minute after it is written at the latest, so that a backup can be restored to any time after it. It belongs on another disk.',
      mustBe: 'the whole path of a folder, in letters, digits, spaces, dots, hyphens and underscores',
    },
  ),
  DATABASE_REPLICA_URLS: setting(
    ['supervisor'],
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((list) => list.every(isUrl('postgres', 'postgresql')))
      .default([]),
    {
      description:
        'Standbys of the database, separated by commas, from which web processes load sites when the standby has the newest changes; otherwise they load from the primary. They are opened with a role of the platform’s own, so their addresses need no user and no password. A comma inside an address is written as %2C.',
      mustBe: 'a list of addresses that start with postgres:// or postgresql://, separated by commas',
      secret: true,
    },
  ),
  SECRET_KEY: setting(['web', 'worker'], z.string().min(32).optional(), {
    description:
      'The secret for signed addresses, and for the passwords of database roles if DATABASE_URL has no password; if empty, a random one is stored in DATA_DIR. Machines that serve the same sites need the same one.',
    mustBe: 'text of 32 characters or more',
    secret: true,
  }),
  SECRET_KEY_PREVIOUS: setting(['web', 'worker'], z.string().min(32).optional(), {
    description:
      'Another SECRET_KEY, while one is being replaced: what it signed is still accepted, and nothing new is signed with it. It sets no passwords of database roles. See “Replacing SECRET_KEY” in operations.md.',
    mustBe: 'text of 32 characters or more',
    secret: true,
  }),
};
