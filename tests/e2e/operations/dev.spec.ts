import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { freePort } from '../../support/freePort.ts';
import { FIXTURES } from '../../support/programmes.ts';

/** `npm run dev` on declarations of its own, for the test to edit. */
interface Desk {
  readonly address: string;
  /** All that it has said. */
  readonly said: () => string;
  edit(file: string, was: string, is: string): void;
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'matricula-dev-'));
    cpSync(FIXTURES, root, { recursive: true });
    const [port, vitePort] = [await freePort(), await freePort()];
    const env = { ...process.env, PORT: String(port), VITE_PORT: String(vitePort), HOST: '127.0.0.1', DATA_DIR: join(root, 'data'), DECLARATIONS_DIR: root, DATABASE_URL: '', LOG_LEVEL: 'error' };
    const process_ = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = await listenTo(process_, 'The portal is at');
    await use({
      address: `http://localhost:${vitePort}`, said,
      edit(file, was, is) {
        const text = readFileSync(join(root, file), 'utf8');
        expect(text, `${file} no longer holds what this test changes`).toContain(was);
        writeFileSync(join(root, file), text.replace(was, () => is));
      },
    });
    process_.kill('SIGTERM');
    await once(process_, 'close');
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Resolves when it has said so; gives all that it says from then on too. */
async function listenTo(process_: ChildProcess, words: string): Promise<() => string> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(words)) resolve();
    };
    process_.stdout!.on('data', read);
    process_.stderr!.on('data', read);
    process_.once('close', () => reject(new Error(`npm run dev ended: ${output}`)));
  });
  return () => output;
}

/** From the list of applications to the first section of the form. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('listitem').filter({ has: page.getByText('Evening College', { exact: true }) }).getByRole('link', { name: /^Apply/ }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('08031234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const [label, text] of [['Surname', 'Okafor'], ['First name', 'Adaeze'], ['Email', 'ada@example.com']] as const) await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await page.getByRole('link', { name: 'Continue to your application' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Course', level: 2 })).toBeVisible();
}

const COURSE = 'schemas/evening-college/course.json';

test.setTimeout(300_000);
test.use({ actionTimeout: 60_000 });

test('an edited schema is shown in the open form, with what was typed; a mistake is told and changes nothing', async ({ browser, desk }) => {
  const context = await browser.newContext({ baseURL: desk.address });
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await openForm(page);
  await page.getByRole('radio', { name: 'Evenings' }).check({ force: true });
  await page.getByRole('group', { name: 'Are you employed?' }).getByRole('radio', { name: 'No' }).check({ force: true });
  const why = page.getByRole('textbox', { name: 'Why not by day?' });
  await why.fill('I sell cloth at Ariaria until five');
  const before = loads.length;

  await test.step('an edit', async () => {
    desk.edit(COURSE, 'Why not by day?', 'Why in the evening?');
    await expect(page.getByRole('textbox', { name: 'Why in the evening?' })).toHaveValue('I sell cloth at Ariaria until five');
    await expect(page.getByRole('radio', { name: 'Evenings' })).toBeChecked();
    expect(loads.length - before, 'one reload for one edit').toBe(1);
  });

  const overlay = page.locator('vite-error-overlay');
  await test.step('a mistake', async () => {
    desk.edit(COURSE, '"maxLength": 300', '"maxLenght": 300');
    await expect(overlay).toContainText("'maxLenght' is not a word that can stand here. Did you mean 'maxLength'?");
    await expect(overlay).toContainText(/course\.json:\d+/);
    expect(desk.said()).toMatch(/course\.json:\d+ \/properties\/whyEvening\/maxLenght 'maxLenght' is not a word/);
    const last = await page.request.get('/api/Enum/titles');
    expect(last.status(), 'the last good declarations serve on').toBe(200);
    expect(loads.length - before, 'a mistake reloads nothing').toBe(1);
    const other = await context.newPage();
    await other.goto('/evening_college_application');
    await expect(other.getByText('Why in the evening?')).toBeAttached();
    await expect(other.locator('vite-error-overlay'), 'a page opened meanwhile is told too').toContainText('maxLenght');
    await other.close();
  });

  await test.step('mended', async () => {
    desk.edit(COURSE, '"maxLenght": 300', '"maxLength": 200');
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Why in the evening?' })).toHaveValue('I sell cloth at Ariaria until five');
    expect(loads.length - before).toBe(2);
  });
  await context.close();
});
