import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

/** A college in which the account `student` has a record, and forty others beside it. */
test.use({ students: '40' });

/** A filled college has notices, which stand before whatever is clicked. */
test.beforeEach(({ page }) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'General Notice' }), async (notices) => {
    await notices.getByRole('button', { name: 'I have read this' }).click();
  }),
);

/** That of the demo college is open for the first one. */
const SEMESTER = 'Second Semester, 2026/2027';

interface Profile {
  readonly rows: readonly { readonly id: string; readonly matricNumber: string | null }[];
}

/** The college is filled in the background, after it has begun to answer. */
async function matricNumber(address: string): Promise<string> {
  const token = await tokenOf(address, 'admissions');
  const find = async () =>
    (
      await callerOf(address).call<Profile>('GET', '/api/Student/get-students?search=Okonkwo Adaeze&pageSize=10', {
        token,
      })
    ).data.rows.find((row) => row.matricNumber !== null)?.matricNumber;
  await expect.poll(find, { message: 'the student has a matric number' }).toBeTruthy();
  return (await find())!;
}

for (const width of WIDTHS)
  test.describe(`at ${width} pixels`, () => {
    test(
      'the registry opens registration, a student is told everything that is in the way, and the adviser decides',
      OTHER_WIDTH,
      async ({ page, college }) => {
        await page.setViewportSize({ width, height: 800 });
        const number = await matricNumber(college.address);

        await signIn(page, 'registry');
        await page.goto('/course_management/open_reg/create');
        for (const [name, option] of [
          ['Session', '2026/2027'],
          ['Semester', 'Second Semester'],
          ['Student type', 'Undergraduate'],
        ] as const) {
          const select = page.getByRole('combobox', { name });
          await select.focus();
          await expect(select).not.toHaveAttribute('aria-busy');
          await select.selectOption({ label: option });
        }
        await page.getByLabel('First day').fill('01/01/2020');
        await page.getByLabel('Last day').fill('31/12/2099');
        await look(page, 'registration-window');
        await page.getByRole('button', { name: 'Create' }).click();
        await expect(page.getByText('The registration window was created')).toBeVisible();

        await signIn(page, 'student');
        await page.goto('/course_registration');
        await expect(page.getByRole('region', { name: SEMESTER })).toBeVisible();
        await look(page, 'registration-semesters');
        await page.getByRole('link', { name: `Register courses, ${SEMESTER}` }).click();
        await expect(page.getByRole('heading', { name: 'Register courses' })).toBeVisible();
        const inTheWay = page.getByRole('region', { name: 'What is still in the way' });
        await expect(inTheWay).toContainText('under 16. Add a course, or ask your adviser for');
        await look(page, 'registration-form');
        await page.getByRole('checkbox', { name: /CSC 316/ }).uncheck();
        await expect(inTheWay).toContainText('is a core course of your level, and there is room for it.');
        await expect(page.getByText('Draft stored')).toBeVisible();
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(inTheWay).toBeVisible();
        await look(page, 'registration-refused');

        await signIn(page, 'hod');
        await page.goto('/course_management/manage_load');
        await page.getByRole('button', { name: 'Set a load' }).click();
        const dialog = page.getByRole('dialog', { name: 'Set a load' });
        await dialog.getByLabel('Matric number or registration number').fill(number);
        for (const [name, option] of [
          ['Session', '2026/2027'],
          ['Semester', 'Second Semester'],
        ] as const) {
          const select = dialog.getByRole('combobox', { name });
          await select.focus();
          await expect(select).not.toHaveAttribute('aria-busy');
          await select.selectOption({ label: option });
        }
        await dialog.getByLabel('At least').fill('3');
        await dialog.getByLabel('At most').fill('24');
        await dialog.getByLabel('Reason').fill('The department offers few courses this year');
        await dialog.getByRole('button', { name: 'Set a load' }).click();
        await expect(page.getByText('The load is set')).toBeVisible();
        await look(page, 'registration-loads');

        await signIn(page, 'student');
        await page.goto('/course_registration/session');
        await expect(page.getByText('3 to 24 units in this semester.')).toBeVisible();
        await look(page, 'registration-session');
        await page.getByRole('link', { name: 'Register courses' }).click();
        await page.getByRole('checkbox', { name: /CSC 316/ }).check();
        await expect(inTheWay).toBeHidden();
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByRole('heading', { name: 'Registered courses' })).toBeVisible();
        await expect(page.getByText('Waiting for approval')).toBeVisible();
        await look(page, 'registration-submitted');

        await signIn(page, 'adviser');
        await page.goto('/class');
        await expect(page.getByRole('link', { name: /300 Level$/ })).toBeVisible();
        await look(page, 'registration-classes');
        await page.goto('/approve_courses');
        await page.getByRole('option', { name: /Okonkwo/ }).click();
        await expect(page.getByText('Nothing is wrong with it.')).toBeVisible();
        await page
          .getByRole('checkbox', { name: /^Return/ })
          .first()
          .check();
        await page.getByLabel(/^Why .* is returned/).fill('Take it next year');
        await look(page, 'registration-decision');
        await page.getByRole('button', { name: /^Approve \d+, return 1/ }).click();
        await expect(page.getByText('The student is told what is returned, and why')).toBeVisible();

        await signIn(page, 'student');
        await page.goto('/course_registration');
        await expect(page.getByRole('region', { name: SEMESTER }).getByText('Returned')).toBeVisible();
        await page.getByRole('link', { name: `See the courses, ${SEMESTER}` }).click();
        await expect(page.getByText('Take it next year')).toBeVisible();
        await look(page, 'registration-returned');
        await page.getByRole('link', { name: 'Add or drop courses' }).click();
        await page.getByRole('button', { name: 'Submit the changes' }).click();
        await expect(page.getByText('Waiting for approval')).toBeVisible();
        await page.getByRole('link', { name: 'Course form' }).click();
        await expect(page.getByRole('article', { name: 'Course registration form' })).toContainText('CSC 316');
        await look(page, 'registration-course-form');

        await signIn(page, 'adviser');
        await page.goto('/approve_courses');
        await page.getByRole('option', { name: /Okonkwo/ }).click();
        await page.getByRole('button', { name: 'Approve the course' }).click();
        await expect(page.getByRole('option', { name: /Okonkwo/ })).toBeHidden();

        await signIn(page, 'student');
        await page.goto('/course_registration');
        await page.getByRole('link', { name: `See the courses, ${SEMESTER}` }).click();
        await page.getByRole('link', { name: 'Examination card' }).click();
        await expect(page.getByRole('article', { name: 'Examination card' })).toContainText('CSC 316');
        await look(page, 'registration-examination-card');

        await signIn(page, 'hod');
        await page.goto(`/course_management/add_drop?number=${encodeURIComponent(number)}`);
        await expect(page.getByRole('heading', { name: 'To be added' })).toBeVisible();
        await look(page, 'registration-add-drop');
      },
    );
  });
