import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { enterAs, paidApplicant } from '../../support/openForm.ts';
import { FIXTURES, PROGRAMMES } from '../../support/programmes.ts';

/** `npm run dev` on declarations of its own, for the test to edit. */
interface Desk {
  readonly address: string;
  /** All that it has said. */
  readonly said: () => string;
  edit(file: string, was: string, is: string): void;
  /** A copy of a programme, under a name, a number and addresses of its own. */
  add(name: string, of: string): void;
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'matricula-dev-'));
    cpSync(FIXTURES, root, { recursive: true });
    const [port, vitePort] = [await freePort(), await freePort()];
    const env = {
      ...process.env,
      PORT: String(port),
      VITE_PORT: String(vitePort),
      HOST: '127.0.0.1',
      DATA_DIR: join(root, 'data'),
      DECLARATIONS_DIR: root,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    };
    const process_ = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = await listenTo(process_, 'The portal is at');
    await use({
      address: `http://localhost:${vitePort}`,
      said,
      edit(file, was, is) {
        const text = readFileSync(join(root, file), 'utf8');
        expect(text, `${file} no longer holds what this test changes`).toContain(was);
        writeFileSync(
          join(root, file),
          text.replace(was, () => is),
        );
      },
      add(name, of) {
        for (const folder of ['schemas', 'flows']) {
          mkdirSync(join(root, folder, kebab(name)), { recursive: true });
          for (const file of readdirSync(join(root, folder, kebab(of))))
            writeFileSync(
              join(root, folder, kebab(name), file),
              renamed(readFileSync(join(root, folder, kebab(of), file), 'utf8'), of, name),
            );
        }
      },
    });
    process_.kill('SIGTERM');
    await once(process_, 'close');
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  },
});

const kebab = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** As the name, the folder, the addresses of pages and those of the server have it; with another number. */
const renamed = (text: string, of: string, name: string): string =>
  [of, kebab(of), kebab(of).replaceAll('-', '_'), of.replaceAll(' ', '')]
    .reduce(
      (changed, word, index) =>
        changed.replaceAll(
          word,
          [name, kebab(name), kebab(name).replaceAll('-', '_'), name.replaceAll(' ', '')][index]!,
        ),
      text,
    )
    .replace(/"applicationTypeId": (\d+)/, '"applicationTypeId": 9$1');

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

const EVENING_COLLEGE = PROGRAMMES.find(({ id }) => id === 'evening-college')!;

/** Of one who has paid: the pages before it would each be translated for the first time. */
async function openForm(page: Page, address: string): Promise<void> {
  await enterAs(page, EVENING_COLLEGE, await paidApplicant(callerOf(address), EVENING_COLLEGE));
  await page.goto(EVENING_COLLEGE.routes.application!);
  await expect(page.getByRole('heading', { name: 'Course', level: 2 })).toBeVisible();
}

const COURSE = 'schemas/evening-college/course.json';
test('an edited schema is shown in the open form, with what was typed; a mistake is told and changes nothing', async ({
  browser,
  desk,
}) => {
  const context = await browser.newContext({ baseURL: desk.address });
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await openForm(page, desk.address);
  await page.getByRole('radio', { name: 'Evenings' }).check({ force: true });
  await page
    .getByRole('group', { name: 'Are you employed?' })
    .getByRole('radio', { name: 'No' })
    .check({ force: true });
  const why = page.getByRole('textbox', { name: 'Why not by day?' });
  await why.fill('I sell cloth at Ariaria until five');
  const before = loads.length;

  await test.step('an edit', async () => {
    desk.edit(COURSE, 'Why not by day?', 'Why in the evening?');
    await expect(page.getByRole('textbox', { name: 'Why in the evening?' })).toHaveValue(
      'I sell cloth at Ariaria until five',
    );
    await expect(page.getByRole('radio', { name: 'Evenings' })).toBeChecked();
    expect(loads.length - before, 'one reload for one edit').toBe(1);
  });

  const overlay = page.locator('vite-error-overlay');
  await test.step('a mistake', async () => {
    desk.edit(COURSE, '"maxLength": 300', '"maxLenght": 300');
    await expect(overlay).toContainText("'maxLenght' is not a word that can be used here. Did you mean 'maxLength'?");
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
    await expect(page.getByRole('textbox', { name: 'Why in the evening?' })).toHaveValue(
      'I sell cloth at Ariaria until five',
    );
    expect(loads.length - before).toBe(2);
  });
  await context.close();
});

test('each section is shown alone, with right answers and behind no payment; a new programme is there at once', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/preview`);
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Course, empty$/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Evening College: Course' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('status')).toContainText('Nothing is wrong');
  desk.edit(COURSE, 'When do you want to study?', 'At what time do you want to study?');
  await expect(page.getByText('At what time do you want to study?')).toBeVisible();
  await page.goto(`${page.url()}?empty`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: /^Please check/ })).toBeVisible();

  await page.goto(`${desk.address}/preview/shared`);
  await expect(page.getByText('../shared/person.json#/$defs/gender', { exact: true })).toBeVisible();
  await page.goto(`${desk.address}/preview/shared/person/gender`);
  const sex = page.getByRole('combobox', { name: 'Sex' });
  await sex.focus();
  await expect(sex.getByRole('option', { name: 'Male', exact: true })).toBeAttached();
  await sex.selectOption('Male');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('status')).toContainText('"gender": 1');

  desk.add('Morning College', 'Evening College');
  await expect
    .poll(async () => (await page.request.get(`${desk.address}/preview/morning-college/course`)).status())
    .toBe(200);
  await expect
    .poll(async () => (await page.request.get(`${desk.address}/api/Enum/programme-types`)).text(), { timeout: 60_000 })
    .toContain('Morning College');
});
