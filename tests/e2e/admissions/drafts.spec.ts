import type { BrowserContext, Locator, Page } from '@playwright/test';
import { saveJupeb, submitApplication, type Applicant } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { fillPersonalDetails, generateInvoice, logIn, payByCard } from '../../support/jupebWalk.ts';
import { enterAs, paidApplicant } from '../../support/openForm.ts';
import { PROGRAMMES } from '../../support/programmes.ts';

test.use({ viewport: { width: 360, height: 740 } });

const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;

const address = (page: Page) => page.getByLabel(/^Address/);

/** Resolves when its first section is drawn: what a line brings has come. */
async function intoTheForm(page: Page): Promise<string> {
  const rrr = await generateInvoice(page);
  await payByCard(page);
  await logIn(page);
  await expect(address(page)).toBeVisible();
  return rrr;
}

test('a reload in the middle of a word finds it again', async ({ page }) => {
  await intoTheForm(page);
  await address(page).pressSequentially('12 Mar');
  await page.reload();
  await expect(address(page)).toHaveValue('12 Mar');
  await test.step('that it is saved is said once, and stands where it covers nothing', async () => {
    const status = page.locator('.draft-status');
    const said = page.locator('.m-flow [role=status]');
    await said.evaluate((region) =>
      new MutationObserver(() =>
        region.setAttribute('data-said', `${region.getAttribute('data-said') ?? ''}${region.textContent}.`),
      ).observe(region, { childList: true, characterData: true, subtree: true }),
    );
    for (const word of ['ina', ' Road', ', Aba']) {
      await address(page).pressSequentially(word);
      await expect(status).toHaveText('Saved on this device');
      await expect(status).toHaveText('Saved');
    }
    await expect(said).toHaveAttribute('data-said', 'Saved.');
    const [pill, next] = [
      (await status.boundingBox())!,
      (await page.getByRole('button', { name: 'Next' }).boundingBox())!,
    ];
    expect(pill.y).toBeGreaterThan(next.y + next.height);
  });
});

const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();

/** To another of the portal's addresses, as a link of it leads there: nothing is loaded anew. */
const follow = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

const WAYS_OUT: readonly (readonly [string, (page: Page) => Promise<void>, RegExp])[] = [
  ['the home page', home, /\/$/],
  ['the preview', (page) => follow(page, '/jupeb_application/preview'), /\/preview$/],
  ['the page of a referee', (page) => follow(page, '/pg_referee_form'), /\/pg_referee_form$/],
];

test('what was typed is there again after another page and Back, and typing goes on', async ({ page }) => {
  await intoTheForm(page);
  let typed = '';
  for (const [to, leave, there] of WAYS_OUT) {
    await address(page).press('Control+End');
    await address(page).pressSequentially(` ${to}`);
    typed += ` ${to}`;
    await expect(page.locator('.draft-status')).toHaveText('Saved');
    await leave(page);
    await expect(page).toHaveURL(there);
    await expect(address(page)).toHaveCount(0);
    await page.goBack();
    await expect(address(page), `back from ${to}`).toHaveValue(typed);
  }
  await address(page).press('Control+End');
  await address(page).pressSequentially('.');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await expect(page.getByText('was also filled in another tab or on another device')).toHaveCount(0);
  await page.reload();
  await expect(address(page)).toHaveValue(`${typed}.`);
});

/** The section before has addresses too, and stands there until this one is drawn. */
async function backToPersonalDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
}

