import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../../scripts/test/chromium.ts';
import { expect, nextPhone, test } from '../../support/e2e.ts';
import { freePort } from '../../support/freePort.ts';
import {
  choosePassport,
  fillOLevel,
  fillPersonalDetails,
  fillSponsorAndReferee,
  generateInvoice,
  logIn,
  payByCard,
} from '../../support/jupebWalk.ts';
import { until } from '../../support/until.ts';
import { browserStorage } from '../../support/browserStorage.ts';

/** The same life on a bad day: the line fails at every step, the page is reloaded in every section, the phone changes. */
test.use({ viewport: { width: 360, height: 740 } });
/** The next request to such an address never arrives; or it arrives, and its answer is lost on the way back. */
async function failOnce(page: Page, path: string, how: 'request' | 'answer'): Promise<void> {
  await page.route(
    `**/api/${path}**`,
    async (route) => {
      if (how === 'answer') await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** A refusal or failure that the person can see. */
const told = (page: Page) => expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();

async function logInWith(page: Page, rrr: string): Promise<void> {
  await page.goto('/jupeb_login');
  await page.getByLabel('RRR').fill(rrr);
  await press(page, 'Login');
}

test('the journey with a line that fails at every step, a reload in every section, and a second device', async ({
  page,
  browser,
  college,
}) => {
  const phone = nextPhone();

  const rrr = await test.step('the invoice', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Apply for JUPEB' }).click();
    await page.getByLabel('Phone number').fill(phone);
    await failOnce(page, 'ApplicationInvoice/application-invoice-data', 'request');
    await press(page, 'Continue');
    await told(page);
    await press(page, 'Try again');
    for (const [label, value] of [
      ['Surname', 'Okafor'],
      ['First name', 'Adaeze'],
      ['Middle name', 'Ngozi'],
      ['Email', 'ada@example.com'],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await failOnce(page, 'ApplicationInvoice/generate-application-invoice', 'answer');
    await press(page, 'Generate Invoice');
    await told(page);
    await expect(page.getByLabel('Surname')).toHaveValue('Okafor');
    await press(page, 'Generate Invoice');
    await expect(page).toHaveURL(/\/jupeb_students_invoice$/);
    return (await page.locator('.invoice__reference dd').textContent())!.trim();
  });

  await test.step('the payment', async () => {
    await failOnce(page, 'ApplicationInvoice/verify-payment', 'request');
    await press(page, 'Pay with ATM Card');
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    await expect(page).toHaveURL(/\/payment_return/);
    await expect(async () => {
      const check = page.getByRole('button', { name: /I have paid|again/i });
      if (await check.isVisible()) await check.click();
      await expect(page.getByText('Your payment has been received').first()).toBeVisible({ timeout: 2_000 });
    }, 'the page says that the payment has been received').toPass();
  });

  await test.step('the login', async () => {
    await page.getByRole('link', { name: 'Fill in your application form' }).click();
    await failOnce(page, 'JupebApplication/login', 'answer');
    await press(page, 'Login');
    await told(page);
    await failOnce(page, 'Enum/titles', 'request');
    await press(page, 'Login');
    await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  });

  await test.step('personal details', async () => {
    await page.getByLabel(/^Title/).focus();
    await page.getByRole('button', { name: 'Try again to load the list for Title' }).click();
    await failOnce(page, 'UserDocument/upload-passport', 'request');
    await choosePassport(page);
    await told(page);
    await fillPersonalDetails(page);
    await page.reload();
    await expect(page.getByLabel(/^Address/)).toHaveValue('12 Marina Road, Aba');
    await expect(page.getByLabel(/^LGA/)).not.toHaveValue('');
    await failOnce(page, 'JupebApplication/add-or-update-personal-details', 'answer');
    await press(page, 'Next');
    await told(page);
    await press(page, 'Next');
    await expect(page).toHaveURL(/#section_b$/);
  });

  await test.step('sponsor and referee', async () => {
    await failOnce(page, 'Application/draft', 'request');
    await fillSponsorAndReferee(page);
    await page.reload();
    await expect(page.getByRole('group', { name: /referee/i }).getByLabel(/email/i)).toHaveValue('musa@example.com');
    await failOnce(page, 'JupebApplication/add-or-update-sponsor-and-referee', 'request');
    await press(page, 'Next');
    await told(page);
    await press(page, 'Next');
    await expect(page).toHaveURL(/#section_c$/);
  });

  await test.step('O-Level, on a second device', async () => {
    const other = await (
      await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: college.address })
    ).newPage();
    await logInWith(other, rrr);
    await expect(other.getByRole('heading', { name: 'O-Level Result' })).toBeVisible();
    await fillOLevel(other);
    await other.reload();
    await expect(other.getByLabel(/serial/i)).toHaveValue('WRN123456789');
    await failOnce(other, 'JupebApplication/add-or-update-o-level', 'answer');
    await press(other, 'Check and submit');
    await told(other);
    await press(other, 'Check and submit');
    await expect(other).toHaveURL(/#check$/);
    await failOnce(other, 'Application/submit', 'answer');
    await press(other, 'Submit application');
    await expect(other).toHaveURL(/\/jupeb_application\/preview$/);
    await failOnce(other, 'JupebApplication/application-slip', 'request');
    await other.reload();
    await expect(async () => {
      const retry = other.getByRole('button', { name: /try again/i });
      if (await retry.isVisible()) await retry.click();
      await expect(other.getByRole('heading', { name: /JUPEB Application Slip$/ })).toBeVisible({ timeout: 2_000 });
    }, 'the slip is there').toPass();
    await other.context().close();
  });
});

test('a browser killed in the middle of a word, with no line, loses nothing', async ({ page, college }) => {
  const rrr = await generateInvoice(page);
  await payByCard(page);
  await logIn(page);
  await page.close();

  const profile = mkdtempSync(join(tmpdir(), 'matricula-profile-'));
  const phone = await startBrowser(profile);
  const form = phone.page;
  await form.goto(`${college.address}/jupeb_login`);
  await form.getByLabel('RRR').fill(rrr);
  await press(form, 'Login');
  await expect(form.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await form.context().setOffline(true);
  await form.getByLabel(/^Address/).pressSequentially('17 Unfinished Roa', { delay: 40 });
  await expect
    .poll(() => browserStorage(form), { message: 'the browser has written what was typed' })
    .toContain('17 Unfinished Roa');
  await phone.kill();

  const again = await startBrowser(profile);
  await again.page.goto(`${college.address}/jupeb_login`);
  await again.page.getByLabel('RRR').fill(rrr);
  await press(again.page, 'Login');
  await expect(again.page.getByLabel(/^Address/)).toHaveValue('17 Unfinished Roa');
  await again.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A browser of its own that can be killed as a phone's battery would. */
async function startBrowser(profile: string): Promise<{ page: Page; kill(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [...CHROMIUM_ARGUMENTS, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'],
    { stdio: 'ignore', detached: true },
  );
  const browser = await until('the browser can be driven', () => chromium.connectOverCDP(`http://127.0.0.1:${port}`));
  const page = await browser.contexts()[0]!.newPage();
  return {
    page,
    kill: async () => {
      process.kill(-child.pid!, 'SIGKILL');
      await once(child, 'exit');
    },
  };
}
