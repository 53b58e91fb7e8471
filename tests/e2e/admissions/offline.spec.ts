import type { BrowserContext, Page } from '@playwright/test';
import { logIn as logInByPost } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { deploymentBefore, type Deployment } from '../../support/deployment.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { fillOLevel, fillPersonalDetails, fillSponsorAndReferee } from '../../support/jupebWalk.ts';
import { paidRrr } from '../../support/openForm.ts';
import { PROGRAMMES } from '../../support/programmes.ts';
import { browserStorage } from '../../support/browserStorage.ts';

/** A phone whose line goes and comes, with the worker that applicants' pages register. */
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;

const address = (page: Page) => page.getByLabel(/^Address/);
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function logIn(page: Page, line: Deployment, rrr: string): Promise<void> {
  await page.goto(`${line.address}/jupeb_login`);
  await page.getByLabel('RRR').fill(rrr);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
}

/** The worker is there and the form in hand is on the device. */
const isKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            navigator.serviceWorker.controller !== null && (await caches.match('/form-in-hand')) !== undefined,
        ),
      { message: 'the form is kept on the device' },
    )
    .toBe(true);

async function goOffline(context: BrowserContext, line: Deployment): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

async function comeBack(context: BrowserContext, line: Deployment): Promise<void> {
  line.mend();
  await context.setOffline(false);
}

