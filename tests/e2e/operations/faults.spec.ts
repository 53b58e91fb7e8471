import type { Page } from '@playwright/test';
import { logIn as logInByPost } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { deploymentBefore, type Deployment } from '../../support/deployment.ts';
import { expect, look, nextPhone, test } from '../../support/e2e.ts';
import {
  fillOLevel,
  fillPersonalDetails,
  fillSponsorAndReferee,
  generateInvoice,
  logIn,
  payByCard,
} from '../../support/jupebWalk.ts';
import { logIn as signIn } from '../../support/logIn.ts';
import { paidRrr, payAtPage } from '../../support/openForm.ts';

test.use({ viewport: { width: 360, height: 740 } });

const HOUR = 60 * 60_000;

const address = (page: Page) => page.getByLabel(/^Address/);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const personalDetails = (page: Page) => expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();

async function logInWith(page: Page, college: string, rrr: string): Promise<void> {
  await page.goto(`${college}/jupeb_login`);
  await page.getByLabel('RRR').fill(rrr);
  await press(page, 'Login');
  await personalDetails(page);
}

async function recordOf(college: string, rrr: string) {
  const server = callerOf(college);
  const { token } = await logInByPost(server, rrr);
  return (await server.call('GET', '/api/JupebApplication/application', { token })).data;
}

