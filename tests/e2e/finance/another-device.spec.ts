import type { Browser, BrowserContext, Page } from '@playwright/test';
import { otherCandidates } from '../../support/candidates.ts';
import type { College } from '../../support/colleges.ts';
import { fillJupeb, logIn } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, nextPhone, test } from '../../support/e2e.ts';
import { generateInvoice, payByCard } from '../../support/jupebWalk.ts';
import { signIn } from '../../support/logIn.ts';
import { codeFor, lastMail } from '../../support/mailbox.ts';

async function withDevice(
  browser: Browser,
  college: College,
  act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: college.address,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  await act(await context.newPage(), context);
  await context.close();
}

const lookUp = async (page: Page, phone: string) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Apply for JUPEB' }).click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('the device that made an invoice goes straight to it; another shows it masked until the mailed code is typed', async ({
  page,
  browser,
  college,
}) => {
  const phone = nextPhone();
  const rrr = await generateInvoice(page, phone);
  await lookUp(page, phone);
  await expect(page.locator('.invoice__reference dd')).toHaveText(rrr);

  await withDevice(browser, college, async (other) => {
    await lookUp(other, phone);
    await expect(other).toHaveURL(/\/jupeb_students_invoice$/);
    await expect(other.getByText('O. A. N.')).toBeVisible();
    for (const secret of [rrr, 'Okafor', 'ada@example.com']) expect(await other.content()).not.toContain(secret);
    await look(other, 'invoice-masked');
    await other.getByRole('button', { name: 'Send me a code' }).click();
    await expect(other.getByLabel('Your code')).toBeFocused();
    await look(other, 'invoice-code');
    await other.getByLabel('Your code').fill('123');
    await other.getByRole('button', { name: 'Show my invoice' }).click();
    await expect(other.getByText('the code has six digits')).toBeVisible();
    await other.getByLabel('Your code').fill(await codeFor(other, 'ada@example.com'));
    await other.getByRole('button', { name: 'Show my invoice' }).click();
    await expect(other.locator('.invoice__reference dd')).toHaveText(rrr);
    await lookUp(other, phone);
    await expect(other.locator('.invoice__reference dd')).toHaveText(rrr);
  });

  await withDevice(browser, college, async (stranger) => {
    await lookUp(stranger, phone);
    await stranger.getByRole('button', { name: 'Make my own invoice' }).click();
    await expect(stranger.getByLabel('Surname')).toHaveValue('');
    for (const [label, text] of [
      ['Surname', 'Bello'],
      ['First name', 'Musa'],
      ['Email', 'musa@example.com'],
    ] as const)
      await stranger.getByLabel(label).fill(text);
    await stranger.getByRole('button', { name: 'Generate Invoice' }).click();
    await expect(stranger.locator('.invoice__reference dd')).not.toHaveText(rrr);
  });
});

