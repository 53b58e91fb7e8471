import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { PageDefinitions } from '#contract/kit/page.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { REPORTS } from '#contract/reports/pages.ts';
import { SCHOOL } from '#contract/school/pages.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { expect, glance, look, test } from '../../support/e2e.ts';
import { logIn, signIn } from '../../support/logIn.ts';
import { setDay } from '../../support/setDay.ts';

/** What the login would have said of this person. */
const remember = (page: Page, name: string, value: unknown) =>
  page.evaluate(([key, text]) => localStorage.setItem(`matricula.${key}`, text!), [name, JSON.stringify(value)]);

async function comeIn(page: Page, userName: string): Promise<void> {
  await logIn(page, userName);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

for (const [width, person] of [
  [360, 'admissions'],
  [1280, 'student'],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a rating is asked for while the login said so, and is taken once', async ({ page }) => {
      await comeIn(page, person);
      await remember(page, 'displayCSATModal', true);
      await page.reload();
      const dialog = page.getByRole('dialog', { name: 'Rate your experience in the last 3 months' });
      await expect(dialog.getByRole('radio')).toHaveCount(5);
      await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
      await look(page, 'rating');
      await dialog.getByLabel('Poor').focus();
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
      await expect(dialog.getByLabel('Good')).toBeChecked();
      await dialog.getByLabel('Comment (optional)').fill('Quick on my phone');
      await page.route('**/api/Dashboard/create-rating', (route) => route.fulfill({ status: 500 }), { times: 1 });
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Rating Action Failed!')).toBeVisible();
      await expect(page.getByText("Coudn't submit rating!")).toBeVisible();
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Thank You!')).toBeVisible();
      await expect(page.getByText('Your input helps us improve and serve you better!')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    test('home leads to what waits, and the palette to everything else', async ({ page }) => {
      await comeIn(page, 'admin');
      const vacant = page
        .getByRole('region', { name: 'Waiting for you' })
        .getByRole('link', { name: /Departments without a head/ });
      await expect(vacant).toBeVisible();
      await look(page, 'home');
      await vacant.click();
      await expect(page).toHaveURL(/\/assign_staff\/hod\?held=false$/);
      await expect(page.getByRole('table')).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Quick access' });
      await palette.getByRole('combobox').fill('bello');
      const bello = palette.getByRole('option', { name: /^Bello Ibrahim/ });
      await expect(bello).toBeVisible();
      await look(page, 'palette');
      await bello.click();
      await expect(page.getByRole('heading', { name: 'Bello Ibrahim' })).toBeVisible();
      await expect(palette).toHaveCount(0);
      const button = page.getByRole('button', { name: 'Quick access' });
      await button.click();
      await expect(
        palette.getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Heads of departments' }),
      ).toHaveAttribute('href', /held=false$/);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      if (width < 900) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Users' })).toBeInViewport({
          ratio: 1,
        });
        await look(page, 'drawer');
        await page.mouse.click(width - 10, 400);
        await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
      }
      await page.keyboard.press('Shift+?');
      const keys = page.getByRole('dialog', { name: 'Keys of this page' });
      await keys.getByRole('checkbox', { name: /^Single keys do something/ }).uncheck();
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
      await page.keyboard.press('Shift+?');
      await page.keyboard.press('Control+k');
      await expect(palette).toBeVisible();
      await expect(keys).toHaveCount(0);
    });

    test('a birthday is greeted until a click, which does what it was meant for', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await comeIn(page, 'student');
      await setDay(page, '2027-03-14');
      await page.reload();
      await expect(page.locator('canvas')).toBeVisible();
      await expect(page.getByText('Happy birthday, Okonkwo Adaeze Grace!')).toBeVisible();
      await look(page, 'birthday');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
      await expect(page.getByText('Happy birthday')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await page.waitForTimeout(2500);
      await expect(page.getByText('Happy birthday')).toHaveCount(0);
    });

    test('nothing moves for who asked for that, and the wishes are there', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await comeIn(page, 'student');
      await setDay(page, '2028-03-14');
      await page.reload();
      await expect(page.getByText('Happy birthday, Okonkwo Adaeze Grace!')).toBeVisible();
      await expect(page.locator('canvas')).toHaveCount(0);
    });

    test('the house is dressed in December and not before', async ({ page }) => {
      await comeIn(page, 'admissions');
      await setDay(page, '2026-11-30');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(page.locator('.december')).toHaveCount(0);
      await page.unroute('**/dashboard');
      await setDay(page, '2026-12-01');
      await page.reload();
      await expect(page.locator('.december')).toBeAttached();
      await look(page, 'december');
    });

    test('the avatar menu leads to the account, the profile and the settings; a phone number is corrected', async ({
      page,
    }) => {
      const goTo = async (name: string) => {
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name, exact: true }).click();
      };
      await comeIn(page, person);
      await goTo('Account');
      await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
      await goTo('Settings');
      await expect(page).toHaveURL(/\/profile#settings$/);
      await expect(page.getByLabel('A code by email')).toBeVisible();
      await goTo('Manage Profile');
      await page.getByLabel('Phone number').fill('12');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('invaild phone number', { exact: true })).toBeVisible();
      await look(page, 'manage-profile');
      await page.getByLabel('Phone number').fill('+2348031234567');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your profile has been saved')).toBeVisible();
      await page.getByRole('tab', { name: 'Account' }).click();
      await expect(page.getByText('08031234567')).toBeVisible();
      await look(page, 'account');
    });

    test('a line that goes and comes back is told, each by its flag', async ({ page, context }) => {
      await comeIn(page, 'admissions');
      await context.setOffline(true);
      await expect(page.getByRole('alert').filter({ hasText: 'Offline!' })).toContainText(
        'Offline!oops!, looks you are offline!',
      );
      await look(page, 'offline');
      await context.setOffline(false);
      await expect(page.locator('[aria-live]').filter({ hasText: 'Online.' })).toContainText('you are back online!');
      await expect(page.getByText('Offline!')).toHaveCount(0);
    });
  });
}

