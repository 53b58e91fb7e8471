import type { Page } from '@playwright/test';
import { expect, look, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { signIn } from '../../support/logIn.ts';
import { sheetOf } from '../../support/sheet.ts';

const COURSES = '/course_management/manage_course';
const OFFERS = '/course_management/assign_course';
const ASSIGN = '/user_management/assign_courses';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const flag = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

async function enter(page: Page, userName: string, path: string): Promise<void> {
  await signIn(page, userName);
  await page.goto(path);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('main').getByRole('combobox', { name: label, exact: true });
  await select.focus();
  await select.selectOption({ label: option });
}

async function pick(page: Page, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Lecturer' }).fill(typed);
  await expect(page.getByRole('listbox', { name: 'Lecturer' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

const offer = (page: Page, code: string) =>
  page.getByRole('table', { name: 'Courses offered' }).getByRole('row').filter({ hasText: code });
const taught = (page: Page, code: string) =>
  page
    .getByRole('table', { name: /^Courses of / })
    .getByRole('row')
    .filter({ hasText: code });
const confirm = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a head makes a course, corrects it, switches it off, and is told whose the others are', async ({ page }) => {
      const code = `CSC ${width === 360 ? 361 : 381}`;
      await enter(page, 'hod', COURSES);
      await heading(page, 'Courses');
      await look(page, 'courses');
      await page.getByRole('link', { name: 'Create course' }).click();
      await heading(page, 'Create course');
      await choose(page, 'Faculty', 'Faculty of Sciences');
      await choose(page, 'Department', 'Physics');
      await page.getByLabel('Code').fill(code.toLowerCase());
      await page.getByLabel('Title').fill('Computer Graphics');
      await page.getByLabel('Unit').fill('3');
      await page.getByRole('button', { name: 'Create' }).click();
      await flag(page, 'You can change the courses of departments that you lead, and of no other');
      await look(page, 'courses-refused');
      await choose(page, 'Department', 'Computer Science');
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `${code}: Computer Graphics`);
      await look(page, 'course');
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByLabel('Code')).toHaveValue(code);
      await page.getByLabel('Title').fill('Computer Graphics and Vision');
      await page.getByRole('button', { name: 'Save' }).click();
      await heading(page, `${code}: Computer Graphics and Vision`);

      await page.getByRole('link', { name: 'Offer to a level' }).click();
      await heading(page, 'Create course assignment');
      await expect(page.getByRole('combobox', { name: 'Course', exact: true }).locator('option:checked')).toHaveText(
        `${code} Computer Graphics and Vision`,
      );
      await choose(page, 'Level', '300 Level');
      await choose(page, 'Semester', 'Second Semester');
      await look(page, 'course-assignment-create');
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `${code}: Computer Graphics and Vision`);
      await expect(page.getByText('Computer Science, 300 Level')).toBeVisible();
      await look(page, 'course-assignment');

      await page.goto(`${COURSES}?search=${encodeURIComponent(code)}`);
      await page.getByRole('link', { name: code }).click();
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await confirm(page, 'Deactivate');
      await flag(page, `${code}: Computer Graphics and Vision is inactive`);
    });

    test("a head switches many courses off at once, is offered no other department's, and undoes it", async ({
      page,
    }) => {
      await enter(page, 'hod', `${COURSES}?search=101&sort=code`);
      await page.getByRole('checkbox', { name: 'Select CSC 101' }).check();
      await expect(page.getByRole('link', { name: 'ECO 101' })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Select ECO 101' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
      await confirm(page, 'Deactivate');
      const outcome = page.getByRole('region', { name: 'What was done' });
      await expect(outcome).toContainText('1 deactivated');
      await outcome.getByRole('button', { name: 'Undo' }).click();
      await expect(outcome).toContainText('1 activated');
    });

    test('courses come from a spreadsheet: the template, a trial, and then it is done', async ({ page }) => {
      await enter(page, 'hod', `${COURSES}/upload`);
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download template' }).click(),
      ]);
      expect(template.suggestedFilename()).toBe('courses.xlsx');
      const row = (code: string, title: string, department = 'Computer Science') => [
        'Faculty of Sciences',
        department,
        code,
        title,
        3,
      ];
      const sheet = await sheetOf([
        ['Faculty', 'Department', 'Code', 'Title', 'Unit'],
        row(`CSC ${width}`, 'Robotics'),
        row('Robots', 'Robotics'),
        row('PHY 222', 'Optics', 'Physics'),
      ]);
      await page
        .getByLabel('Spreadsheet')
        .setInputFiles({ name: 'courses.xlsx', mimeType: 'application/octet-stream', buffer: sheet });
      await expect(page.getByRole('heading', { level: 2, name: 'This is what it would do' })).toBeVisible();
      await page.getByRole('tab', { name: /^Refused/ }).click();
      await expect(page.getByRole('row').filter({ hasText: 'a course code is letters and a number' })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'departments that you lead' })).toBeVisible();
      await look(page, 'courses-upload-tried');
      await page.getByRole('button', { name: 'Create 1' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'This was done' })).toBeVisible();
      await page.goto(`${COURSES}?search=robotics`);
      await expect(page.getByRole('link', { name: `CSC ${width}` })).toBeVisible();
    });

    test('what is offered, by department, level and semester, and who teaches it', async ({ page }) => {
      await enter(page, 'hod', OFFERS);
      await heading(page, 'Course assignments');
      await look(page, 'course-assignments');
      await choose(page, 'Department', 'Computer Science');
      await choose(page, 'Level', '100 Level');
      await choose(page, 'Semester', 'First Semester');
      await expect(page.getByRole('row').filter({ hasText: 'CSC 101' })).toContainText('Bello Ibrahim');
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      await page.getByRole('link', { name: 'CSC 101' }).click();
      await page.getByRole('link', { name: 'Lecturers' }).click();
      await heading(page, 'Assign courses');
      await expect(taught(page, 'CSC 101')).toContainText('Main lecturer');
      await expect(offer(page, 'CSC 101')).toContainText('Bello Ibrahim');
    });

    test('a lecturer sees what they teach, and narrows it', async ({ page }) => {
      await enter(page, 'lecturer', '/records');
      await heading(page, 'My courses');
      await expect(page.getByRole('row').filter({ hasText: 'CSC 101' })).toContainText('Main lecturer');
      await look(page, 'my-courses');
      await page.getByRole('searchbox', { name: 'Search' }).fill('thermodynamics');
      await expect(
        page.getByText('No result found for "thermodynamics", check your selection and try again'),
      ).toBeVisible();
      await look(page, 'my-courses-nothing-found');
    });

    test('a lecturer is given a course, assists in another, takes a third from its main lecturer, and gives all back', async ({
      page,
    }) => {
      await enter(page, 'hod', ASSIGN);
      await heading(page, 'Assign courses');
      await look(page, 'assign-courses-empty');
      await pick(page, 'adeyemi');
      await expect(page.getByText('Adeyemi Folasade teaches no course yet')).toBeVisible();
      await choose(page, 'Department', 'Computer Science');
      await choose(page, 'Level', '400 Level');
      await offer(page, 'CSC 401').getByRole('button', { name: 'Make main lecturer' }).click();
      await flag(page, 'Adeyemi Folasade is the main lecturer of CSC 401');
      await expect(taught(page, 'CSC 401')).toContainText('Main lecturer');
      await choose(page, 'Level', '200 Level');
      await offer(page, 'CSC 201').getByRole('button', { name: 'Make assistant' }).click();
      await expect(taught(page, 'CSC 201')).toContainText('Assistant');
      await offer(page, 'CSC 202').getByRole('button', { name: 'Make main lecturer' }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'will replace Bello Ibrahim, who will no longer teach the course',
      );
      await look(page, 'assign-courses-instead');
      await confirm(page, 'Make main lecturer');
      await expect(offer(page, 'CSC 202')).toContainText('Adeyemi Folasade');
      await look(page, 'assign-courses');

      for (const code of ['CSC 401', 'CSC 201', 'CSC 202']) {
        await taught(page, code).getByRole('button', { name: 'Take away' }).click();
        await confirm(page, 'Take away');
        await expect(taught(page, code)).toHaveCount(0);
      }
      await pick(page, 'bello');
      await expect(page.getByRole('heading', { name: 'Courses of Bello Ibrahim' })).toBeVisible();
      await offer(page, 'CSC 202').getByRole('button', { name: 'Make main lecturer' }).click();
      await expect(taught(page, 'CSC 202')).toBeVisible();
    });
  });
}