test('a candidate logs in by phone number on the device of the invoice at once, on another with a code; who did not pay says so', async ({
  page,
  browser,
  college,
}) => {
  const [regNumber, phone] = [otherCandidates('UTME')[20]!, nextPhone()];
  const find = async (on: Page, number: string) => {
    await on.goto('/');
    await on.getByRole('link', { name: 'Apply for Post UTME' }).click();
    await on.getByLabel('JAMB registration number').fill(regNumber);
    await on.getByLabel('Phone number').fill(number);
    await on.getByRole('button', { name: 'Continue' }).click();
  };
  const logIn = async (on: Page) => {
    await on.goto('/putme_login');
    await on.getByLabel('JAMB registration number').fill(regNumber);
    await on.getByLabel('Phone number or RRR').fill(phone);
    await on.getByRole('button', { name: 'Login' }).click();
  };
  await find(page, phone);
  for (const [label, text] of [
    ['Surname', 'Bello'],
    ['First name', 'Kemi'],
    ['Email', 'kemi@example.com'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await payByCard(page);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();

  await withDevice(browser, college, async (other) => {
    await logIn(other);
    await expect(other.getByLabel('Your code')).toBeVisible();
    await look(other, 'login-code');
    await other.getByLabel('Your code').fill(await codeFor(other, 'kemi@example.com'));
    await other.getByRole('button', { name: 'Login' }).click();
    await expect(other.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  });

  await withDevice(browser, college, async (candidate) => {
    await find(candidate, nextPhone());
    await expect(candidate.getByText('A JAMB registration number is paid for once.')).toBeVisible();
    await candidate.getByRole('button', { name: 'This is not my payment' }).click();
    await expect(candidate.getByText('We have told the college')).toBeVisible();
    await look(candidate, 'invoice-not-mine');
  });
});

test('who has lost RRR and phone asks for it at the login, is mailed it, and comes to the slip', async ({
  page,
  browser,
  college,
}) => {
  const [phone, email] = [nextPhone(), `lost${Date.now()}@example.com`];
  const rrr = await generateInvoice(page, phone, email);
  expect(await lastMail(page, email)).toContain(rrr);
  await payByCard(page);
  const server = callerOf(college.address);
  await fillJupeb(server, await logIn(server, rrr));

  await withDevice(browser, college, async (other) => {
    await other.goto('/jupeb_login');
    await look(other, 'applicant-login');
    await other.getByRole('button', { name: 'Forgot your RRR?' }).click();
    const contact = other.getByLabel('Email address or phone number');
    await expect(contact).toBeFocused();
    await contact.fill('0803');
    await other.getByRole('button', { name: 'Send my RRR' }).click();
    await expect(other.getByText('please enter an email address, or a phone number such as 08031234567')).toBeVisible();
    await contact.fill(phone);
    await other.getByRole('button', { name: 'Send my RRR' }).click();
    await expect(
      other.getByText('If there is such an invoice, we sent its RRR to the email address on it.'),
    ).toBeVisible();
    await look(other, 'forgotten-rrr');
    expect(await other.content()).not.toContain(email);
    await expect
      .poll(() => lastMail(other, email), { message: 'the mail with the RRR has come' })
      .toContain('asked for the RRR');
    await contact.fill(email);
    await other.getByRole('button', { name: 'Send again' }).click();
    const number = other.getByLabel('Phone number, JAMB registration number or invoice number');
    await expect(number, 'an address may be many people’s').toBeFocused();
    await expect(
      other.getByText('please enter your phone number, JAMB registration number or invoice number too'),
    ).toBeVisible();
    await number.fill(phone);
    await other.getByRole('button', { name: 'Send again' }).click();
    await expect(other.getByText('we sent its RRR to l•••@example.com')).toBeVisible();
    await look(other, 'forgotten-rrr-by-address');
    const mailed = /RRR:? *(\d{12})/.exec(await lastMail(other, email))![1]!;
    await other.getByRole('textbox', { name: 'RRR', exact: true }).fill(mailed);
    await other.getByRole('button', { name: 'Login' }).click();
    await expect(other.getByRole('heading', { name: /JUPEB Application Slip$/ })).toBeVisible();
  });
});

test('who mistyped the address is asked whether another was meant, and changes it on the invoice: elsewhere with a code', async ({
  page,
  browser,
  college,
}) => {
  const [phone, wrong, right] = [nextPhone(), `mistyped${Date.now()}@gmial.com`, `right${Date.now()}@example.com`];
  await lookUp(page, phone);
  for (const [label, text] of [
    ['Surname', 'Okafor'],
    ['First name', 'Ada'],
    ['Email', wrong],
  ] as const)
    await page.getByLabel(label).fill(text);
  await expect(page.getByText(`Did you mean ${wrong.replace('gmial', 'gmail')}?`)).toBeVisible();
  await look(page, 'email-questioned');
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  const rrr = await page.locator('.invoice__reference dd').textContent();
  await page.getByRole('button', { name: 'Change the email address' }).click();
  await page.getByLabel('New email address').fill(right);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('From now on we write to r•••@example.com')).toBeVisible();
  await expect.poll(() => lastMail(page, wrong)).toContain('has changed the email address');

  await withDevice(browser, college, async (other) => {
    await other.goto(`/payment_return?RRR=${rrr}`);
    await other.getByRole('button', { name: 'Change the email address' }).click();
    await other.getByLabel('New email address').fill(`later${right}`);
    await other.getByRole('button', { name: 'Change it' }).click();
    await expect(other.getByLabel('Your code')).toBeFocused();
    await look(other, 'change-email-code');
    await other.getByLabel('Your code').fill(await codeFor(other, right));
    await other.getByRole('button', { name: 'Change the email address', exact: true }).last().click();
    await expect(other.getByText('From now on we write to l•••@example.com')).toBeVisible();
  });

  const desk = await browser.newPage({ baseURL: college.address });
  await signIn(desk, 'admissions');
  await desk.goto('/applications/manage_invoices');
  await desk.getByLabel('RRR, invoice, phone or JAMB registration number').fill(phone);
  await desk.getByRole('button', { name: 'Find invoices' }).click();
  await expect(desk.getByText(`later${right}`)).toBeVisible();
  await desk.getByRole('button', { name: /^Change the email address of INV/ }).click();
  await desk.getByRole('textbox', { name: 'Email Address' }).fill(right);
  await desk.getByLabel('Why').fill('Showed an identity card');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(`later${right}`)).toHaveCount(0);
  await expect(desk.getByText(right)).toBeVisible();
  await look(desk, 'applicant-invoices');
  await desk.close();
});

test('in a café nobody sees the person before: an unfinished invoice, an idle form, and what stands behind Back', async ({
  page,
  college,
}) => {
  await page.clock.install();
  await test.step('an invoice that somebody left unfinished', async () => {
    await lookUp(page, nextPhone());
    for (const [label, text] of [
      ['Surname', 'Bello'],
      ['First name', 'Kemi'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.reload();
    await expect(page.getByLabel('Surname'), 'a reload asks nothing').toHaveValue('Bello');
    await page.goto('/');
    await page.getByRole('link', { name: 'Apply for JUPEB' }).click();
    await expect(page.getByRole('button', { name: 'Continue as B. K.' })).toBeVisible();
    await expect(page.getByText('Bello')).toHaveCount(0);
    await look(page, 'unfinished-invoice');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByLabel('Phone number')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Bello');
  });

  await test.step('an invoice that was only looked at', async () => {
    const left = await generateInvoice(page);
    await page.getByRole('button', { name: 'Remove my details from it' }).click();
    await expect(page).toHaveURL(`${college.address}/`);
    await page.goBack();
    await expect(page).toHaveURL(`${college.address}/`);
    expect(await page.content()).not.toContain(left);
  });

  const rrr = await generateInvoice(page);
  await payByCard(page);
  const logInHere = async () => {
    await page.getByLabel('RRR').fill(rrr);
    await page.getByLabel('Other people use this device').check();
    await page.getByRole('button', { name: 'Login' }).click();
  };
  await page.getByRole('link', { name: 'Fill in your application form' }).click();
  await logInHere();
  await test.step('whoever is still there is warned, and stays with one press', async () => {
    await page.getByLabel(/^Address/).fill('7 Market Road');
    await expect(page.locator('.draft-status')).toHaveText('Saved');
    await expect(page.getByRole('button', { name: 'Log out of this device' })).toBeVisible();
    await page.clock.fastForward('09:00');
    await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
    await look(page, 'idle-warning');
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await page.clock.fastForward('05:00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('whoever has gone is logged out, and nothing typed is lost', async () => {
    await page.clock.fastForward('10:01');
    await expect(page.getByText('You were logged out', { exact: true })).toBeVisible();
    await look(page, 'timed-out');
    await logInHere();
    await expect(page.getByLabel(/^Address/)).toHaveValue('7 Market Road');
  });
  await test.step('from the slip too one logs out, on every tab, and Back shows nothing', async () => {
    const server = callerOf(college.address);
    await fillJupeb(server, await logIn(server, rrr));
    const second = await page.context().newPage();
    await second.goto(`/payment_return?RRR=${rrr}`);
    await expect(second.getByText('Okafor').first()).toBeVisible();
    await page.goto(`/payment_return?RRR=${rrr}`);
    await expect(page.getByRole('button', { name: 'Log out of this device' }), 'on the receipt too').toBeVisible();
    await page.goto('/jupeb_application/preview');
    await expect(page.getByRole('heading', { name: /JUPEB Application Slip$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Log out of this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL(`${college.address}/`);
    await expect(second).toHaveURL(`${college.address}/`);
    for (const tab of [page, second]) {
      expect(
        await tab.evaluate((key) => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes(key), rrr),
      ).toBe(false);
      await tab.goBack();
      await expect(tab.getByText('Okafor')).toHaveCount(0);
    }
    await expect(page, 'where the receipt and the form were').toHaveURL(`${college.address}/`);
  });
});
