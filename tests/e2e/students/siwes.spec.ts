import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

/** A college in which the account `student` has a record, and forty others beside it. */
test.use({ students: '40' });

/** The college is filled in the background, after it has begun to answer. */
async function enrolled(address: string): Promise<void> {
  const token = await tokenOf(address, 'student');
  await expect
    .poll(
      async () => {
        const { status, data } = await callerOf(address).call('GET', '/api/Student/student-siwes', { token });
        return status === 200 ? data.state : null;
      },
      { message: 'the student has a record, and a form that is begun' },
    )
    .toBe('draft');
}

for (const width of WIDTHS)
  test.describe(`at ${width} pixels`, () => {
    test(
      'a student fills in Form 8 and prints it, and the coordinator signs it',
      OTHER_WIDTH,
      async ({ page, college }) => {
        await page.setViewportSize({ width, height: 800 });
        await enrolled(college.address);
        await signIn(page, 'student');
        await page.goto('/siwes');
        await page.getByRole('textbox', { name: "Employer's name" }).fill('Dangote Cement');
        await page.getByRole('textbox', { name: "Employer's address" }).fill('Ibese, Ogun State');
        await page.getByRole('textbox', { name: "Employer's phone number" }).fill('08031234567');
        await page.getByRole('textbox', { name: "Supervisor's name" }).fill('Bello Ibrahim');
        await page.getByRole('textbox', { name: 'First day' }).fill('01/06/2026');
        await page.getByRole('textbox', { name: 'Last day' }).fill('20/11/2026');
        const bank = page.getByRole('combobox', { name: 'Bank' });
        await bank.focus();
        await expect(bank).not.toHaveAttribute('aria-busy');
        await bank.selectOption('Access Bank');
        await page.getByRole('textbox', { name: 'Account number' }).fill('0123456789');
        await page.getByRole('textbox', { name: 'Account name' }).fill('Okonkwo Adaeze');
        await look(page, 'siwes');
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByRole('article', { name: 'SIWES Form 8' })).toContainText('Dangote Cement');
        await look(page, 'siwes-preview');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Save as PDF' }).click();
        expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

        await signIn(page, 'registry');
        await page.goto('/class/siwes?state=submitted&search=Okonkwo');
        await look(page, 'siwes-forms');
        await page
          .getByRole('link', { name: /Okonkwo/ })
          .first()
          .click();
        await look(page, 'siwes-form');
        await page.getByRole('button', { name: 'Sign', exact: true }).click();
        await page.getByRole('dialog', { name: 'Sign' }).getByRole('button', { name: 'Sign' }).click();
        await expect(page.getByText('The form is signed')).toBeVisible();

        await signIn(page, 'student');
        await page.goto('/siwes');
        await expect(page.getByText('Your coordinator has signed the form.')).toBeVisible();
      },
    );
  });
