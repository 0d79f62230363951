import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './apps/web/messages/messages-plugin.ts';

/** Unit and API tests: beside what they prove, and the API as a whole in `tests/`. */
export default defineConfig({
  plugins: [react(), messagesPlugin()],
  test: {
    include: [
      '{apps,contract,domain,platform,ui,tools}/**/*.test.{ts,tsx}',
      'tests/{api,conformance,faults,security}/**/*.test.ts',
    ],
    globalSetup: './tests/fixtures/global-setup.ts',
    pool: 'forks',
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
