import { defineConfig } from '@playwright/test';
import type { CollegeOptions } from './tests/support/colleges.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './scripts/test/chromium.ts';
import { writeScratchToMemory } from './scripts/test/scratch.ts';
import { LONGEST_TEST_MS, LONGEST_WAIT_MS } from './tests/support/until.ts';
import { isLong } from './tests/support/volume.ts';

const executablePath = chromiumPath();
writeScratchToMemory();

/** Of the programmes, those whose walk on PostgreSQL is in every run: a form as most are, and one that a JAMB candidate enters. */
const ON_BOTH = / (JUPEB|Direct Entry), from/;

/** The journeys through the built product, in a browser, on a phone's screen and on a desk's. */
export default defineConfig<CollegeOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/prepareJourneys.ts',
  outputDir: 'test-results',
  /** Two files at once: each has a college of its own. */
  workers: 2,
  timeout: LONGEST_TEST_MS,
  expect: { timeout: LONGEST_WAIT_MS, toPass: { timeout: LONGEST_WAIT_MS } },
  reporter: 'list',
  /**
   * Everything as DATABASE_URL says, and two programmes on PostgreSQL too; all of them in the long run. What a programme
   * needs of a database is asked of both, of every programme, by `tests/api/admissions/programmes.test.ts`.
   */
  projects: [
    { name: 'embedded' },
    {
      name: 'postgres',
      testMatch: 'everyProgramme.spec.ts',
      ...(!isLong && { grep: ON_BOTH }),
      use: { database: 'postgres' },
    },
  ],
  use: {
    actionTimeout: LONGEST_WAIT_MS,
    /** What moves is waited for. */
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    /** Recording every journey cost a fifth of their processor time: `npm test` records what failed, as it runs it once more. */
    trace: 'off',
    /** A worker would stand between a page and what a test says of its line; `offline.spec.ts` allows it. */
    serviceWorkers: 'block',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  },
});
