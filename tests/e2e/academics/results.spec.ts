import type { Page } from '@playwright/test';
import { test } from '../../support/collegeOfStudents.ts';
import { expect, look } from '../../support/e2e.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { keyboardUserAt } from '../../support/keyboardUser.ts';
import { signIn } from '../../support/logIn.ts';
import { offerOf, registered, registeredClass, type Registered } from '../../support/registered.ts';
import type { TestServer } from '../../support/server.ts';
import { courseSheetOf } from '../../support/sheets.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 900 } });

let students: Registered[];
let student: Enrolled;

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const flag = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
const cell = (page: Page, column: string, number: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${column} of .*${number}$`) });
const pressed = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();

async function decide(page: Page, userName: string, title: string, label: string, done: string): Promise<void> {
  await signIn(page, userName);
  await page.goto('/results/classlist');
  await heading(page, 'Result sheets');
  await page.getByRole('link', { name: 'CSC 101', exact: true }).click();
  await heading(page, 'Result sheet of CSC 101');
  await page.getByRole('button', { name: `${title}: CSC 101` }).click();
  await pressed(page, label);
  await flag(page, done);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check and submit' }).click();
  await heading(page, 'Result sheet of CSC 101');
  await page.getByRole('button', { name: 'Submit the sheet of CSC 101' }).click();
  await pressed(page, 'Submit');
  await flag(page, 'The sheet is submitted');
}

/** Another lecturer of the course, who assists. */
const SECOND = 'adviser';

async function assists(server: TestServer, departmentCourseId: number): Promise<void> {
  const { platform } = server;
  await platform.database.query({
    name: '',
    text: `
      insert into user_role (user_id, role_id) select u.id, r.id from user_account u, role r where u.user_name = $1 and r.name = 'lecturer' on conflict do nothing`,
    values: [SECOND],
  });
  await platform.database.query({
    name: '',
    text: `insert into lecturer_course (department_course_id, user_id, is_main, since) select $1, id, false, now() from user_account where user_name = $2`,
    values: [departmentCourseId, SECOND],
  });
}

const pasteText = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('a lecturer enters scores by keys alone, from the list of sheets to the last cell', async ({ page, own }) => {
  const offer = await offerOf(own.server, 'CSC 101');
  await assists(own.server, offer);
  students = await registeredClass(own.server, offer, 5);
  student = await enrolled(own.server, 'reader');
  await registered(own.server, student.studentId, offer);
  await registered(own.server, student.studentId, await offerOf(own.server, 'CSC 201'));
  const [one, two] = students as [Registered, Registered];
  await signIn(page, 'lecturer');
  await page.goto('/records/index');
  await heading(page, 'Score sheets');
  await expect(page.getByRole('link', { name: 'CSC 101', exact: true })).toBeVisible();
  await look(page, 'own-sheets');
  const user = keyboardUserAt(page);
  await user.tabTo(page.getByRole('textbox', { name: 'Search' }).or(page.getByRole('searchbox')).first());
  await user.tabTo(page.getByRole('link', { name: 'CSC 101', exact: true }));
  await user.press('Enter');
  await heading(page, 'Scores of CSC 101');
  await user.tabTo(page.getByRole('textbox', { name: 'Go to' }));
  await user.type('ADER');
  await user.press('Enter');
  await expect(cell(page, 'CA', '20266READER')).toBeFocused();
  await user.type('12,5');
  await user.press('ArrowRight');
  await user.type('57');
  await user.press('Enter');
  await expect(cell(page, 'Exam', one.number)).toBeFocused();
  await user.type('a');
  await user.press('Enter', 'PageDown', 'PageUp');
  await expect(page.getByText('All is saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /20266READER/ })).toContainText('70');
  await expect(cell(page, 'CA', '20266READER')).toHaveValue('12.5');
  await expect(cell(page, 'Exam', one.number)).toHaveValue('ABS');
  await expect(cell(page, 'Exam', two.number)).toHaveValue('');
  await look(page, 'scores-by-keys');
});

test('another lecturer pastes while the line is away; both their scores are on the sheet that is submitted', async ({
  page,
  context,
}) => {
  const [one, two, three, four] = students as [Registered, Registered, Registered, Registered];
  await signIn(page, SECOND);
  await page.goto('/records/index');
  await page.getByRole('link', { name: 'CSC 101', exact: true }).click();
  await heading(page, 'Scores of CSC 101');
  await expect(cell(page, 'Exam', one.number)).toHaveValue('ABS');
  await context.setOffline(true);
  await cell(page, 'CA', two.number).focus();
  await pasteText(
    page,
    [
      `Matric number\tCA\tExam`,
      `${four.number}\t20\t30`,
      `${two.number}\t10\t35`,
      `${three.number}\t15\t50`,
      `${students[4]!.number}\t11\t44`,
      `UG/99/9999\t1\t1`,
    ].join('\n'),
  );
  await expect(page.getByRole('dialog')).toContainText('UG/99/9999');
  await look(page, 'scores-paste');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change \d+ cells$/ })
    .click();
  await expect(cell(page, 'Exam', four.number)).toHaveValue('30');
  await context.setOffline(false);
  await expect(page.getByText('All is saved')).toBeVisible({ timeout: 30_000 });
  await look(page, 'scores');
});

test('a device that was away when the sheet was submitted shows its author what was not taken', async ({
  page,
  browser,
  own,
}) => {
  const [, , three] = students as [Registered, Registered, Registered];
  const away = await browser.newContext({ baseURL: own.server.address, viewport: { width: 1280, height: 900 } });
  const device = await away.newPage();
  await signIn(device, SECOND);
  await device.goto('/records/index');
  await device.getByRole('link', { name: 'CSC 101', exact: true }).click();
  await expect(cell(device, 'Exam', three.number)).toHaveValue('50');
  await away.setOffline(true);
  await cell(device, 'Exam', three.number).fill('61');
  await device.keyboard.press('Enter');
  await expect(device.getByText(/1 cell waits on this device/)).toBeVisible();
  await signIn(page, 'lecturer');
  await page.goto('/records/index');
  await page.getByRole('link', { name: 'CSC 101', exact: true }).click();
  await submit(page);
  await look(page, 'sheet-submitted');
  await away.setOffline(false);
  await device.reload();
  const late = device.getByRole('region', { name: 'Entered on this device and not taken' });
  await expect(late.getByRole('row', { name: new RegExp(three.number) })).toContainText('61');
  await expect(late).toContainText('This sheet has been submitted');
  await expect(cell(device, 'Exam', three.number)).toHaveValue('50');
  await look(device, 'scores-late');
  await late.getByRole('button', { name: 'Remove from this device' }).click();
  await pressed(device, 'Remove from this device');
  await expect(late).toBeHidden();
  await away.close();
});

test('the chain approves, with one return, and the registry publishes', async ({ page }) => {
  await decide(page, 'hod', 'Approve as head', 'Approve as head', 'The sheet goes to the dean');
  await look(page, 'sheet-approved');
  await signIn(page, 'dean');
  await page.goto('/results/classlist');
  await expect(page.getByRole('link', { name: 'CSC 101', exact: true })).toBeVisible();
  await look(page, 'sheets');
  await page.getByRole('link', { name: 'CSC 101', exact: true }).click();
  await page.getByRole('button', { name: 'Return the sheet of CSC 101' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Script 3 was added up wrongly');
  await pressed(page, 'Return');
  await flag(page, 'The sheet is returned to the lecturer');
  await signIn(page, 'lecturer');
  await page.goto('/records/index');
  await page.getByRole('link', { name: 'CSC 101', exact: true }).click();
  await cell(page, 'Exam', students[2]!.number).fill('55');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All is saved')).toBeVisible();
  await submit(page);
  await decide(page, 'hod', 'Approve as head', 'Approve as head', 'The sheet goes to the dean');
  await decide(page, 'dean', 'Approve as dean', 'Approve as dean', 'The sheet goes to senate');
  await decide(page, 'senate', 'Approve for senate', 'Approve for senate', 'The sheet waits to be published');
  await decide(page, 'registry', 'Publish', 'Publish', 'The results are published');
});

test('a student reads how the CGPA was computed, and of another course where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, student.userName);
  await page.goto('/results');
  await heading(page, 'Results');
  await expect(page.getByText('First Class')).toBeVisible();
  await look(page, 'own-results');
  await page.getByRole('link', { name: '2026/2027, First Semester' }).click();
  await heading(page, /^Result of First Semester/);
  await expect(page.getByText('With the lecturer')).toBeVisible();
  await page.getByText('How was this computed?').click();
  await expect(
    page.getByText('CA 12.5 and examination 57 are 70, grade A: 5 × 3 units are 15 credit points'),
  ).toBeVisible();
  await look(page, 'own-result');
});

const CLASS = 'departmentId=22&levelId=100&sessionId=1&semesterId=1';

async function lookOnPhoneToo(page: Page, name: string): Promise<void> {
  await look(page, name);
  await page.setViewportSize({ width: 360, height: 800 });
  await look(page, name);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the board decides on the lists of a level, the registry publishes it whole, and the decision is printed', async ({
  page,
  own,
}) => {
  const sheet = await courseSheetOf(own.server, await offerOf(own.server, 'CSC 201'));
  const [line] = (await sheet.read()).lines;
  await sheet.save({ [line!.lineId]: { ca: 20, exam: 40 } });
  expect((await sheet.submit()).status).toBe(200);
  for (const step of ['head', 'dean'] as const) expect((await sheet.decide(step)).status).toBe(200);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'registry');
  await page.goto(`/class/results/before/view?${CLASS}`);
  const publication = page.getByRole('region', { name: 'Publication' });
  await expect(publication.getByText('CSC 201: With senate')).toBeVisible();
  await expect(publication.getByText(/The board has not decided on its lists/).first()).toBeVisible();
  await lookOnPhoneToo(page, 'level-missing');
  await signIn(page, 'senate');
  await page.goto('/class/results/before');
  await page.getByRole('link', { name: 'Computer Science, 100 level' }).click();
  await heading(page, 'Provisional broadsheet');
  const record = page.getByRole('button', { name: /^Record the decision of the board on / });
  await expect(record.first()).toBeVisible();
  for (let left = await record.count(); left > 0; left -= 1) {
    await record.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Day of the meeting' }).fill('20/11/2026');
    await dialog.getByRole('textbox', { name: 'Minute' }).fill(`AB/2026/14.${left}`);
    await dialog.getByRole('textbox', { name: 'Present' }).fill('Prof. Bello Amina, Provost\nDr Okafor Ada, Dean');
    await lookOnPhoneToo(page, 'board-decides');
    await pressed(page, 'Record the decision');
    await expect(page.getByText(`: AB/2026/14.${left}.`)).toBeVisible();
  }
  await lookOnPhoneToo(page, 'board-decided');
  expect((await sheet.decide('senate')).status).toBe(200);
  await signIn(page, 'registry');
  await page.goto(`/class/results/before/view?${CLASS}`);
  await page.getByRole('button', { name: 'Publish the level' }).click();
  await pressed(page, 'Publish the level');
  await flag(page, 'The level is published');
  await signIn(page, 'hod');
  await page.goto(`/class/results?${CLASS}`);
  await page.getByRole('link', { name: 'Decisions of the board' }).click();
  await heading(page, 'Decisions of the board');
  await lookOnPhoneToo(page, 'board-decisions');
  await page.getByRole('link', { name: 'Decision to print' }).first().click();
  await heading(page, 'Printed decision of the board');
  await expect(page.getByText('Prof. Bello Amina, Provost')).toBeVisible();
  await lookOnPhoneToo(page, 'board-decision-paper');
  await signIn(page, 'lecturer');
  await page.goto('/results/resits');
  await heading(page, 'Resits');
  await expect(page.getByText('No resits are on their way')).toBeVisible();
  await lookOnPhoneToo(page, 'resits');
});
