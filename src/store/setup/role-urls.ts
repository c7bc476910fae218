import { createHmac } from 'node:crypto';
import { DatabaseUnfit } from './database-unfit.ts';

/** Where each role of the platform connects. */
export interface DatabaseUrls {
  /** Migrates; used by nothing else. */
  readonly owner: string;
  /** The web's: fenced to one site at a time. */
  readonly app: string;
  /** Import, site files and jobs: sees all tenants. */
  readonly platform: string;
}

/** How a role of the platform logs in. */
export interface RoleLogin {
  readonly role: string;
  readonly password: string;
  readonly url: string;
  /** The address with the password that earlier versions gave the role if the owner's address had none: anyone can compute it. */
  readonly guessableUrl: string | null;
}

/**
 * The addresses of the platform's roles on the owner's server and database, with passwords that every machine of the deployment works out
 * alike from something that only the deployment knows: the owner's password, or SECRET_KEY if the address has none (as with a password
 * file or a trusted connection). Without either, anyone could work them out, so there are none.
 */
export function roleUrls(
  ownerUrl: string,
  secretKey: string | undefined,
): { readonly urls: DatabaseUrls; readonly logins: readonly RoleLogin[] } {
  const { of: passwordOf, guessable } = passwords(ownerUrl, secretKey);
  const login = (role: string): RoleLogin => {
    const password = passwordOf(role);
    const guessableUrl = guessable === null ? null : urlAs(ownerUrl, role, guessable(role));
    return { role, password, url: urlAs(ownerUrl, role, password), guessableUrl };
  };
  const [app, platform] = [login(APP_ROLE), login('forecourt_platform')];
  return { urls: { owner: ownerUrl, app: app.url, platform: platform.url }, logins: [app, platform] };
}

/** Where the web's role connects on standbys, which have the roles and passwords of their primary. */
export function standbyUrls(ownerUrl: string, secretKey: string | undefined, standbys: readonly string[]): string[] {
  const password = passwords(ownerUrl, secretKey).of(APP_ROLE);
  // In a list, a comma separates.
  return standbys.map((url) => urlAs(url, APP_ROLE, password).replaceAll(',', '%2C'));
}

const APP_ROLE = 'forecourt_app';

type PasswordOf = (role: string) => string;

function passwords(ownerUrl: string, secretKey: string | undefined): { of: PasswordOf; guessable: PasswordOf | null } {
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const owners = ownersPassword(ownerUrl);
  if (owners !== '') return { of: (role) => hmac(owners, role), guessable: null };
  if (secretKey !== undefined)
    return { of: (role) => hmac(secretKey, `forecourt database role\n${role}`), guessable: (role) => hmac('', role) };
  throw new DatabaseUnfit(
    'DATABASE_URL has no password in it, so the passwords of the platform’s own database roles must come from elsewhere: set SECRET_KEY to a random text of 32 characters or more, the same on every machine that uses this database.',
  );
}

/** The driver takes a password from the query too, before any other. */
function ownersPassword(ownerUrl: string): string {
  const { password, searchParams } = new URL(ownerUrl);
  try {
    return searchParams.get('password') || decodeURIComponent(password);
  } catch {
    throw new DatabaseUnfit(
      'The password in DATABASE_URL has a % that is not part of a code such as %40: write % itself as %25.',
    );
  }
}

/** The same server and database under another role; whatever else the address says, such as sslmode, is kept. */
function urlAs(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl);
  // The driver believes these before the user and password in front of the host: left here, the owner's would be used.
  url.searchParams.delete('user');
  url.searchParams.delete('password');
  if (url.hostname === '') {
    // An address without a host, for a socket, cannot have a user in front of it.
    url.searchParams.set('user', role);
    url.searchParams.set('password', password);
  } else {
    url.username = role;
    url.password = password;
  }
  return url.href;
}