test('two who assign at once: the second is told and sees who has it', async ({ page, context }) => {
  await enter(page, 'hod', `${ASSIGN}?lecturer=hod&departmentId=22&levelId=300`);
  await expect(offer(page, 'CSC 301')).toContainText('Nobody yet');
  const other = await context.newPage();
  await other.goto(`${ASSIGN}?lecturer=lecturer&departmentId=22&levelId=300`);
  await offer(other, 'CSC 301').getByRole('button', { name: 'Make main lecturer' }).click();
  await expect(taught(other, 'CSC 301')).toBeVisible();
  await offer(page, 'CSC 301').getByRole('button', { name: 'Make main lecturer' }).click();
  await flag(page, 'Bello Ibrahim is the main lecturer of this course. Please look again');
  await expect(offer(page, 'CSC 301')).toContainText('Bello Ibrahim');
  await taught(other, 'CSC 301').getByRole('button', { name: 'Take away' }).click();
  await confirm(other, 'Take away');
  await expect(taught(other, 'CSC 301')).toHaveCount(0);
});

test('who manages no courses is led away from their pages', async ({ page }) => {
  for (const path of [COURSES, OFFERS, ASSIGN]) {
    await enter(page, 'lecturer', path);
    await expect(page).toHaveURL(/no_access/);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
});