test('what was typed in two sections is there again after a reload, Previous and Back', async ({ page }) => {
  await intoTheForm(page);
  await fillPersonalDetails(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/#section_b$/);
  const sponsor = page.getByRole('group', { name: /sponsor/i }).getByLabel(/name/i);
  await sponsor.fill('Chidi Okafor');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await page.reload();
  await expect(sponsor).toHaveValue('Chidi Okafor');
  await backToPersonalDetails(page);
  await address(page).fill('13 Marina Road, Aba');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await openStepsByKey(page, page.getByRole('button', { name: 'Step 1 of 4: Personal Details' }));
  await page.getByRole('button', { name: /Sponsor & Referee/ }).click();
  await expect(sponsor).toHaveValue('Chidi Okafor');
  await home(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(sponsor).toHaveValue('Chidi Okafor');
  await backToPersonalDetails(page);
  await expect(address(page)).toHaveValue('13 Marina Road, Aba');
  await expect(page.getByText('was also filled in another tab or on another device')).toHaveCount(0);
});

/** The list is one line on a phone: Enter opens it, Escape closes it and comes back, and the steps follow in the order of Tab. */
async function openStepsByKey(page: Page, line: Locator): Promise<void> {
  await expect(page.getByRole('button', { name: /Sponsor & Referee/ })).toBeHidden();
  await line.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await look(page, 'steps');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Personal Details (current)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await expect(line).toBeFocused();
  await line.press('Enter');
}

test('without a line everything is kept on the device, and sent when the line is back', async ({ page, context }) => {
  await intoTheForm(page);
  await context.setOffline(true);
  await address(page).pressSequentially('7 Offline Road');
  await expect(page.locator('.draft-status')).toHaveText('Offline: kept on this device');
  await look(page, 'form-offline');
  const said = page.getByRole('status').filter({ hasText: /^(Offline|Saved)/ });
  await expect(said, 'for a screen reader').toHaveText('Offline: kept on this device');
  await context.setOffline(false);
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await expect(said, 'for a screen reader').toHaveText('Saved');
});

test('another device goes on where this one stopped, and this one where that one did', async ({
  page,
  browser,
  college,
}) => {
  const rrr = await intoTheForm(page);
  await address(page).pressSequentially('12 Marina Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  const other = await (await browser.newContext({ baseURL: college.address })).newPage();
  await other.goto('/jupeb_login');
  await other.getByLabel('RRR').fill(rrr);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(address(other)).toHaveValue('12 Marina Road');
  await home(page);
  await address(other).fill('12 Marina Road, Aba');
  await expect(other.locator('.draft-status')).toHaveText('Saved');
  await other.context().close();
  await page.goBack();
  await expect(address(page)).toHaveValue('12 Marina Road, Aba');
  await address(page).fill('12 Marina Road, Aba South');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
});

test('two devices that went apart are shown side by side, and the applicant chooses', async ({
  page,
  context,
  browser,
  college,
}) => {
  const rrr = await intoTheForm(page);
  await address(page).pressSequentially('1 First Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  await context.setOffline(true);
  await address(page).fill('2 This Road');

  const other = await (await browser.newContext({ baseURL: college.address })).newPage();
  await other.goto('/jupeb_login');
  await other.getByLabel('RRR').fill(rrr);
  await other.getByRole('button', { name: 'Login' }).click();
  await address(other).fill('3 Other Road');
  await expect(other.locator('.draft-status')).toHaveText('Saved');
  await other.context().close();

  await context.setOffline(false);
  await expect(page.getByText('Personal Details was also filled in another tab or on another device')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Personal Details was also filled/ })).toBeFocused();
  await expect(page.getByRole('group')).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: 'Keep these answers' }),
    'all of it in one screen of a phone',
  ).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel(/Here, \d\d:\d\d: 2 This Road$/)).toBeChecked();
  await look(page, 'conflict');
  await page.getByLabel(/Elsewhere, \d\d:\d\d: 3 Other Road$/).check();
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(address(page)).toHaveValue('3 Other Road');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
});

/** An application of which every section is saved, open at its first on this device, where something has been typed since. */
async function typedAfterTheSaves(
  context: BrowserContext,
  college: string,
): Promise<{ page: Page; applicant: Applicant; submit: () => Promise<unknown> }> {
  const server = callerOf(college);
  const applicant = await paidApplicant(server, JUPEB);
  await saveJupeb(server, applicant);
  const page = await context.newPage();
  await enterAs(page, JUPEB, applicant);
  await page.goto('/jupeb_application#check');
  await page.getByRole('button', { name: 'Change Personal Details' }).click();
  await address(page).fill('7 New Road, Enugu');
  await expect(page.locator('.draft-status')).toHaveText('Saved');
  return {
    page,
    applicant,
    submit: async () => expect((await submitApplication(server, applicant.token)).status).toBe(200),
  };
}

const alreadySubmitted = (page: Page) =>
  page.getByRole('heading', { name: 'Your application has already been submitted' });

async function readsWhatWasNotTaken(page: Page, typed: string): Promise<void> {
  await expect(alreadySubmitted(page)).toBeFocused();
  await expect(page.getByText(/It was submitted on \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible();
  const change = page.getByRole('region', { name: 'Personal Details' });
  await expect(change).toContainText(`Not taken: ${typed}`);
  await expect(change).toContainText('In your application: 12 Marina Road, Aba');
}

test('a tab whose application was submitted in another is told so, and what it typed can be read and copied', async ({
  context,
  college,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, submit } = await typedAfterTheSaves(context, college.address);
  await submit();
  await address(page).fill('8 Newer Road, Enugu');
  await readsWhatWasNotTaken(page, '8 Newer Road, Enugu');
  await look(page, 'not-taken');
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('8 Newer Road, Enugu');

  await page.reload();
  await readsWhatWasNotTaken(page, '8 Newer Road, Enugu');
  await page.getByRole('button', { name: 'Open your slip' }).click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  await page.goto('/jupeb_application');
  await expect(page).toHaveURL(/\/preview$/);
});

test('a tab that saves a section of an application submitted elsewhere is told so too', async ({
  context,
  college,
}) => {
  const { page, submit } = await typedAfterTheSaves(context, college.address);
  await submit();
  await page.getByRole('button', { name: 'Check and submit' }).click();
  await readsWhatWasNotTaken(page, '7 New Road, Enugu');
});

test('a device that comes back after another has submitted is told so at its login', async ({ context, college }) => {
  const { page, applicant, submit } = await typedAfterTheSaves(context, college.address);
  await context.setOffline(true);
  await address(page).fill('9 Offline Road, Enugu');
  await expect(page.locator('.draft-status')).toHaveText('Offline: kept on this device');
  await page.close();
  await submit();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/jupeb_login');
  await again.getByLabel('RRR').fill(applicant.rrr);
  await again.getByRole('button', { name: 'Login' }).click();
  await readsWhatWasNotTaken(again, '9 Offline Road, Enugu');
});

test('a session that ran out leads to the login and loses nothing', async ({ page }) => {
  const rrr = await intoTheForm(page);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Please log in again to continue' } }),
  );
  await address(page).pressSequentially('9 Late Road');
  await expect(page).toHaveURL(/\/jupeb_login$/);
  await page.unroute('**/api/**');
  await page.getByLabel('RRR').fill(rrr);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(address(page)).toHaveValue('9 Late Road');
});
