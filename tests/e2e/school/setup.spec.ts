import type { Page } from '@playwright/test';
import type { LookupOption } from '#contract/school/lookups.ts';
import { invoiceFor, logIn as openApplication } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { fillUpTo, HOUSE_PROGRAMME } from '../../support/fillUpTo.ts';
import { tokenOf, signIn } from '../../support/logIn.ts';
import { enterAs } from '../../support/openForm.ts';
import { payByPost } from '../../support/payByPost.ts';
import { sheetOf } from '../../support/sheet.ts';

const FACULTIES = '/school_setup/manage_faculty_and_department';
const DEPARTMENTS = `${FACULTIES}/department`;

const flag = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

async function enter(page: Page, path: string): Promise<void> {
  await signIn(page, 'admin');
  await page.goto(path);
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const heading2 = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('main').getByRole('combobox', { name: label, exact: true });
  await select.focus();
  await select.selectOption({ label: option });
}

async function switchTo(page: Page, label: 'Activate' | 'Deactivate'): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
}

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a faculty, a department and its option are made, corrected and switched off; forms follow', async ({
      page,
      college,
    }) => {
      const offered = async (path: string) =>
        (await callerOf(college.address).call<LookupOption[]>('GET', `/api${path}`)).data.map(({ name }) => name);
      const faculty = `Faculty of Agriculture ${width}`;
      await enter(page, FACULTIES);
      await heading(page, 'Faculties');
      await look(page, 'school-faculties');
      await page.getByRole('link', { name: 'Create faculty' }).click();
      await heading(page, 'Create faculty');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('please enter the name').first()).toBeVisible();
      await look(page, 'school-faculty-create');
      await page.getByLabel('Name').fill('faculty of law');
      await page.keyboard.press('Enter');
      await expect(page.getByText('there is a faculty of this name already').first()).toBeVisible();
      await page.getByLabel('Name').fill(faculty);
      await page.keyboard.press('Enter');
      await flag(page, 'The faculty was created');
      await heading(page, faculty);
      await look(page, 'school-faculty');

      await page.getByRole('tab', { name: 'Departments 0' }).click();
      await look(page, 'school-faculty-departments');
      await page.getByRole('link', { name: 'Add department' }).click();
      await heading(page, 'Create department');
      await expect(page.getByRole('combobox', { name: 'Faculty', exact: true })).toHaveValue(/\d/);
      await page.getByLabel('Name').fill('Soil Science');
      await look(page, 'school-department-create');
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, 'Soil Science');
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByLabel('Name')).toHaveValue('Soil Science');
      await page.getByLabel('Name').fill(`Soil Science ${width}`);
      await look(page, 'school-department-edit');
      await page.getByRole('button', { name: 'Save' }).click();
      await heading(page, `Soil Science ${width}`);
      await page.getByRole('tab', { name: 'History' }).click();
      const history = page.getByRole('list', { name: 'History' });
      await expect(history.getByRole('listitem').filter({ hasText: 'Corrected' })).toContainText(
        `Name: Soil Science → Soil Science ${width}`,
      );
      await expect(history).toContainText('Ogunleye Tunde');
      await expect(history).toContainText(`Faculty: ${faculty}`);
      await look(page, 'school-department-history');
      await page.getByRole('tab', { name: 'Details' }).click();
      await look(page, 'school-department');

      await page.getByRole('link', { name: faculty }).first().click();
      await page.getByRole('tab', { name: 'Departments 1' }).click();
      await page.getByRole('link', { name: `Soil Science ${width}` }).click();
      await page.getByRole('tab', { name: 'Options 0' }).click();
      await page.getByRole('link', { name: 'Add option' }).click();
      await heading(page, 'Create option');
      await page.getByLabel('Name').fill(`Pedology ${width}`);
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `Pedology ${width}`);
      await page.goto('/school_setup/department/options?search=pedology');
      await expect(page.getByRole('link', { name: `Pedology ${width}` })).toBeVisible();
      await look(page, 'school-options');

      await page.goto(DEPARTMENTS);
      await heading(page, 'Departments');
      await choose(page, 'Faculty', faculty);
      await expect(page.getByRole('row').filter({ hasText: 'Soil Science' })).toHaveCount(1);
      await look(page, 'school-departments');
      await page.getByRole('link', { name: `Soil Science ${width}` }).click();
      expect(await offered('/Department/all-departments')).toContain(`Soil Science ${width}`);
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByRole('dialog')).toContainText('no longer offered to new applicants');
      await look(page, 'school-department-off');
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
      await flag(page, `Soil Science ${width} is inactive`);
      expect(await offered('/Department/all-departments')).not.toContain(`Soil Science ${width}`);
      await switchTo(page, 'Activate');
      await flag(page, `Soil Science ${width} is active`);
      expect(await offered('/Department/all-departments')).toContain(`Soil Science ${width}`);
    });

    test('departments come from a spreadsheet: the template, a trial, and then it is done', async ({ page }) => {
      await enter(page, DEPARTMENTS);
      await page.getByRole('link', { name: 'Upload', exact: true }).click();
      await heading(page, 'Upload departments');
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download template' }).click(),
      ]);
      expect(template.suggestedFilename()).toBe('departments.xlsx');
      await look(page, 'school-upload');
      const send = async (name: string, buffer: Buffer) =>
        page.getByLabel('Spreadsheet').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await send('notes.xlsx', Buffer.from('%PDF-1.7'));
      await expect(page.getByText('This is neither a spreadsheet of Excel').first()).toBeVisible();
      await send(
        'departments.xlsx',
        await sheetOf([
          ['Faculty', 'Name'],
          ['Faculty of Arts', `Music ${width}`],
          ['Faculty of Nowhere', 'Alchemy'],
          ['Faculty of Law', 'Public and Private Law'],
        ]),
      );
      await heading2(page, 'This is what it would do');
      await page.getByRole('tab', { name: /^Refused/ }).click();
      await expect(
        page.getByRole('row').filter({ hasText: "there is no 'Faculty of Nowhere' to choose" }),
      ).toBeVisible();
      await look(page, 'school-upload-tried');
      await page.getByRole('button', { name: 'Create 1' }).click();
      await heading2(page, 'This was done');
      await look(page, 'school-upload-done');
      await page.getByRole('main').getByRole('link', { name: 'Departments' }).last().click();
      await page.getByLabel('Search').fill('music');
      await expect(page.getByRole('link', { name: `Music ${width}` })).toBeVisible();
    });

    test('a student type, a programme and the departments that offer it', async ({ page }) => {
      await enter(page, '/school_setup/student_type');
      await heading(page, 'Student types');
      await look(page, 'school-student-types');
      await page.getByRole('link', { name: 'Create student type' }).click();
      await page.getByLabel('Name').fill(`Weekend ${width}`);
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `Weekend ${width}`);
      expect(new URL(page.url()).pathname).toMatch(/^\/school_setup\/student_type\/\d+$/);
      await look(page, 'school-student-type');
      await page.getByRole('tab', { name: 'Programmes' }).click();
      await page.getByRole('link', { name: 'Add programme' }).click();
      await page.getByLabel('Name').fill(`Certificate in Beekeeping ${width}`);
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `Certificate in Beekeeping ${width}`);
      await look(page, 'school-programme');
      await page.getByRole('tab', { name: 'Departments' }).click();
      await page.getByRole('link', { name: 'Add department' }).click();
      await choose(page, 'Faculty', 'Faculty of Sciences');
      await choose(page, 'Department', 'Computer Science');
      await look(page, 'school-programme-department-create');
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `Certificate in Beekeeping ${width}: Computer Science`);
      expect(new URL(page.url()).pathname).toMatch(/^\/school_setup\/programme_departments\/\d+$/);
      await look(page, 'school-programme-department');
      await page.goto('/school_setup/programmes');
      await heading(page, 'Programmes');
      await look(page, 'school-programmes');
      await page.getByRole('link', { name: 'Departments of programmes' }).click();
      await heading(page, 'Departments of programmes');
      await look(page, 'school-programme-departments');
    });

    test('an area of specialization is made and assigned, once', async ({ page }) => {
      await enter(page, '/school_setup/area_of_specialization');
      await heading(page, 'Areas of specialization');
      await look(page, 'school-areas');
      await page.getByRole('link', { name: 'Create area of specialization' }).click();
      await page.getByLabel('Name').fill(`Digital Humanities ${width}`);
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `Digital Humanities ${width}`);
      await page.getByRole('tab', { name: 'Departments' }).click();
      await page.getByRole('link', { name: 'Add department' }).click();
      await choose(page, 'Faculty', 'Faculty of Arts');
      await choose(page, 'Department', 'History and International Studies');
      await look(page, 'school-assignment-create');
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `Digital Humanities ${width}: History and International Studies`);
      await page.goto('/school_setup/assign_aos');
      await heading(page, 'Assigned areas');
      await choose(page, 'Department', 'History and International Studies');
      await expect(page.getByRole('link', { name: `Digital Humanities ${width}` })).toBeVisible();
      await look(page, 'school-assignments');
    });

    test('sessions open one at a time, and semesters are kept', async ({ page }) => {
      await enter(page, '/school_setup/sessions');
      await heading(page, 'Sessions');
      await look(page, 'school-sessions');
      await page.getByRole('link', { name: 'Create session' }).click();
      const year = 2000 + (width % 90);
      await page.getByLabel('Year in which it begins').fill(String(year));
      await look(page, 'school-session-create');
      await page.getByRole('button', { name: 'Create' }).click();
      await heading(page, `${year}/${year + 1}`);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByText('Made in this session')).toBeVisible();
      await look(page, 'school-session');
      await page.getByRole('button', { name: 'Take the opening back' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Take the opening back' }).click();
      await expect(page.getByText('Not made in this session')).toBeVisible();
      await page.goto('/school_setup/semesters');
      await heading(page, 'Semesters');
      await expect(page.getByRole('link', { name: 'First Semester' })).toBeVisible();
      await look(page, 'school-semesters');
    });
  });
}

test('what an applicant has chosen stays theirs in the form when it is offered to nobody else', async ({
  page,
  college,
}) => {
  const server = callerOf(college.address);
  const programme = HOUSE_PROGRAMME('national-diploma');
  const rrr = await invoiceFor(server, programme);
  await payByPost((await server.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`)).data);
  const applicant = await openApplication(server, rrr, programme);
  await fillUpTo(server, programme, applicant, 'sponsor');
  const {
    data: { answers },
  } = await server.call('GET', '/api/NationalDiploma/application', { token: applicant.token });
  const path = `/api/Faculty/faculties/${answers['programme']!['facultyId']}` as const;
  const token = await tokenOf(college.address, 'admin');
  const {
    data: { name },
  } = await server.call('GET', path, { token });
  const turn = (active: boolean) => server.call('PUT', `${path}/toggle-activation`, { token, body: { active } });
  await turn(false);

  await enterAs(page, programme, applicant);
  await page.goto(`${programme.routes.application}#section_b`);
  const faculty = page.getByRole('combobox', { name: 'Faculty', exact: true });
  await expect(faculty.locator('option:checked')).toHaveText(name);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Successfully updated programme details')).toBeVisible();
  await turn(true);
});
