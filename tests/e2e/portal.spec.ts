import type { Locator, Page } from '@playwright/test';
import { expect, glance, glanceNarrow, look, test } from '../support/e2e.ts';
import { catalogueOf, HOUSE } from '../support/programmes.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the words and cards of the landing page are in the HTML, with their styles', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'JUPEB', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply for National Diploma' })).toHaveAttribute('href', '/nd_login');
    await expect(page.getByRole('link', { name: 'Apply for JUPEB' })).toHaveAttribute('href', '/?mode=jupeb');
    await expect(page.getByRole('link', { name: /^\+?\d/ }).first()).toHaveAttribute('href', /^tel:/);
    expect(
      await page
        .locator('.card')
        .first()
        .evaluate((card) => getComputedStyle(card).borderTopWidth),
    ).toBe('3px');
  });
});

const LEADS: Readonly<Record<string, string>> = {
  putme: '/generate_jamb_students_invoice',
  direct_entry: '/generate_jamb_students_invoice',
  pg: '/pg_students_invoice',
  four_year_sandwich: '/pg_students_invoice',
  five_year_sandwich: '/pg_students_invoice',
  uni_transfer: '/generate_inter_university_invoice',
  cce: '/generate_cce_invoice',
  staff_request: '/generate_staff_request_invoice',
  jupeb: '/generate_application_invoice',
  nd: '/generate_nd_invoice',
  hnd: '/generate_hnd_invoice',
  certificate_courses: '/generate_certificate_course_invoice',
  supplementary_diploma: '/generate_supplementary_invoice',
};

test('thirteen modes lead where they should; any other is only logged', async ({ page }) => {
  for (const [mode, path] of Object.entries(LEADS)) {
    await page.goto(`/?mode=${mode}`);
    await expect(page, mode).toHaveURL((url) => url.pathname === path);
    await expect(page.getByLabel('Invoice type')).not.toHaveValue('');
  }
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/?mode=astronomy');
  expect((await warned).text()).toContain('astronomy');
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
});

test('pages that need a choice lead back when there was none', async ({ page }) => {
  for (const [from, to] of [
    ['/dashboard', '/'],
    ['/no_such_page', '/'],
    ['/generate_application_invoice', '/'],
    ['/jupeb_students_invoice', '/jupeb_login'],
    ['/generate_jupeb_invoice', '/jupeb_login'],
    ['/jupeb_application', '/jupeb_login'],
    ['/jupeb_application/preview', '/jupeb_login'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL((url) => url.pathname === to);
  }
});

test('an announcement is previewed in seventy characters and read whole in a dialog', async ({ page }) => {
  await page.goto('/');
  const item = page.locator('.news__item').first();
  expect((await item.locator('p').textContent())!.replace(/…$/, '').length).toBeLessThanOrEqual(70);
  const button = item.getByRole('button');
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look(page, 'announcement');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('mistakes of the invoice pages are told in their own words', async ({ page }) => {
  await page.goto('/?mode=jupeb');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('please input mobile number')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.getByLabel('Phone number').fill('12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('invalid phone number')).toBeVisible();
  await look(page, 'generate-invoice-mistake');
  await page.getByLabel('Phone number').fill('08031110000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Session')).toBeDisabled();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByText('please enter your surname')).toBeVisible();
  await expect(page.getByText('please enter your first name')).toBeVisible();
  await expect(page.getByText('please input email address')).toBeVisible();
  await expect(page.getByLabel('Surname')).toBeFocused();
  await look(page, 'generate-invoice-form');
});

test('what was typed for an invoice survives a reload and a line that is down', async ({ page, context }) => {
  await page.goto('/?mode=jupeb');
  await page.getByLabel('Phone number').fill('08031110001');
  await page.reload();
  await expect(page.getByLabel('Phone number')).toHaveValue('08031110001');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Surname').fill('Okafor');
  await page.reload();
  await expect(page.getByLabel('Surname')).toHaveValue('Okafor');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await context.setOffline(true);
  await expect(page.getByText('oops!, looks you are offline!')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByText('The college could not be reached')).toBeVisible();
  await expect(page.getByText('Invoice generated failed!!')).toBeVisible();
  await look(page, 'generate-invoice-offline');
  await context.setOffline(false);
  await expect(page.getByText('you are back online!')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Invoice' }).dblclick();
  await expect(page.getByText('Invoice generated successfully!')).toBeVisible();
});

test('the login says what is wrong', async ({ page }) => {
  await page.goto('/jupeb_login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('please input your RRR')).toBeVisible();
  await page.getByLabel('RRR').fill('000000000000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid Action!')).toBeVisible();
  await expect(page.getByText('Invalid action, please enter correct details'), 'it is said once').toHaveCount(1);
  await expectInTheOpen(page, page.locator('main .bp6-intent-primary').first());
  await look(page, 'login');
  await page.getByLabel('RRR').press('Enter');
  await page.getByLabel('RRR').press('Enter');
  await expect(page.locator('.flag'), 'one flag in place of another').toHaveCount(1);
});

/** A flag covers nothing of these, what is focused first of all: success criterion 2.4.11. */
async function expectInTheOpen(page: Page, ...others: readonly Locator[]): Promise<void> {
  const flag = (await page.locator('.flag').boundingBox())!;
  const isCovered = async (each: Locator) => {
    const box = (await each.boundingBox())!;
    return box.y < flag.y + flag.height && box.y + box.height > flag.y && box.x + box.width > flag.x;
  };
  for (const each of [page.locator(':focus'), ...others])
    await expect.poll(() => isCovered(each), { message: 'the flag covers it no more' }).toBe(false);
  expect(await isCovered(page.locator('h1').first()), 'the heading').toBe(false);
}

test('a flag that comes as a field at the top of the screen is typed in leaves it in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/jupeb_login');
  await page.getByLabel('RRR').fill('000000000000');
  await page
    .getByLabel('RRR')
    .evaluate((field) =>
      window.scrollTo({ top: field.getBoundingClientRect().top + window.scrollY - 4, behavior: 'instant' }),
    );
  await page.getByLabel('RRR').press('Enter');
  await expect(page.getByText('Invalid Action!')).toBeVisible();
  await expectInTheOpen(page);
});

test('a slip that nobody printed is not genuine', async ({ page }) => {
  await page.goto('/verify_slip/nonsense');
  await expect(page.getByRole('alert')).toContainText('not known');
  await look(page, 'verify-slip-unknown');
});

test('the first application is in sight on a phone, and a filter shows what one has leads to', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'JUPEB', exact: true })).toBeInViewport();
  await look(page, 'landing');
  await page.getByRole('button', { name: 'Degree', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Postgraduate', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'JUPEB', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(catalogueOf([HOUSE]).programmes.length);
  for (const [name, path] of [
    ['Admission status', '/admission_status_reciepts'],
    ['Receipts', '/fee_receipt'],
    ['Transcript', '/sundry/transcript'],
    ['Clearance', '/components_clerance_form'],
    ['Fees', '/bursary_collection/all'],
  ] as const) {
    await expect(page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name })).toHaveAttribute(
      'href',
      path,
    );
  }
});

