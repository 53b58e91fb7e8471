import type { Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';
import { logIn, PASSWORD, signIn } from '../../support/logIn.ts';
import { codeFor, lastMail } from '../../support/mailbox.ts';
import { payByPost } from '../../support/payByPost.ts';
import { newPayer } from '../../support/payer.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Are you sure you want to sign out of the portal?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
}

/** The application type that candidates of JAMB's list apply with. */
const POST_UTME = 8;

const people: Readonly<
  Record<
    number,
    {
      readonly twoFactor: string;
      readonly forgetful: string;
      readonly admitted: string;
      readonly listed: string;
      readonly mover?: string;
    }
  >
> = {
  360: {
    twoFactor: 'lecturer',
    forgetful: 'hod',
    admitted: '202630118506JH',
    listed: 'musa.ibrahim@candidates.example',
    mover: 'newcomer',
  },
  1280: {
    twoFactor: 'dean',
    forgetful: 'bursar',
    admitted: '65017184BE',
    listed: 'oluwaseun.adeyemi@candidates.example',
  },
};

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    test.use({ viewport: { width, height: 800 } });
    const { twoFactor, forgetful, admitted, listed, mover } = people[width]!;

    test('a student signs in and out by keyboard, and is told what is wrong', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
      await look(page, 'login');
      await page.getByLabel('Username').press('Enter');
      await expect(page.getByText('please input your username')).toBeVisible();
      await expect(page.getByLabel('Username')).toBeFocused();
      await logIn(page, 'student', 'Wrong#2026');
      await expect(page.getByText('Login failed, please check your details')).toBeVisible();
      await look(page, 'login-refused');
      await logIn(page, 'student');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await look(page, 'dashboard');
      await page.goto('/no_such_page');
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.reload();
      await expect(page.getByText('Welcome, Okonkwo Adaeze Grace.')).toBeVisible();
      if (width < 900) await page.getByRole('button', { name: 'Menu' }).click();
      await expect(
        page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }),
      ).toHaveAttribute('aria-current', 'page');
      if (width < 900) {
        await expect(page.locator('.bp6-portal :focus'), 'Escape is heard by what has the focus').toHaveCount(1);
        await page.keyboard.press('Escape');
      }
      await logOut(page);
      await page.goto('/dashboard');
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });

    test('two-factor is turned on, asks for the mailed code, and is turned off', async ({ page }) => {
      await logIn(page, twoFactor);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByLabel('A code by email').check();
      await page.getByLabel('Your password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Two-factor authentication has been changed')).toBeVisible();
      await look(page, 'profile');
      await page.getByLabel('A code from an authenticator app').check();
      await page.getByLabel('Your password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
      await look(page, 'profile-authenticator');
      await logOut(page);

      await logIn(page, twoFactor);
      await expect(page.getByText(/was sent to .•••@matricula.example/)).toBeVisible();
      await look(page, 'verify-otp');
      const code = /Code:? *(\d{6,10})/.exec(await lastMail(page, `${twoFactor}@matricula.example`))![1]!;
      await page.getByLabel('Your code').fill(code === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('This code is not right')).toBeVisible();
      await page.getByLabel('Your code').fill(code);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

      await page.goto('/profile#settings');
      await page.getByLabel('Off: the password alone').check();
      await page.getByLabel('Your password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Two-factor authentication has been changed')).toBeVisible();
    });

    test('a forgotten password is chosen anew by the mailed link, then changed', async ({ page }) => {
      const address = `${forgetful}@matricula.example`;
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await look(page, 'forgot-password');
      await page.getByPlaceholder('Enter your email address').fill(address);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText('Reset Password Email Successfully Sent!')).toBeVisible();
      await look(page, 'verify-confirmation');
      await page.goto(/\S+\/reset_password#token=\S+/.exec(await lastMail(page, address))![0]);
      await page.getByLabel(/^New password\s\*$/).fill('short');
      await page.getByLabel('New password again').fill('shirt');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText('your password must have 8 to 30 characters')).toBeVisible();
      await look(page, 'reset-password');
      await page.getByLabel(/^New password\s\*$/).fill('Harmattan#2027');
      await page.getByLabel('New password again').fill('Harmattan#2027');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText('Your password has been changed')).toBeVisible();

      await logIn(page, forgetful, 'Harmattan#2027');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Change Password' }).click();
      await page.getByLabel('Current password').fill('Harmattan#2027');
      await page.getByLabel(/^New password\s\*$/).fill(PASSWORD);
      await page.getByLabel('New password again').fill(PASSWORD);
      await look(page, 'change-password');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });

    test('a new student claims the account by the application and two mailed codes, and an officer undoes it', async ({
      page,
      college,
    }) => {
      const api = callerOf(college.address);
      const { MobileNumber, ...payer } = newPayer({ RegNumber: admitted });
      const {
        data: { sessionId, amount },
      } = await api.call(
        'GET',
        `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=${POST_UTME}&regNumber=${admitted}&mobileNumber=${MobileNumber}`,
      );
      const body = { ...payer, MobileNumber, SessionId: sessionId, Amount: amount, ApplicationTypeId: POST_UTME };
      const invoice = (await api.call('POST', '/api/ApplicationInvoice/generate-application-invoice', { body })).data;
      await payByPost(invoice);
      await api.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: invoice.rrr } });
      await page.goto('/login');
      await page.getByRole('link', { name: 'Verify your account' }).click();
      await page.getByLabel('Registration number').fill(admitted);
      await page.getByLabel('RRR').fill('1234');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Invalid action, please enter correct details')).toBeVisible();
      await look(page, 'verify-account');
      await page.getByLabel('RRR').fill(invoice.rrr!);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText(`A code has been sent to ${listed[0]}•••@candidates.example`)).toBeVisible();
      await page.getByLabel('Your code').fill(await codeFor(page, listed));
      await page.getByPlaceholder('Enter your email address').fill(`student${width}@example.com`);
      await page.getByLabel('Phone number').fill('08031234567');
      await page.getByLabel(/^New password\s\*$/).fill('Harmattan#2027');
      await page.getByLabel('New password again').fill('Harmattan#2027');
      await look(page, 'create-profile');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Verify it is you' })).toBeVisible();
      await page.getByLabel('Your code').fill(await codeFor(page, `student${width}@example.com`));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await logOut(page);

      await signIn(page, 'admissions');
      await page.goto('/student_management/search_admission_list');
      await page.getByLabel('Number or name').fill(admitted);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: /Okafor|Bello|Adeyemi/ }).click();
      await expect(page.getByText('s•••@example.com')).toBeVisible();
      await look(page, 'admission-claim');
      await page.getByRole('button', { name: 'Undo this claim' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Undo this claim' }).click();
      await expect(page.getByText('please enter your reason', { exact: true })).toBeVisible();
      await look(page, 'admission-claim-undo');
      await page.getByLabel('Reason').fill('Not the student');
      await page.getByRole('dialog').getByRole('button', { name: 'Undo this claim' }).click();
      await expect(page.getByText('Not claimed yet')).toBeVisible();
      await logOut(page);
      await logIn(page, admitted, 'Harmattan#2027');
      await expect(page.getByText('Login failed, please check your details')).toBeVisible();
    });

    if (mover) {
      test('who has not yet moved confirms an email address first', async ({ page }) => {
        await logIn(page, mover);
        await look(page, 'change-email');
        await page.getByPlaceholder('Enter your email address').fill('maryam@example.com');
        await page.getByRole('button', { name: 'Send code' }).click();
        await page
          .getByLabel('Your code')
          .fill(/Code:? *(\d{6,10})/.exec(await lastMail(page, 'maryam@example.com'))![1]!);
        await page.getByRole('button', { name: 'Verify' }).click();
        await expect(page.getByText('Welcome, Yusuf Maryam.')).toBeVisible();
      });
    }
  });
}

