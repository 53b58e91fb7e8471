import type { Page, Request } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, test } from '../../support/e2e.ts';
import { logIn, PASSWORD, signIn } from '../../support/logIn.ts';
import { codeFor } from '../../support/mailbox.ts';
import { watchedLineTo } from '../../support/watchedLine.ts';

const STREAM = '/Notification/stream';

interface Calls {
  /** Since the page was opened or `begin`, as `GET /Faculty/faculties`, without queries. */
  made(): readonly string[];
  begin(): void;
  /** Resolves when all are answered, but for the stream that stands open. */
  quiet(): Promise<void>;
}

function callsOf(page: Page): Calls {
  let calls: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    if (!request.url().includes('/api/') || path === STREAM) return;
    calls.push(`${request.method()} ${path}`);
    open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
  return {
    made: () => calls,
    begin: () => {
      calls = [];
    },
    quiet: () => expect.poll(() => open.size, { message: 'every call is answered' }).toBe(0),
  };
}

const dashboard = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
}

test('a page that opens with an old token exchanges it once for all its calls', async ({ page }) => {
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('matricula.expires', JSON.stringify(new Date(0).toISOString())));
  const calls = callsOf(page);
  await page.goto('/user_management/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await calls.quiet();
  expect(calls.made().filter((call) => call.includes('refresh-token'))).toEqual(['POST /Authentication/refresh-token']);
  expect(new Set(calls.made()).size, 'the exchange, and calls that waited for it').toBeGreaterThan(4);
});

test('a search that is typed on is given up on the server too', async ({ page, college }) => {
  const isFirst = (path: string) => /all-users\?.*search=bel(&|$)/.test(path);
  const line = await watchedLineTo(college.address, (path) => (isFirst(path) ? 20_000 : 0));
  try {
    await page.goto(`${line.address}/login`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dashboard(page);
    await page.goto(`${line.address}/user_management/users`);
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    const asked = page.waitForRequest((request) => isFirst(request.url()));
    await page.getByRole('searchbox').fill('bel');
    await asked;
    expect(line.givenUp.filter(isFirst)).toEqual([]);
    await page.getByRole('searchbox').fill('bel ibra');
    await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
    expect(line.givenUp.filter(isFirst)).toHaveLength(1);
  } finally {
    await line.close();
  }
});

test('after a save only what it changed is fetched: neither the menu nor notices nor notifications', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const calls = callsOf(page);
  await page.goto('/school_setup/manage_faculty_and_department');
  await page.getByRole('link', { name: 'Faculty of Law', exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Faculty of Law');
  await calls.quiet();
  calls.begin();
  await page.getByLabel('Name').fill('Faculty of Law and Justice');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The faculty was saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Faculty of Law and Justice' })).toBeVisible();
  const departments = 'GET /Department/departments';
  await expect.poll(() => calls.made(), 'the record counts its departments as it opens').toContain(departments);
  await calls.quiet();
  const [write, ...reads] = calls.made();
  expect(write).toMatch(/^PUT \/Faculty\/faculties\/\d+$/);
  expect(new Set(reads)).toEqual(new Set([write!.replace('PUT', 'GET'), departments]));
  expect(reads.length, 'the form, the record that follows and its tab').toBeLessThanOrEqual(3);
});

test('a change of what a role may do asks for the menu anew', async ({ page }) => {
  await signIn(page, 'admin');
  const calls = callsOf(page);
  await page.goto('/user_management/roles');
  await page.getByRole('link', { name: 'dean', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Reports/ }).click();
  await calls.quiet();
  calls.begin();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('The role has been saved')).toBeVisible();
  expect(calls.made()).toContain('GET /Menus/menus');
  expect(calls.made().filter((call) => /Notices|Notification/.test(call))).toEqual([]);
});

test('who signs out is signed out in every tab, and in the place of another too', async ({ page, college }) => {
  await logIn(page, 'admin');
  await dashboard(page);
  const users = await page.context().newPage();
  await users.goto('/user_management/users');
  await expect(users.getByRole('table', { name: 'Users' })).toBeVisible();
  const api = callerOf(college.address);
  const token = JSON.parse((await page.evaluate(() => localStorage.getItem('matricula.token')))!) as string;
  const {
    data: { path },
  } = await api.call('POST', '/api/Authentication/impersonate', {
    token,
    body: { userName: 'student', reason: 'She cannot see her fees' },
  });
  const place = await page.context().newPage();
  await place.goto(path);
  await place.getByRole('button', { name: 'Take their place' }).click();
  await expect(place.getByRole('complementary', { name: 'Impersonation' })).toBeVisible();

  await signOut(page);
  for (const tab of [users, place]) {
    await expect(tab.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(tab.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
    expect(
      await tab.evaluate(() =>
        [localStorage, sessionStorage]
          .flatMap((storage) => Object.keys(storage))
          .filter((key) => /token|claims|menuItems/i.test(key)),
      ),
    ).toEqual([]);
  }
});

test('who signs in next in the same tab is shown nothing that was fetched for the person before', async ({ page }) => {
  const openAccount = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Account', exact: true }).click();
  };
  await logIn(page, 'admin');
  await dashboard(page);
  await openAccount();
  await expect(page.getByText('admin@matricula.example')).toBeVisible();
  await signOut(page);
  await page.route('**/api/Authentication/account', () => undefined);
  await page.getByLabel('Username').fill('bursar');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dashboard(page);
  await openAccount();
  await expect(page.getByRole('heading', { name: 'Manage Profile' })).toBeVisible();
  await expect(page.getByText('admin@matricula.example')).toHaveCount(0);
});

test('a reload or a step back in the middle of signing in stays in it, and each code is mailed once', async ({
  page,
}) => {
  const codes = callsOf(page);
  const mailed = () => codes.made().filter((call) => /change-email|authentication\/code/.test(call)).length;
  await logIn(page, 'newcomer');
  await expect(page).toHaveURL(/\/change_email$/);
  await page.reload();
  await page.getByPlaceholder('Enter your email address').fill('maryam@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/verify_otp$/);
  await expect(page.getByText('sent to m•••@example.com')).toBeVisible();
  await codes.quiet();
  expect(mailed(), 'the address was sent a code, and the page did not ask for another').toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Verify it is you' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('sent to m•••@example.com')).toBeVisible();
  await page.getByLabel('Your code').fill(await codeFor(page, 'maryam@example.com'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Welcome, Yusuf Maryam.')).toBeVisible();
});