test.describe('in another language', () => {
  const choose = async (page: Page, name: string) => {
    const reloaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByLabel('Language').selectOption({ label: name });
    await reloaded;
  };
  const catalogues = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/(ha|ig|pcm|yo)-\w+\.js/.exec(name)?.[1])
        .filter(Boolean),
    );

  test('an English reader fetches no catalogue', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await catalogues(page)).toEqual([]);
    await look(page, 'language-english');
  });

  test('the device remembers a language, on every page, and what has no translation is marked as English', async ({
    page,
  }) => {
    await page.goto('/');
    await choose(page, 'Naijá');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pcm');
    await expect(page.getByRole('heading', { name: /^You don welcome to / })).toBeVisible();
    expect(await catalogues(page)).toEqual(['pcm']);
    await expect(page.getByRole('contentinfo')).toContainText('Draft translation');
    await expect(page.getByText('Postgraduate', { exact: true }).first()).toHaveAttribute('lang', 'en');
    await look(page, 'language-naija');
    await glanceNarrow(page, 'language-naija');
    await page.setViewportSize({ width: 1280, height: 800 });
    await glance(page, 'language-naija');
    await page.goto('/jupeb_login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pcm');
    await choose(page, 'English');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('one that is half translated is offered to those alone who have chosen it before', async ({
    page,
    context,
    baseURL,
  }) => {
    const offered = () => page.getByRole('contentinfo').getByRole('option').allTextContents();
    await page.goto('/');
    expect(await offered()).toEqual(['English', 'Naijá']);
    await context.addCookies([{ name: 'language', value: 'ha', url: baseURL! }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Barka da zuwa / })).toBeVisible();
    expect(await offered()).toEqual(['English', 'Hausa', 'Naijá']);
  });

  test('names are put into sentences, and mistakes are told in the language', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'pcm', url: baseURL! }]);
    await page.goto('/?mode=jupeb');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Jupeb Invoice');
    await expect(page).toHaveTitle('Make Jupeb Invoice');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('abeg put phone number')).toBeVisible();
    await look(page, 'language-naija-invoice');
    await page.goto('/jupeb_login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('abeg put your RRR')).toBeVisible();
    await look(page, 'language-naija-login');
  });

  test('a language that there is not is English', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'klingon', url: baseURL! }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
  });
});
