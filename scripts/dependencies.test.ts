import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { billOfMaterials } from './packages/bill-of-materials.ts';
import { lockedPackages } from './packages/locked-packages.ts';

const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

test('the router, its server part and its build have one version', () => {
  const versions = declared.filter(([name]) => /^(@react-router\/|react-router$)/.test(name)).map(([, version]) => version);
  expect(versions).toHaveLength(3);
  expect(new Set(versions).size).toBe(1);
});

test('every dependency has an exact version', () =>
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]));

test('every package comes from the registry and has a checksum, except for those of other platforms, which have no file', () => {
  const locked = lockedPackages();
  expect(locked.length).toBeGreaterThan(100);
  // Without an address of its own a package is fetched from the registry.
  expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(locked.filter(({ integrity = '', optional = false }) => !optional && !integrity.startsWith('sha512-'))).toEqual([]);
});

test('the bill of materials lists every package that the product needs with its version, and none that only development needs', () => {
  const listed = billOfMaterials().components.map(({ name, version }) => `${name} ${version}`);
  const asked = (packages: Readonly<Record<string, string>>) =>
    Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  expect(asked(manifest.dependencies).filter((one) => !listed.includes(one))).toEqual([]);
  expect(listed).not.toContain(`vitest ${manifest.devDependencies.vitest}`);
});
