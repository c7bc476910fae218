import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A forgotten `.only` would silently leave the rest unproved.
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          // No test replaces a module or leaves anything behind in one: read once for all files, they take a quarter of the time.
          isolate: false,
          // Generous: a busy machine must not turn a test red.
          testTimeout: 30_000,
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'demo/**/*.test.ts', 'tests/inputs/**/*.test.ts'],
          setupFiles: 'tests/steady-chance.ts',
        },
      },
      {
        test: {
          name: 'store',
          environment: 'node',
          isolate: false,
          include: ['tests/store/**/*.store.test.ts'],
          globalSetup: 'tests/store/global-setup.ts',
          setupFiles: 'tests/steady-chance.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // These start, kill and starve whole servers: one file at a time, so that none disturbs another.
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          // Only what hangs is to be ended: they start servers beside the store's tests, on machines that others use too.
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
      {
        // Machines restarted and upgraded under load, behind a real HAProxy; `npm run test:fire` only.
        test: {
          name: 'fire',
          environment: 'node',
          include: ['tests/fire/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Attacks on a running Forecourt, one after the other; ATTACKS=whole carries out all of them at full size.
        test: {
          name: 'attacks',
          environment: 'node',
          include: ['tests/attacks/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
