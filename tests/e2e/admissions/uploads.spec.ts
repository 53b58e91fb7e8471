import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LARGEST_PART, MEGABYTE } from '#rules/files.ts';
import { badLineTo } from '../../support/badLine.ts';
import { expect, look, nextPhone, test } from '../../support/e2e.ts';
import { pdf } from '../../support/files.ts';
import { openForm } from '../../support/openForm.ts';
import { ACTS, chooseProgramme } from '../../support/person/acts.ts';
import type { Visit } from '../../support/person/visit.ts';
import { FIXTURES, PROGRAMMES } from '../../support/programmes.ts';

/** A large file over a line that is cut in its middle, and a page that goes away meanwhile. */
test.use({ viewport: { width: 360, height: 740 }, declarations: FIXTURES });
const RECORD_OFFICE = PROGRAMMES.find(({ id }) => id === 'record-office')!;
const THESIS = pdf(12 * MEGABYTE - 1);
/** What pages, scripts and headers need beside the file. */
const OTHER_BYTES = 256 * 1024;

test('a file of 12 MB arrives over a line that was cut, after a reload, and no part of it is sent twice but one', async ({
  page,
  college,
}) => {
  const rrr = await paidFor(page);
  const line = await badLineTo(college.address);

  await page.goto(`${line.address}${RECORD_OFFICE.routes.login}`);
  await page.getByRole('textbox', { name: 'RRR' }).fill(rrr);
  await page.getByRole('button', { name: 'Login' }).click();
  await choose(page, 'Birth certificate', 'birth.pdf', pdf());
  await expect(page.getByRole('button', { name: 'Open birth.pdf' })).toBeVisible();

  const before = line.up();
  line.cutAfter(before + 6 * MEGABYTE);
  await choose(page, 'Thesis', 'thesis.pdf', THESIS);
  await expect(page.getByText(/Waiting for the line/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('please wait until the file has arrived, or choose it again').first()).toBeVisible();
  await look(page, 'upload-waiting');

  await page.goto('about:blank');
  line.mend();
  await page.goto(`${line.address}${RECORD_OFFICE.routes.application}`);
  await expect(page.getByRole('button', { name: 'Open thesis.pdf' })).toBeVisible();
  await look(page, 'upload-arrived');
  const sent = line.up() - before;
  expect(sent).toBeGreaterThanOrEqual(THESIS.length);
  expect(sent).toBeLessThanOrEqual(THESIS.length + LARGEST_PART + OTHER_BYTES);

  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Uploaded: thesis.pdf, 12.0 MB')).toBeVisible();
  await look(page, 'upload-slip');
  await line.close();
});

test('a certificate that is replaced stands until the other one does: a bad file, and a cancelled one, leave it', async ({
  context,
  college,
}) => {
  const { page: form } = await openForm(context, college.address, RECORD_OFFICE);
  const thesis = form.getByRole('group', { name: 'Thesis' });
  await choose(form, 'Thesis', 'good.pdf', pdf());
  await expect(form.getByRole('button', { name: 'Open good.pdf' })).toBeVisible();

  await choose(form, 'Thesis', 'cut-off.pdf', pdf(5_000).subarray(0, 4_000));
  await expect(thesis.getByRole('alert')).toHaveText('Invalid file type. Try again. Your earlier file is kept');
  await expect(form.getByRole('button', { name: 'Open good.pdf' })).toBeVisible();
  await look(form, 'upload-kept');
  await form.reload();
  const [download] = await Promise.all([
    form.waitForEvent('download'),
    form.getByRole('button', { name: 'Open good.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('good.pdf');

  await context.setOffline(true);
  await choose(form, 'Thesis', 'other.pdf', pdf(9_000));
  await expect(form.getByText(/Waiting for the line/)).toBeVisible();
  await form.getByRole('button', { name: 'Cancel other.pdf' }).click();
  await expect(form.getByRole('button', { name: 'Open good.pdf' })).toBeVisible();
  await context.setOffline(false);

  const taken = form.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/UserDocument/'),
  );
  await choose(form, 'Thesis', 'better.pdf', pdf(9_000));
  await expect(form.getByRole('button', { name: 'Open better.pdf' })).toBeVisible();
  await taken;
});

test('a file that was deleted on the device does not wait for the line: it is asked for again', async ({
  context,
  college,
}) => {
  const { page: form } = await openForm(context, college.address, RECORD_OFFICE);
  const folder = mkdtempSync(join(tmpdir(), 'matricula-chosen-'));
  const path = join(folder, 'thesis.pdf');
  writeFileSync(path, THESIS);
  await form.route('**/UserDocument/upload/**', (route) => route.abort());
  await form.getByRole('group', { name: 'Thesis' }).locator('input[type=file]').setInputFiles(path);
  await expect(form.getByText(/Waiting for the line/)).toBeVisible();
  rmSync(folder, { recursive: true });
  await form.unroute('**/UserDocument/upload/**');
  await expect(form.getByRole('group', { name: 'Thesis' }).getByRole('alert')).toHaveText(
    'This file can no longer be read on this device. Choose the file again',
    { timeout: 40_000 },
  );
  await expect(form.getByText(/Waiting for the line/)).toHaveCount(0);
});

test('the code of a question did not come: the rest of the form stands, and it is asked for again', async ({
  context,
  college,
}) => {
  const code = /\/assets\/FileWidget-.*\.js/;
  await context.route(code, (route) => route.abort());
  const { page } = await openForm(context, college.address, RECORD_OFFICE);
  const question = page.getByRole('group', { name: 'Thesis' });
  await expect(question.getByRole('alert')).toHaveText(/This question could not be loaded/);
  await look(page, 'question-not-loaded');
  await context.unroute(code);
  await question.getByRole('button', { name: 'Try again' }).click();
  await choose(page, 'Thesis', 'thesis.pdf', pdf());
  await expect(page.getByRole('button', { name: 'Open thesis.pdf' })).toBeVisible();
});

async function choose(page: Page, question: string, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole('group', { name: question })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** From the landing page to a receipt; answers its RRR. */
async function paidFor(page: Page): Promise<string> {
  const person = {
    lastname: 'Okafor',
    firstname: 'Adaeze',
    middlename: 'Ngozi',
    email: 'ada@example.com',
    mobileNumber: nextPhone(),
  };
  const visit = { page, programme: RECORD_OFFICE, person, look: async () => undefined } as unknown as Visit;
  await chooseProgramme(visit);
  for (const event of ['NOT_FOUND', 'GENERATED'] as const) await ACTS[event](visit, undefined as never);
  const rrr = await page
    .getByRole('term')
    .filter({ hasText: 'Reference #' })
    .locator('xpath=following-sibling::dd')
    .textContent();
  await ACTS.PAID(visit, undefined as never);
  return rrr!.trim();
}
