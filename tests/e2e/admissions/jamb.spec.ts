import type { Page } from '@playwright/test';
import { demoRows } from '#server/admissions/jamb/demo.ts';
import { expect, look, nextPhone, test } from '../../support/e2e.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const number = (page: Page) => page.getByRole('textbox', { name: 'JAMB registration number' });
const proof = (page: Page) => page.getByRole('textbox', { name: 'Phone number or RRR' });

for (const [index, viewport] of SCREENS.entries()) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const [candidate] = demoRows('UTME')
      .slice(10 + index)
      .map((row) => row['registrationNumber']!) as [string];
    const [stranger] = demoRows('DE').map((row) => row['registrationNumber']!) as [string];
    const phone = nextPhone();

    test('a candidate is told what is wrong, and what to do', async ({ page }) => {
      const lookUp = async (regNumber: string, mobile: string) => {
        await number(page).fill(regNumber);
        await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
        await page.getByRole('button', { name: 'Continue' }).click();
      };
      await page.goto('/');
      await page.getByRole('link', { name: 'Apply for Post UTME', exact: true }).click();
      await test.step('at the invoice', async () => {
        await lookUp('', '');
        await expect(page.getByText('please input your JAMB registration number')).toBeVisible();
        await expect(number(page)).toBeFocused();
        await lookUp('202699999999ZZ', phone);
        await expect(page.getByText(/is not on the 2026\/2027 UTME list of Matricula College\./)).toBeVisible();
        await look(page, 'jamb-not-on-the-list');
        await lookUp(stranger, phone);
        await expect(page.getByText('Please choose Direct Entry')).toBeVisible();
        await lookUp(candidate.toLowerCase(), phone);
        await expect(page.getByRole('textbox', { name: 'Surname' })).toHaveValue('');
        for (const [name, text] of [
          ['Surname', 'Okafor'],
          ['First name', 'Adaeze'],
        ] as const)
          await page.getByRole('textbox', { name }).fill(text);
        await expect(number(page)).toHaveValue(candidate);
        await page.getByRole('textbox', { name: 'Email' }).fill('candidate@example.com');
        await page.getByRole('button', { name: 'Generate Invoice' }).click();
        await expect(page).toHaveURL(/\/jamb_students_invoice$/);
        await look(page, 'jamb-invoice');
      });
      await test.step('at the invoice, with another phone number on the device that made it', async () => {
        await page.goto('/?mode=putme');
        await lookUp(candidate, nextPhone());
        await expect(page).toHaveURL(/\/jamb_students_invoice$/);
        await expect(page.getByRole('button', { name: 'Pay with ATM Card' })).toBeVisible();
      });
      await test.step('at the login', async () => {
        await page.goto('/putme_login');
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByText('please input your JAMB registration number')).toBeVisible();
        await expect(page.getByText('please input the phone number or the RRR of your invoice')).toBeVisible();
        await expect(number(page)).toBeFocused();
        await number(page).fill(candidate.toLowerCase());
        await proof(page).fill('08099999999');
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByText(/^No Post UTME invoice has this registration number/).first()).toBeVisible();
        await look(page, 'jamb-login-refused');
        await proof(page).fill(phone);
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByText(/^This invoice has not been paid\./).first()).toBeVisible();
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0]! });
  const [candidate] = demoRows('UTME')
    .slice(14)
    .map((row) => row['registrationNumber']!) as [string];
  const inGroups = (digits: string, between: string) => digits.replace(/(....)(?=.)/g, `$1${between}`);

  test('a candidate who has forgotten the JAMB number finds it by the RRR, and prints the slip', async ({ page }) => {
    const phone = nextPhone();
    await page.goto('/');
    await page
      .getByRole('listitem')
      .filter({ has: page.getByText('PUTME Slip', { exact: true }) })
      .getByRole('link', { name: /^Apply/ })
      .click();
    await number(page).fill(` ${inGroups(candidate.toLowerCase(), '-')} `);
    await page.getByRole('textbox', { name: 'Phone number' }).fill(inGroups(phone, ' '));
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const [name, text] of [
      ['Surname', 'Okafor'],
      ['First name', 'Adaeze'],
      ['Email', 'forgetful@example.com '],
    ] as const)
      await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('button', { name: 'Generate Invoice' }).click();
    const rrr = (await page
      .getByRole('term')
      .filter({ hasText: 'Reference #' })
      .locator('xpath=following-sibling::dd')
      .textContent())!.replace(/\D/g, '');
    await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    await expect(page.getByText('Your payment has been received').first()).toBeVisible();

    await page.goto('/putme_slip_login');
    await page.getByText('Forgotten your JAMB number?').click();
    await page.getByRole('button', { name: 'Find my JAMB number' }).click();
    await expect(page.getByText('please input the RRR of your invoice: it has 12 digits')).toBeVisible();
    await expect(proof(page)).toBeFocused();
    await proof(page).fill(inGroups(rrr, '-'));
    await page.getByRole('button', { name: 'Find my JAMB number' }).click();
    await expect(number(page)).toHaveValue(candidate);
    await look(page, 'jamb-number-found');
    await number(page).fill(inGroups(candidate.toLowerCase(), ' '));
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/putme_slip$/);
    await expect(page.getByText(candidate).first()).toBeVisible();
  });
});
