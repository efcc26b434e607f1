import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/plain-count.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'functions',
          include: ['netlify/**/*.test.ts', 'tests/support/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.setup.ts'],
          // Every file starts real servers; two processes are as many as a small machine carries.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