test.describe('a new build in the middle of a form, and no worker', () => {
  /** What leads from section to section comes with the late parts, when the form has stood for a while: here they have not come yet. */
  const LATE = /\/assets\/late-/;

  test('the page says so, and what was typed is there when it is loaded anew', async ({ page, college }) => {
    const rrr = await paidRrr(callerOf(college.address));
    const line = await deploymentBefore(college.address);
    await page.route(LATE, (route) => route.fulfill({ status: 404 }));
    await logInWith(page, line.address, rrr);
    await fillPersonalDetails(page);
    line.deploy();
    await page.unroute(LATE);
    await press(page, 'Next');
    await expect(page.getByText('What you typed in an application is kept.')).toBeVisible();
    await look(page, 'newer-build');

    await press(page, 'Try again');
    await expect(address(page)).toHaveValue('12 Marina Road, Aba');
    await press(page, 'Next');
    await expect(page).toHaveURL(/#section_b$/);
    await line.close();
  });

  test('after the last section: it is submitted once, and its slip is there when it is loaded anew', async ({
    page,
    college,
  }) => {
    const rrr = await paidRrr(callerOf(college.address));
    const line = await deploymentBefore(college.address);
    await logInWith(page, line.address, rrr);
    await fillPersonalDetails(page);
    await press(page, 'Next');
    await fillSponsorAndReferee(page);
    await press(page, 'Next');
    await fillOLevel(page);
    line.deploy();
    await press(page, 'Check and submit');
    await expect(page.getByText('What you typed in an application is kept.')).toBeVisible();
    await press(page, 'Try again');
    await press(page, 'Submit application');
    await expect(page.getByRole('heading', { name: /JUPEB Application Slip$/ })).toBeVisible();
    for (const path of ['JupebApplication/add-or-update-o-level', 'Application/submit'])
      expect(posts(line, path), path).toBe(1);
    await line.close();
  });
});

const posts = (line: Deployment, path: string): number =>
  line.heard().filter((asked) => asked === `POST /api/${path}`).length;

test('two tabs of one form: what each typed is shown, and one is chosen', async ({ page, context, college }) => {
  await logInWith(page, college.address, await paidRrr(callerOf(college.address)));
  await address(page).fill('1 First Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  const other = await context.newPage();
  await other.goto('/jupeb_application');
  await expect(address(other)).toHaveValue('1 First Road');
  await address(other).fill('2 Other Road');
  await expect(other.locator('.draft-status')).toHaveText('Saved');

  await address(page).fill('3 Third Road');
  await expect(page.getByText('Personal Details was also filled in another tab or on another device')).toBeVisible();
  await expect(page.getByLabel(/2 Other Road/)).toBeVisible();
  await page.getByLabel(/3 Third Road/).check();
  await press(page, 'Keep these answers');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await other.reload();
  await expect(address(other)).toHaveValue('3 Third Road');
});

test('the back button: from the bank, from the receipt, and between sections', async ({ page, college }) => {
  const phone = nextPhone();
  const rrr = await generateInvoice(page, phone);
  await press(page, 'Pay with ATM Card');
  await expect(page.getByRole('button', { name: /^Pay ₦/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(rrr)).toBeVisible();
  await payByCard(page);
  // The bank's own page, which a browser does not post again unasked.
  await page.goBack().catch(() => undefined);
  await expect(async () => {
    await page.goForward({ timeout: 2_000 }).catch(() => undefined);
    await expect(page.getByText('Your payment has been received').first()).toBeVisible({ timeout: 2_000 });
  }, 'the page says that the payment has been received').toPass();
  const { steps } = (await callerOf(college.address).call('GET', `/api/Payment/timeline?rrr=${rrr}`)).data;
  expect(steps.filter(({ kind }: { kind: string }) => kind === 'credited')).toMatchObject([{ times: 1 }]);

  await logIn(page);
  await fillPersonalDetails(page);
  await press(page, 'Next');
  await expect(page).toHaveURL(/#section_b$/);
  await page
    .getByRole('group', { name: /sponsor/i })
    .getByLabel(/name/i)
    .fill('Chidi Okafor');
  await page.goBack();
  await expect(address(page)).toHaveValue('12 Marina Road, Aba');
  await page.goForward();
  await expect(page.getByRole('group', { name: /sponsor/i }).getByLabel(/name/i)).toHaveValue('Chidi Okafor');
});

test('double clicks on everything that makes something: nothing twice', async ({ page, college }) => {
  const line = await deploymentBefore(college.address);
  const twice = (name: string | RegExp) => page.getByRole('button', { name }).dblclick();
  await page.goto(`${line.address}/?mode=jupeb`);
  await page.getByLabel('Phone number').fill(nextPhone());
  await twice('Continue');
  for (const [label, value] of [
    ['Surname', 'Okafor'],
    ['First name', 'Adaeze'],
    ['Email', 'ada@example.com'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await twice('Generate Invoice');
  await expect(page).toHaveURL(/\/jupeb_students_invoice$/);
  const rrr = (await page.locator('.invoice__reference dd').textContent())!.trim().replace(/\D/g, '');
  expect(posts(line, 'ApplicationInvoice/generate-application-invoice')).toBe(1);

  await payAtPage(callerOf(college.address), rrr);
  await page.goto(`${line.address}/jupeb_login`);
  await page.getByLabel('RRR').fill(rrr);
  await twice('Login');
  await fillPersonalDetails(page);
  await twice('Next');
  await expect(page).toHaveURL(/#section_b$/);
  await fillSponsorAndReferee(page);
  await twice('Next');
  await expect(page).toHaveURL(/#section_c$/);
  await fillOLevel(page);
  await twice('Check and submit');
  await twice('Submit application');
  await expect(page).toHaveURL(/\/jupeb_application\/preview$/);
  for (const path of [
    'JupebApplication/login',
    'JupebApplication/add-or-update-personal-details',
    'JupebApplication/add-or-update-sponsor-and-referee',
    'JupebApplication/add-or-update-o-level',
    'Application/submit',
  ]) {
    expect(posts(line, path), path).toBe(1);
  }
  expect((await recordOf(college.address, rrr)).documents).toHaveLength(1);
  await line.close();
});

/** The device's clock, which goes on from another hour. */
const setClock = (page: Page, ahead: number) =>
  page.addInitScript((milliseconds) => {
    const True = Date;
    const now = () => True.now() + milliseconds;
    globalThis.Date = new Proxy(True, {
      construct: (_, given) => Reflect.construct(True, given.length > 0 ? given : [now()]) as Date,
      get: (_, name) => (name === 'now' ? now : Reflect.get(True, name)),
    });
  }, ahead);

for (const [name, ahead] of [
  ['ahead', HOUR],
  ['behind', -HOUR],
] as const) {
  test.describe(`a device whose clock is an hour ${name}`, () => {
    test('an applicant types, reloads and saves', async ({ page, college }) => {
      await setClock(page, ahead);
      const rrr = await paidRrr(callerOf(college.address));
      await logInWith(page, college.address, rrr);
      await address(page).fill('1 Early Road');
      await expect(page.locator('.draft-status')).toHaveText('Saved');
      await page.reload();
      await expect(address(page)).toHaveValue('1 Early Road');
      await fillPersonalDetails(page);
      await press(page, 'Next');
      await expect(page).toHaveURL(/#section_b$/);
      expect((await recordOf(college.address, rrr)).answers['personal-details']!['permanentAddress']).toBe(
        '12 Marina Road, Aba',
      );
    });

    test('a student stays signed in, and does not exchange a token with every call', async ({ page, college }) => {
      await setClock(page, ahead);
      let exchanges = 0;
      page.on('request', (request) => {
        if (request.url().includes('refresh-token')) exchanges += 1;
      });
      await page.goto(college.address);
      await signIn(page, 'student');
      await expect(page).toHaveURL(/\/dashboard/);
      for (const path of ['/profile', '/notifications', '/dashboard']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(path));
      }
      expect(exchanges).toBeLessThanOrEqual(4);
    });
  });
}

test.describe('a browser that is too old', () => {
  const WORDS = /this browser is too old for the application forms.*call the help line: \+?\d+/;

  for (const [name, path] of [
    ['landing', '/'],
    ['form', '/jupeb_login'],
  ] as const) {
    test(`reads at once what to do (${name})`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.route('**/*.css', async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, body: (await reply.text()).replace('aspect-ratio:1', 'unknown:1') });
      });
      await page.goto(path);
      await expect(page.getByText(WORDS)).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length), 'nothing puts it off').toBe(0);
      await look(page, `old-browser-${name}`);
    });
  }

  test('reads it after a while where it knows the styles and not the scripts; any other never does', async ({
    page,
  }) => {
    await page.goto('/jupeb_login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByText(WORDS)).toBeHidden();
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(() =>
      document.addEventListener('animationstart', ({ target }) =>
        (target as Element).getAnimations().forEach((wait) => wait.pause()),
      ),
    );
    await page.goto('/jupeb_login');
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().map(({ playState }) => playState)), {
        message: 'the while has begun',
      })
      .toEqual(['paused']);
    await expect(page.getByText(WORDS)).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((wait) => wait.play()));
    await expect(page.getByText(WORDS)).toBeVisible();
  });
});
