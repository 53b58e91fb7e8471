import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { freePort } from './freePort.ts';
import { startPostgres } from './postgres.ts';
import { startProcess } from './serverProcess.ts';
import { dropDatabase, newDatabase } from './testDatabases.ts';

/** A college in a process of its own, with an empty database (beside DATABASE_URL, where that is set) and the sandbox for a bank. */
export interface College {
  readonly address: string;
}

/** What a spec file or a project of `playwright.config.ts` may ask for. */
export interface CollegeOptions {
  /** `postgres`: beside DATABASE_URL or, where that is not set, on a cluster of its own. `given`: as DATABASE_URL says, else embedded. */
  readonly database: 'given' | 'postgres';
  /** A folder of declarations beside the house's own; none unless said. */
  readonly declarations: string;
}

/** `test` with a running college; every page that a test opens stands at its address, and a script error fails the test. */
export const test = base.extend<{ quiet: void }, { college: College } & CollegeOptions>({
  database: ['given', { option: true, scope: 'worker' }],
  declarations: ['', { option: true, scope: 'worker' }],
  college: [async ({ database, declarations }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'matricula-e2e-'));
    const port = await freePort();
    const cluster = database === 'postgres' && !process.env['DATABASE_URL'] ? await startPostgres() : undefined;
    const given = cluster?.url ?? process.env['DATABASE_URL'];
    const name = `matricula_e2e_${process.pid}_${port}`;
    const databaseUrl = given ? await newDatabase(given, name) : '';
    const address = `http://127.0.0.1:${port}`;
    const { child, serving, ended } = startProcess({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DECLARATIONS_DIR: declarations, LOG_LEVEL: 'error' });
    await serving;
    await use({ address });
    child.kill('SIGTERM');
    await ended;
    if (given) await dropDatabase(given, name);
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, { scope: 'worker', timeout: 120_000 }],
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