for (const width of [360, 1280]) {
  test(`public pages know at ${width} pixels who is signed in`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'student');
    for (const path of ['/', '/sundry/payment_history', '/prospective_students']) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByText('Okonkwo Adaeze Grace'), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Login', exact: true }), path).toHaveCount(0);
    }
    await look(page, 'public-page-signed-in');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  });
}

test('a public page stays where the script that knows who is signed in does not come', async ({ page }) => {
  await signIn(page, 'student');
  await page.route(/VisitorLinks/, (route) => route.abort());
  await page.goto('/sundry/payment_history');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('pages that need a login to lead there go back when there was none', async ({ page }) => {
  for (const path of ['/verify_otp', '/change_email']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  for (const path of ['/dashboard', '/profile', '/change_password']) {
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === '/');
  }
});

test("an administrator takes a student's place in a tab of its own, and it ends", async ({ page, college }) => {
  const api = callerOf(college.address);
  const {
    data: { jwtToken },
  } = await api.call('POST', '/api/Authentication/login', { body: { userName: 'admin', password: PASSWORD } });
  const {
    data: { path },
  } = await api.call('POST', '/api/Authentication/impersonate', {
    token: jwtToken!.token,
    body: { userName: 'student', reason: 'She cannot see her fees' },
  });
  await logIn(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(path);
  await look(other, 'impersonation-login');
  await other.getByRole('button', { name: 'Take their place' }).click();
  const banner = other.getByRole('complementary', { name: 'Impersonation' });
  await expect(banner).toContainText('admin in the place of Okonkwo Adaeze Grace');
  await expect(banner).toContainText('Reason: She cannot see her fees');
  await expect(banner.locator('time')).toHaveText(/^29:\d\d|30:00$/);
  await look(other, 'impersonation');
  await other.goto('/change_password');
  await other.getByLabel(/^Current password/).fill(PASSWORD);
  await other.getByRole('textbox', { name: 'New password', exact: true }).fill('Another#2027');
  await other.getByRole('textbox', { name: 'New password again' }).fill('Another#2027');
  await other.getByRole('button', { name: 'Change Password' }).click();
  await expect(other.getByText("This cannot be done in another person's place")).toBeVisible();
  await expect(other, 'a refusal stays on its page').toHaveURL(/\/change_password$/);
  await expect(banner.getByRole('button', { name: 'End session' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome, Ogunleye Tunde.')).toBeVisible();
  await banner.getByRole('button', { name: 'End session' }).click();
  await expect(banner).toHaveCount(0);
  await other.goto(path);
  await other.getByRole('button', { name: 'Take their place' }).click();
  await expect(other.getByText('This link has expired or was used already, or you made another since')).toBeVisible();
});
