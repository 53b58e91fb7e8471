import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './scripts/test/chromium.ts';
import { DearestFirst } from './scripts/test/dearestFirst.ts';
import { writeScratchToMemory } from './scripts/test/scratch.ts';
import { LONGEST_TEST_MS } from './tests/support/until.ts';
import { isLong } from './tests/support/volume.ts';

const executablePath = chromiumPath();
writeScratchToMemory();

const longest = { testTimeout: LONGEST_TEST_MS, hookTimeout: LONGEST_TEST_MS };

const SEEDED = './tests/support/seededChance.ts';

/** One project after the other: two processors serve them all. */
export default defineConfig({
  test: {
    sequence: { sequencer: DearestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...longest,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          setupFiles: SEEDED,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: './tests/support/prepareDatabases.ts',
          setupFiles: ['./tests/support/cheapPasswords.ts', SEEDED],
          ...longest,
          /** A full volume takes as long as it takes: ten thousand guesses took over two minutes on a busy machine. */
          ...(isLong && { testTimeout: 4 * LONGEST_TEST_MS }),
          maxWorkers: 3,
          /** A worker imports the server once, as Node reads it: a third of the API tests' time, when each file had a process of its own. */
          isolate: false,
          experimental: { viteModuleRunner: false },
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [await storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          ...longest,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
