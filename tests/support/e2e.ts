import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { type College, type CollegeOptions, type Colleges, openColleges } from './colleges.ts';

/** `test` with a running college; every page that a test opens stands at its address, and a script error fails the test. */
export const test = base.extend<{ college: College; quiet: void }, { colleges: Colleges } & CollegeOptions>({
  database: ['given', { option: true, scope: 'worker' }],
  declarations: ['', { option: true, scope: 'worker' }],
  busyAt: ['0', { option: true, scope: 'worker' }],
  colleges: [async ({ database, declarations, busyAt }, use) => {
    const colleges = await openColleges({ database, declarations, busyAt });
    await use(colleges);
    await colleges.close();
  }, { scope: 'worker', timeout: 120_000 }],
  college: [async ({ colleges }, use, { file }) => use(await colleges.of(file)), { timeout: 120_000 }],
  baseURL: async ({ college }, use) => use(college.address),
  quiet: [async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => { if (/Content Security Policy|hydrat/i.test(message.text())) errors.push(message.text()); });
    await use();
    expect(errors, 'script errors, hydration mismatches and policy violations').toEqual([]);
  }, { auto: true }],
});

export { expect };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Looks at a page: axe finds nothing, nothing is wider than the screen, and a picture is kept under `test-results`. */
export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pages/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), `axe on ${name}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

let phones = 0;

/** A phone number that nobody in this run has used. */
export const nextPhone = (): string => `0803${String(Date.now() % 10_000).padStart(4, '0')}${String(phones++).padStart(3, '0')}`;
