import type { Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { pdf } from '../../support/files.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { photograph } from '../../support/applicant.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

/** A college in which the account `student` has a record, and forty others beside it. */
test.use({ students: '40' });

async function choose(
  page: Page,
  name: string,
  option: Parameters<ReturnType<Page['getByRole']>['selectOption']>[0],
): Promise<void> {
  const select = page.getByRole('combobox', { name });
  await select.focus();
  await expect(select).not.toHaveAttribute('aria-busy');
  await select.selectOption(option);
}

/** The college is filled in the background, after it has begun to answer. */
async function filled(address: string): Promise<string> {
  const token = await tokenOf(address, 'admissions');
  const rows = async () =>
    (
      await callerOf(address).call<{ rows: readonly { id: string; matricNumber: string | null }[] }>(
        'GET',
        '/api/Student/get-students?search=Okonkwo Adaeze&pageSize=10',
        { token },
      )
    ).data.rows;
  await expect
    .poll(async () => (await rows()).filter(({ matricNumber }) => matricNumber !== null).length, {
      message: 'the student has a matric number',
    })
    .toBe(1);
  const waiting = async () =>
    (await callerOf(address).call<{ rows: unknown[] }>('GET', '/api/Student/corrections?state=requested', { token }))
      .data.rows.length;
  await expect.poll(waiting, { message: 'two corrections wait' }).toBeGreaterThanOrEqual(2);
  return (await rows()).find(({ matricNumber }) => matricNumber !== null)!.id;
}

const section = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Profile' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

for (const width of WIDTHS)
  test.describe(`at ${width} pixels`, () => {
    test(
      'a student fills in what is missing, asks for a correction, and an officer decides it',
      OTHER_WIDTH,
      async ({ page, college }) => {
        await page.setViewportSize({ width, height: 800 });
        await filled(college.address);
        await signIn(page, 'student');
        await page.goto('/dashboard');
        const waiting = page.getByRole('region', { name: 'Waiting for you' });
        await expect(waiting).toContainText('Passport photograph');
        await look(page, 'student-dashboard');
        await page.goto('/academic_fees/payments');
        await expect(page.getByRole('region', { name: 'What is due next' })).toBeVisible();
        await look(page, 'own-payments');
        await page.goto('/dashboard');
        await waiting.getByRole('link', { name: /^Complete your profile/ }).click();
        await expect(section(page, 'Passport photograph')).toContainText('Empty');
        await expect(page.getByRole('region', { name: 'Student record' })).toContainText(/CSC\/\d{4}\/\d{4}/);
        await look(page, 'own-record');

        await page.getByRole('link', { name: 'Passport photograph' }).click();
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
        await expect(page.getByRole('img', { name: 'Your passport photograph' })).toBeVisible();
        await look(page, 'own-photograph');
        await page.getByRole('button', { name: /^Save/ }).click();
        await expect(page.getByRole('heading', { name: 'Educational history' })).toBeVisible();
        await page.getByRole('link', { name: 'All sections' }).click();
        await expect(section(page, 'Passport photograph')).toContainText('Complete');
        await expect(page.getByRole('img', { name: /^Passport photograph of/ })).toBeVisible();

        await page.getByRole('button', { name: 'Ask for a correction' }).click();
        const dialog = page.getByRole('dialog', { name: 'Ask for a correction' });
        await dialog.getByRole('radio', { name: 'Name' }).check();
        await dialog.getByRole('textbox', { name: 'Surname' }).fill('Okonkwo-Eze');
        await dialog.getByRole('textbox', { name: 'First name' }).fill('Adaeze');
        await dialog.getByRole('textbox', { name: 'Middle name' }).fill('Grace');
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('I have married');
        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name: 'marriage-certificate.pdf', mimeType: 'application/pdf', buffer: pdf(4_000) });
        await expect(dialog.getByRole('button', { name: 'Open marriage-certificate.pdf' })).toBeVisible();
        await look(page, 'ask-for-correction');
        await dialog.getByRole('button', { name: 'Send' }).click();
        await expect(page.getByRole('region', { name: 'Corrections' })).toContainText(
          'Surname: Okonkwo to Okonkwo-Eze',
        );

        await signIn(page, 'admissions');
        await page.goto('/student_management/corrections?state=requested');
        await look(page, 'corrections');
        await page
          .getByRole('link', { name: /Okonkwo/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Name of Okonkwo');
        await look(page, 'correction');
        await page.getByRole('button', { name: 'Approve' }).click();
        const approve = page.getByRole('dialog', { name: 'Approve' });
        await approve.getByRole('textbox', { name: 'Reason' }).fill('Seen the certificate');
        await approve.getByRole('button', { name: 'Approve' }).click();
        await expect(page.getByText('The record is corrected')).toBeVisible();

        await signIn(page, 'student');
        await page.goto('/profile');
        await expect(page.getByRole('region', { name: 'Student record' })).toContainText('Okonkwo-Eze Adaeze');
        await expect(page.getByRole('region', { name: 'Corrections' })).toContainText('Approved');
      },
    );

    test(
      'an officer finds a student, sees the whole story, defers the studies and deactivates the account',
      OTHER_WIDTH,
      async ({ page, college }) => {
        await page.setViewportSize({ width, height: 800 });
        const admissionId = await filled(college.address);
        await signIn(page, 'admissions');
        await page.goto('/student_management/search_student?search=CSC%2F');
        await look(page, 'search-student');
        await page.goto(`/student_management/view?admission=${admissionId}`);
        await expect(page.getByRole('list', { name: 'History' })).toContainText('Matriculated');
        await look(page, 'student');
        await page.getByRole('tab', { name: 'Profile' }).click();
        await expect(page.getByRole('region', { name: 'Next of kin' })).toBeVisible();
        await expect(page.getByText('Genotype')).toHaveCount(0);
        await look(page, 'student-profile');
        await page.getByRole('tab', { name: 'Details' }).click();

        await page.getByRole('button', { name: 'Defer' }).click();
        const defer = page.getByRole('dialog', { name: 'Defer' });
        await defer.getByRole('textbox', { name: 'Reason' }).fill('Maternity leave');
        await defer
          .locator('input[type=file]')
          .setInputFiles({ name: 'medical-report.pdf', mimeType: 'application/pdf', buffer: pdf(4_000) });
        await expect(defer.getByText('medical-report.pdf')).toBeVisible();
        await look(page, 'defer');
        await defer.getByRole('button', { name: 'Defer' }).click();
        await expect(page.getByRole('list', { name: 'History' })).toContainText('Maternity leave');
        await page.goto('/student_management/session_manager');
        await look(page, 'session-manager');
        await page.getByRole('link', { name: 'Deferred: 1 of Undergraduate' }).click();
        await expect(page.getByText(/Okonkwo/).first()).toBeVisible();

        await page.goto(`/student_management/view/edit?admission=${admissionId}`);
        await page.getByRole('radio', { name: 'Programme' }).check();
        await expect(page.getByRole('combobox', { name: 'Department' })).toBeVisible();
        await look(page, 'correct-record');
      },
    );

    test(
      'numbers are tried and reported, and a health officer alone reads what is medical',
      OTHER_WIDTH,
      async ({ page, college }) => {
        await page.setViewportSize({ width, height: 800 });
        const admissionId = await filled(college.address);
        await signIn(page, 'admissions');
        await page.goto('/student_management/matric_numbers');
        await choose(page, 'Student type', { label: 'Undergraduate' });
        await choose(page, 'Entered in', { index: 1 });
        await page.getByRole('button', { name: 'Try' }).click();
        const give = page.getByRole('button', { name: /^Give \d+ numbers?$/ });
        await expect(page.getByRole('table', { name: 'What each would get' })).toContainText(/[A-Z]{3}\/\d{4}\/\d{4}/);
        await look(page, 'matric-numbers');
        await give.click();
        await page.getByRole('dialog').getByRole('button', { name: /^Give/ }).click();
        await expect(page.getByText(/students? (has|have) a matric number/)).toBeVisible();
        await page.getByRole('button', { name: 'Try' }).click();
        await expect(page.getByText('Nobody waits for a matric number here')).toBeVisible();
        await page.goto('/reports/registration_number_reports');
        await expect(page.getByRole('table')).toContainText('CSC/');
        await look(page, 'number-report');

        await page.goto('/medical_records');
        await expect(page).toHaveURL(/no_access/);
        const { data } = await callerOf(college.address).call<{ student: { matricNumber: string } }>(
          'GET',
          `/api/Student/student-records?admissionId=${admissionId}`,
          { token: await tokenOf(college.address, 'admissions') },
        );
        await signIn(page, 'health');
        await page.goto('/medical_records');
        await page.getByRole('textbox', { name: 'Matric number' }).fill(data.student.matricNumber);
        await page.getByRole('button', { name: 'Open' }).click();
        await expect(page.getByRole('region', { name: 'Medical records' })).toContainText('Genotype');
        await look(page, 'medical-records');
      },
    );
  });
