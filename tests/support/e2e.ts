import { expect, test as base, type Page } from '@playwright/test';
import { FAILED_AT } from '../../scripts/test/playwrightOutcome.ts';
import { violationsOf } from './axe.ts';
import { otherWidth } from './widths.ts';
import { type CollegeOptions, type Colleges, type FileCollege, openColleges } from './colleges.ts';
import { LONGEST_TEST_MS } from './until.ts';

/** Characters of a page that are printed where a test fails. */
const MOST_WORDS = 600;

/** `test` with a running college; every page that a test opens stands at its address, and a script error fails the test. */
export const test = base.extend<
  { college: FileCollege; quiet: void; whereItFailed: void; noticesRead: void } & CollegeOptions,
  { colleges: Colleges }
>({
  database: ['given', { option: true }],
  declarations: ['', { option: true }],
  busyAt: ['0', { option: true }],
  students: ['0', { option: true }],
  colleges: [
    async ({}, use) => {
      const colleges = openColleges();
      await use(colleges);
      await colleges.close();
    },
    { scope: 'worker', timeout: LONGEST_TEST_MS },
  ],
  college: [
    async ({ colleges, database, declarations, busyAt, students }, use, { file }) =>
      use(await colleges.of(file, { database, declarations, busyAt, students })),
    { timeout: LONGEST_TEST_MS },
  ],
  baseURL: async ({ college }, use) => use(college.address),
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|hydrat/i.test(message.text())) errors.push(message.text());
      });
      await use();
      expect(errors, 'script errors, hydration mismatches and policy violations').toEqual([]);
    },
    { auto: true },
  ],
  /** Where a test failed: what a machine far away prints is all that there is of it. */
  whereItFailed: [
    async ({ page }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      const words = await page
        .locator('body')
        .innerText({ timeout: 5_000 })
        .catch(() => 'The page does not answer');
      info.annotations.push({
        type: FAILED_AT,
        description: `${page.url()}: ${words.replaceAll(/\s+/g, ' ').slice(0, MOST_WORDS)}`,
      });
    },
    { auto: true },
  ],
  /** A filled college has notices, which stand before whatever is clicked. */
  noticesRead: [
    async ({ page, students }, use) => {
      if (students !== '0')
        await page.addLocatorHandler(page.getByRole('dialog', { name: 'General Notice' }), async (notices) => {
          await notices.getByRole('button', { name: 'I have read this' }).click();
        });
      await use();
    },
    { auto: true },
  ],
});

export { expect };

/** Looks at a page, at `OTHER_WIDTH` too where its test says so: axe finds nothing, and `glance`. */
export async function look(page: Page, name: string): Promise<void> {
  await lookOnce(page, name);
  const [screen, width] = [page.viewportSize(), otherWidth(test.info().annotations)];
  if (!screen || width === undefined) return;
  await page.setViewportSize({ ...screen, width });
  await lookOnce(page, name);
  await page.setViewportSize(screen);
}

async function lookOnce(page: Page, name: string): Promise<void> {
  await glance(page, name);
  // At another width a list asks for another number of rows, and those that stand there meanwhile are blurred.
  await expect(page.locator('.list[aria-busy]')).toHaveCount(0);
  expect(await violationsOf(page), `axe on ${name} at ${page.viewportSize()?.width} pixels`).toEqual([]);
}

/** Looks at a page of which a story proves what axe says: nothing is wider than the screen, or than its button or sheet. */
export async function glance(page: Page, name: string): Promise<void> {
  await keepPicture(page, `${name}-${page.viewportSize()?.width}`);
  // A page that has just taken another width draws it a frame later.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${name} is wider than the screen` }).toBeLessThanOrEqual(0);
  const spilling = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, .bp6-button, .sheet, .paper, .m-slip')]
        .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
        .filter((box) => getComputedStyle(box).overflowX === 'visible')
        .map((box) => `${box.className}: ${box.innerText.slice(0, 80)}`),
    );
  await expect.poll(spilling, { message: `${name} has words beside their button or sheet` }).toEqual([]);
}

/** At 320 pixels, as 1280 are at 400 %, nothing is wider than the screen either: success criterion 1.4.10. */
export async function glanceNarrow(page: Page, name: string): Promise<void> {
  const screen = page.viewportSize()!;
  await page.setViewportSize({ ...screen, width: 320 });
  await glance(page, name);
  await page.setViewportSize(screen);
}

/** A picture below `test-results/pages`, with `PICTURES=1`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return;
  await page.screenshot({ path: `test-results/pages/${name}.png`, fullPage: true });
}

let phones = 0;

/** A phone number that nobody in this run has used. */
export const nextPhone = (): string =>
  `0803${String(Date.now() % 10_000).padStart(4, '0')}${String(phones++).padStart(3, '0')}`;
