import { readFileSync } from 'node:fs';

/** What the lock file says of a package. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  /** Whether only development needs it. */
  readonly dev?: boolean;
}

/** Every package of the lock file. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Omit<LockedPackage, 'name'>>>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => ({ ...locked, name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length) }));
}
