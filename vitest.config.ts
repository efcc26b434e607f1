import { defineConfig } from 'vitest/config';
import { writePublished } from './src/integrations/published-content.ts';

// Tests use content/ without overrides of a local database.
writePublished(import.meta.dirname, undefined);

export default defineConfig({
  test: {
    reporters: ['dot', './tests/support/run/plain-count.ts'],
    // Output of the code under test is only shown for a failed test.
    silent: 'passed-only',
    // Files of one process share their imports: loading them again took half the time of short files.
    isolate: false,
    // Other work shares the small machine: only a hang should time out.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/{bench,content,docs,imports,packages,prose}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/server/cluster.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['netlify/**/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: ['netlify/ops/backup/**'],
          globalSetup: ['tests/support/server/cluster.setup.ts'],
          setupFiles: ['tests/support/run/quick-hashes.ts'],
          // Every file starts real servers; a small machine carries no more than two processes.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          // Needs pg_dump and a server that is not newer.
          name: 'backup',
          include: ['netlify/ops/backup/*.test.ts'],
          globalSetup: ['tests/support/server/backup-cluster.setup.ts'],
          setupFiles: ['tests/support/run/quick-hashes.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Run by hand: minutes of hostile requests.
          name: 'hostile',
          include: ['tests/hostile/*.test.ts'],
          globalSetup: ['tests/support/server/cluster.setup.ts'],
          setupFiles: ['tests/support/run/quick-hashes.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Run by `.ci/run` once per merge: minutes of failing parts.
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: ['tests/support/server/cluster.setup.ts'],
        },
      },
    ],
  },
});