test('without a line the form opens, is filled and goes on; with the line all arrives once', async ({
  page,
  context,
  college,
}) => {
  const rrr = await paidRrr(callerOf(college.address));
  const line = await deploymentBefore(college.address);
  await logIn(page, line, rrr);
  await address(page).fill('1 Before Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await isKept(page);

  await goOffline(context, line);
  await page.reload();
  await expect(page.locator('.draft-status')).toHaveText('Offline: kept on this device');
  await expect(address(page)).toHaveValue('1 Before Road');
  await fillPersonalDetails(page);
  await look(page, 'offline-personal-details');
  await next(page);
  await expect(page).toHaveURL(/#section_b$/);
  await fillSponsorAndReferee(page);
  await next(page);
  await expect(page.getByText('It goes to the college when the line is back.').first()).toBeVisible();
  await expect(page).toHaveURL(/#section_c$/);
  await page.getByLabel(/exam cent/i).fill('Government College');
  await page.reload();
  await expect(page.getByLabel(/exam cent/i)).toHaveValue('Government College');
  await look(page, 'offline-third-section');
  await page.goto(`${line.address}/prospective_students`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await look(page, 'offline-page');
  await page.goto(`${line.address}/?app`);
  await expect(page).toHaveURL(/\/jupeb_application/);
  await expect(address(page)).toHaveValue('12 Marina Road, Aba');
  await page.getByRole('button', { name: /^Step 1 of 4/ }).click();
  await page.getByRole('button', { name: /O-Level Result/ }).click();
  await expect(page.getByLabel(/exam cent/i)).toHaveValue('Government College');

  await comeBack(context, line);
  await expect(page.getByText('What waited on this device has reached the college.')).toBeVisible();
  const server = callerOf(college.address);
  const { token } = await logInByPost(server, rrr, JUPEB);
  const { data: record } = await server.call('GET', '/api/JupebApplication/application', { token });
  expect(Object.keys(record.answers).sort()).toEqual(['personal-details', 'sponsor-and-referee']);
  expect(record.documents).toHaveLength(1);
  expect(record.answers['personal-details']!['passport']).toBe(record.passport);
  for (const path of [
    'UserDocument/upload-passport',
    'JupebApplication/add-or-update-personal-details',
    'JupebApplication/add-or-update-sponsor-and-referee',
  ]) {
    expect(
      line.heard().filter((asked) => asked === `POST /api/${path}`),
      path,
    ).toHaveLength(1);
  }
  await fillOLevel(page);
  await goOffline(context, line);
  await page.getByRole('button', { name: 'Check and submit' }).click();
  await expect(page.getByRole('region', { name: 'O-Level Result' })).toContainText('Government College Umuahia');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be submitted' })).toBeVisible();
  await look(page, 'offline-submission');
  await comeBack(context, line);
  await expect(page).toHaveURL(/\/jupeb_application\/preview$/);
  await expect(page.getByRole('img', { name: /Passport photograph/ })).toBeVisible();
  await line.close();
});

test('a new build waits for the page of the old one, which keeps its parts and its draft', async ({
  page,
  context,
  college,
}) => {
  const line = await deploymentBefore(college.address);
  await logIn(page, line, await paidRrr(callerOf(college.address)));
  await isKept(page);
  await address(page).fill('5 Old Road');
  line.deploy();
  // The browser looks for a new worker by itself too; asked while it does, it answers by what it found before the deployment.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = (await navigator.serviceWorker.getRegistration())!;
          await registration.update();
          const fresh = registration.installing;
          if (fresh)
            await new Promise((resolve) => {
              fresh.addEventListener('statechange', resolve);
            });
          return registration.waiting !== null;
        }),
      { message: 'the worker of the new build waits' },
    )
    .toBe(true);
  await expect(address(page)).toHaveValue('5 Old Road');
  expect(await oldPart(page, 'ConflictInSection')).toBe(200);
  await address(page).fill('5 Old Road, Aba');

  await page.reload();
  await expect(address(page)).toHaveValue('5 Old Road, Aba');
  await page.close();
  const again = await openWithNewerWorker(context, line);
  expect((await keptAssets(again)).newer).toBeGreaterThan(10);
  await goOffline(context, line);
  await again.reload();
  await expect(address(again)).toHaveValue('5 Old Road, Aba');
  await line.close();
});

/** Whoever comes before the old worker is gone is its guest once more, and holds it: they leave and come again. */
async function openWithNewerWorker(context: BrowserContext, line: Deployment): Promise<Page> {
  const opened: Page[] = [];
  await expect(async () => {
    for (const page of opened.splice(0)) await page.close();
    const page = await context.newPage();
    opened.push(page);
    await page.goto(`${line.address}/jupeb_application`);
    await expect.poll(() => keptAssets(page), { timeout: 5_000 }).toEqual({ old: 0, newer: expect.any(Number) });
  }, 'the page is served by the worker of the new build').toPass();
  return opened[0]!;
}

/** The status of a part of the page that it has not asked for yet. */
const oldPart = (page: Page, name: string) =>
  page.evaluate(async (part) => {
    const kept = (
      await Promise.all((await caches.keys()).map(async (cache) => (await caches.open(cache)).keys()))
    ).flat();
    const old = kept.find(({ url }) => url.includes(`/${part}-`) && !url.includes('.newer'))!;
    return (await fetch(old.url)).status;
  }, name);

const keptAssets = (page: Page) =>
  page.evaluate(async () => {
    const kept = (await Promise.all((await caches.keys()).map(async (cache) => (await caches.open(cache)).keys())))
      .flat()
      .filter(({ url }) => url.includes('/assets/'));
    return {
      old: kept.filter(({ url }) => !url.includes('.newer')).length,
      newer: kept.filter(({ url }) => url.includes('.newer')).length,
    };
  });

test('without a line the form is in the language that was chosen, by the older build and the newer', async ({
  page,
  context,
  college,
}) => {
  const line = await deploymentBefore(college.address);
  await logIn(page, line, await paidRrr(callerOf(college.address)));
  await isKept(page);
  expect(await keptLanguages(page), 'an English reader stores none').toEqual([]);
  expect(line.heard().filter((asked) => /speak-|\/(ha|ig|pcm|yo)-/.test(asked))).toEqual([]);

  await context.addCookies([{ name: 'language', value: 'pcm', url: line.address }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pcm');
  await expect
    .poll(() => keptLanguages(page), { message: 'the language is kept on the device' })
    .toEqual(['pcm', 'speak']);
  await goOffline(context, line);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pcm');
  await expect(page.locator('fieldset, .field').first()).toBeVisible();
  await look(page, 'offline-language');

  await comeBack(context, line);
  line.deploy();
  await page.close();
  const again = await openWithNewerWorker(context, line);
  await goOffline(context, line);
  await again.reload();
  await expect(again.locator('html')).toHaveAttribute('lang', 'pcm');
  expect(await keptLanguages(again)).toEqual(['pcm', 'speak']);
  await line.close();
});

/** The parts of the translation that are stored: catalogues, and what reads them. */
const keptLanguages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('matricula-language')).keys()).map(({ url }) => /\/(\w+)-[^/]+$/.exec(url)?.[1]).sort(),
  );

test('logging out leaves nothing personal on the device', async ({ page, college }) => {
  const rrr = await paidRrr(callerOf(college.address));
  const line = await deploymentBefore(college.address);
  await logIn(page, line, rrr);
  await page.reload();
  await address(page).waitFor();
  // At once: 'Log out' is drawn late, and nothing for visitors until then.
  expect(await page.getByRole('banner').getByText('Login').count()).toBe(0);
  await isKept(page);
  await address(page).fill('9 Private Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await expect
    .poll(() => browserStorage(page), { message: 'the application is kept on the device' })
    .toContain('Okafor');
  await page.getByRole('button', { name: 'Log out of this device' }).click();
  await expect(page.getByText('What you filled in has reached the college.')).toBeVisible();
  await look(page, 'log-out');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(`${line.address}/`);
  const kept = await browserStorage(page);
  for (const personal of ['Okafor', '9 Private Road', rrr, 'token', 'example.com'])
    expect(kept).not.toContain(personal);
  await page.goto(`${line.address}/jupeb_application`);
  await expect(page).toHaveURL(/\/jupeb_login$/);
  await line.close();
});