/** As a link of the portal leads there: nothing is loaded anew. */
async function goTo(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector('main')!.setAttribute('data-left', '');
    history.pushState({ idx: 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  }, to);
  await expect(page.locator('main:not([data-left]) h1'), to).not.toHaveText(/^Loading/);
}

/** Those of a record lead away where the address names none. */
const OF_A_RECORD: readonly string[] = [
  SHELL.dashboard,
  ACADEMICS.broadsheet,
  ACADEMICS.provisional,
  ADMISSIONS.putmeScores,
  FINANCE.case,
  FINANCE.reconciliation,
  PEOPLE.user,
  PEOPLE.auditEntry,
].map(({ to }) => to);

/** Where the first row of a page's list begins, or what stands in place of rows; undefined on a page without a list. A report has figures and a chart first. */
const firstRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector(
      'main .list:not(.report .list) tbody tr, main .toolbar ~ .nothing, main .queue .queue__list, main .queue ~ .nothing',
    );
    return row ? Math.round(row.getBoundingClientRect().top + scrollY) : undefined;
  });

/** Lists that belong to one record are looked at in that record's own journey. */
const LISTS_OF_A_RECORD: readonly string[] = ['differences', 'selection-places', 'scholarship-awards'];

const WINGS: Readonly<Record<string, PageDefinitions>> = {
  academics: ACADEMICS,
  admissions: ADMISSIONS,
  communication: COMMUNICATION,
  finance: FINANCE,
  hostels: HOSTELS,
  people: PEOPLE,
  reports: REPORTS,
  school: SCHOOL,
  students: STUDENTS,
};

test('every wing that declares lists is looked at', () => {
  expect(readdirSync('schemas/lists').filter((wing) => !(wing in WINGS))).toEqual([]);
});

for (const [wing, pages] of Object.entries(WINGS)) {
  test(`on every list of ${wing} the first row stands within 300 pixels of the top`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const found: { readonly title: string; readonly top: number }[] = [];
    for (const { name, to } of Object.values(pages).filter(
      (each) => !each.to.includes(':') && !OF_A_RECORD.includes(each.to),
    )) {
      await goTo(page, to);
      await expect(page.getByRole('status', { name: /^Loading/ }), name).toHaveCount(0);
      await glance(page, `screen${to.replaceAll('/', '-')}`);
      const top = await firstRow(page);
      if (top !== undefined) found.push({ title: (await page.locator('main h1').textContent())!, top });
    }
    const declared = globSync(`schemas/lists/${wing}/*.json`)
      .filter((path) => !LISTS_OF_A_RECORD.includes(basename(path, '.json')))
      .map((path) => (JSON.parse(readFileSync(path, 'utf8')) as { title: string }).title);
    expect(
      declared.filter((title) => !found.some((list) => list.title === title)),
      'lists without a row that was looked at',
    ).toEqual([]);
    expect(found.filter(({ top }) => top > 300)).toEqual([]);
  });
}
