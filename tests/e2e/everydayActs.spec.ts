import type { Page } from '@playwright/test';
import type { Trouble } from '#remita-sandbox/trouble.ts';
import { invoiceFor } from '../support/applicant.ts';
import { callerOf } from '../support/call.ts';
import { expect, test } from '../support/e2e.ts';
import { keyboardUserAt, type KeyboardUser } from '../support/keyboardUser.ts';
import { logIn, tokenOf } from '../support/logIn.ts';
import { payByPost } from '../support/payByPost.ts';

/** What people do every day, with the keyboard alone; each number is the most keys that it may take, beside what is typed. */
test.use({ viewport: { width: 1280, height: 800 } });

let lostRrr: string;

test.beforeAll(async ({ college }) => {
  const [caller, token] = [callerOf(college.address), await tokenOf(college.address, 'bursar')];
  const paid = async (trouble: Trouble) => {
    const rrr = await invoiceFor(caller);
    await payByPost((await caller.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`)).data, trouble);
    return rrr;
  };
  for (const rrr of [await paid('short'), await paid('short')])
    await caller.call('POST', '/api/Payment/recheck', { token, body: { rrr } });
  lostRrr = await paid('lost');
  await caller.call('POST', '/api/Payment/start-reconciliation', { token });
});

async function comeIn(page: Page, userName: string): Promise<KeyboardUser> {
  await logIn(page, userName);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  return keyboardUserAt(page);
}

const tell = (who: string, { took }: KeyboardUser) =>
  console.log(
    [
      `${who}, keys (letters typed beside them):`,
      ...took.map(({ act, keys, letters }) => `  ${act}: ${keys} (${letters})`),
    ].join('\n'),
  );

const opened = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

/** The dialog in which an act is confirmed, where it asks nothing. */
async function confirm(page: Page, keyboard: KeyboardUser, name: string): Promise<void> {
  await keyboard.tabTo(page.getByRole('dialog').getByRole('button', { name, exact: true }));
  await keyboard.press('Enter');
}

async function download(page: Page, keyboard: KeyboardUser, format: string): Promise<string> {
  await keyboard.press('d');
  await expect(page.getByRole('dialog', { name: 'Download' }).getByRole('button').first()).toBeFocused();
  await keyboard.tabTo(page.getByRole('dialog', { name: 'Download' }).getByRole('button', { name: format }));
  const [file] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Download' })).toHaveCount(0);
  return file.suggestedFilename();
}

test('a head of department', async ({ page }) => {
  const keyboard = await comeIn(page, 'hod');
  await keyboard.act('opens the work that waits', 2, async () => {
    await keyboard.tabTo(page.getByRole('link', { name: /Courses without a lecturer/ }));
    await keyboard.press('Enter');
    await opened(page, 'Course assignments');
  });
  await keyboard.act('finds a course', 2, () => keyboard.goTo('csc 301', /^CSC 301/, /^CSC 301/));
  await keyboard.act('switches it off', 9, async () => {
    await keyboard.tabTo(page.getByRole('button', { name: 'Deactivate' }));
    await keyboard.press('Enter');
    await confirm(page, keyboard, 'Deactivate');
    await expect(page.getByRole('button', { name: 'Activate' })).toBeFocused();
  });
  await keyboard.act('corrects the title of another', 9, async () => {
    await keyboard.goTo('csc 401', /^CSC 401/, /^CSC 401/);
    await keyboard.tabTo(page.getByRole('link', { name: 'Edit' }));
    await keyboard.press('Enter');
    await keyboard.tabTo(page.getByRole('textbox', { name: 'Title' }));
    await keyboard.type('Compilers and Interpreters');
    await keyboard.press('Enter');
    await opened(page, 'CSC 401: Compilers and Interpreters');
  });
  await keyboard.act('downloads the list of courses', 6, async () => {
    await keyboard.goTo('courses', /^Courses/, 'Courses');
    expect(await download(page, keyboard, 'Excel')).toMatch(/\.xlsx$/);
  });
  tell('A head of department', keyboard);
});

test('a bursar', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const keyboard = await comeIn(page, 'bursar');
  await keyboard.act('settles the second case of the queue', 12, async () => {
    await keyboard.goTo('work', /^Work through/, 'Open cases');
    await expect(
      page.getByRole('listbox', { name: 'Open cases' }),
      'nobody moves in a list before it is there',
    ).toBeVisible();
    await keyboard.press('j', 'k', 'j', 'Enter');
    await expect(
      page.getByRole('button', { name: 'Settle this case' }),
      'nobody tabs before the case is there',
    ).toBeVisible();
    await keyboard.tabTo(page.getByRole('button', { name: 'Settle this case' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('What was decided')).toBeFocused();
    await keyboard.type('To be refunded');
    await keyboard.tabTo(page.getByRole('dialog').getByLabel('How it was settled'));
    await keyboard.type('The payer asked for it');
    await keyboard.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Settle this case' }));
    await keyboard.press('Enter');
    await expect(page.getByText('The case is settled')).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Open cases' })).toBeFocused();
  });
  await keyboard.act("finds a payer's invoice by its RRR", 2, async () => {
    await keyboard.goTo(lostRrr, /^Okafor Adaeze/, 'Verify payment status');
    await expect(page.getByRole('region', { name: `RRR ${lostRrr}` })).toBeVisible();
  });
  await keyboard.act('opens a reconciliation', 4, async () => {
    await keyboard.goTo('reconc', /^Reconciliation/, 'Reconciliation');
    await expect(page.getByRole('table').getByRole('link')).not.toHaveCount(0);
    await keyboard.press('j', 'Enter');
    await opened(page, 'Differences');
  });
  await keyboard.act('exports its differences', 4, async () => {
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(await download(page, keyboard, 'Excel')).toMatch(/\.xlsx$/);
  });
  await keyboard.act('prints a report', 3, async () => {
    await keyboard.goTo('payment rep', /^Payment reports/, 'Payment reports');
    await keyboard.press('p');
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  });
  tell('A bursar', keyboard);
});

test('an administrator', async ({ page }) => {
  const keyboard = await comeIn(page, 'admin');
  const write = async (label: string | RegExp, words: string) => {
    await keyboard.tabTo(page.getByLabel(label));
    await keyboard.type(words);
  };
  await keyboard.act('adds a user', 12, async () => {
    await keyboard.goTo('new user', /^New user/, 'New user');
    await write('Surname', 'Okafor');
    await write('First name', 'Ngozi');
    await write('Username', 'nokafor');
    await write('Email Address', 'ngozi@example.com');
    await write('Role', 'lecturer');
    await keyboard.tabTo(page.getByRole('button', { name: 'Create user' }));
    await keyboard.press('Enter');
    await opened(page, 'Okafor Ngozi');
  });
  await keyboard.act('switches two users off', 13, async () => {
    await keyboard.goTo('users', /^Users/, 'Users');
    await expect(page.getByRole('table').getByRole('link')).not.toHaveCount(0);
    await keyboard.press('j', 'x', 'j', 'x', 'a');
    await keyboard.tabTo(
      page.getByRole('region', { name: 'What is selected' }).getByRole('button', { name: 'Deactivate' }),
    );
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Why are these accounts closed?')).toBeFocused();
    await keyboard.type('On leave');
    await keyboard.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'What was done' })).toContainText('2 deactivated');
  });
  await keyboard.act('lets a role see the reports', 15, async () => {
    await keyboard.goTo('role lecturer', /^lecturer/, 'lecturer');
    await keyboard.tabTo(page.getByRole('checkbox', { name: /^Reports/ }));
    await keyboard.press('Space', 'Enter');
    await expect(page.getByText('The role has been saved')).toBeVisible();
  });
  await keyboard.act('publishes a notice', 14, async () => {
    await keyboard.goTo('write', /^Write a notice/, 'Write a notice');
    await write('Category', 'Staff');
    await write('Title', 'Senate meets on Friday');
    await keyboard.tabTo(page.getByRole('textbox', { name: /^Description/ }));
    await keyboard.type('At ten, in the senate chamber.');
    await keyboard.tabTo(page.getByLabel('Sender'));
    await keyboard.press('Enter');
    await opened(page, 'Notice Board');
  });
  await keyboard.act('extends a closing date', 9, async () => {
    await keyboard.goTo('setup', /^Application setup/, 'Application setup');
    await keyboard.press('j');
    await keyboard.tabTo(page.getByRole('button', { name: /^Extend (?!all)/ }).first());
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('New closing date')).toBeFocused();
    await keyboard.type('01/01/2029');
    await write('Reason', 'The portal was away.');
    await keyboard.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Extend and tell them' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('row').nth(1)).toContainText('1 January 2029');
  });
  tell('An administrator', keyboard);
});
