import { defineConfig } from 'vitest/config';

/** What people do, in a real browser against a whole site; one browser at a time. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.journey.test.ts'],
    globalSetup: './tests/fixtures/global-setup.ts',
    pool: 'forks',
    fileParallelism: false,
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
