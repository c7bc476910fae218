import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

test('the router, its server part and its build have one version', () => {
  const versions = declared.filter(([name]) => /^(@react-router\/|react-router$)/.test(name)).map(([, version]) => version);
  expect(versions).toHaveLength(3);
  expect(new Set(versions).size).toBe(1);
});

test('every dependency has an exact version', () =>
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]));
