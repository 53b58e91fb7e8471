import type { Page } from '@playwright/test';
import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';

const FACULTIES = '/school_setup/manage_faculty_and_department';
const COURSES = '/course_management/manage_course';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const dialog = (page: Page) => page.getByRole('dialog');

async function edit(page: Page, path: string): Promise<void> {
  await signIn(page, 'admin');
  await page.goto(path);
  await page.getByRole('link', { name: 'Edit' }).click();
}

/** As another officer at another desk does it. */
async function change(address: string, path: `/api/${string}`, body: object): Promise<void> {
  const token = await tokenOf(address, 'admin');
  const {
    data: { revision },
  } = await callerOf(address).call<{ revision: number }>('GET', path, { token });
  expect((await callerOf(address).call('PUT', `${path}?revision=${revision}`, { token, body })).status).toBe(200);
}

for (const width of [360, 1280]) {
  test(`at ${width} pixels: what two editors typed in one field is shown to the second, who chooses`, async ({
    page,
    college,
  }) => {
    const [mine, theirs] = [`Mine ${width}`, `Theirs ${width}`];
    await page.setViewportSize({ width, height: 800 });
    await edit(page, `${FACULTIES}/3`);
    await name(page).fill(mine);
    await change(college.address, '/api/Faculty/faculties/3', { name: theirs });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toContainText(/ changed this on \d\d\/\d\d\/\d{4} \d\d:\d\d, after you opened it/);
    await look(page, 'editing-conflict');
    await page.keyboard.press('Escape');
    await expect(name(page)).toHaveValue(mine);
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog(page)
      .getByRole('radio', { name: `Saved by another: ${theirs}` })
      .check();
    await dialog(page)
      .getByRole('radio', { name: `Yours: ${mine}` })
      .check();
    await dialog(page).getByRole('button', { name: 'Keep these answers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: mine })).toBeVisible();
  });
}

test('what two editors changed in two fields of one course both lasts', async ({ page, college }) => {
  await edit(page, `${COURSES}/1`);
  const code = await page.getByRole('textbox', { name: 'Code' }).inputValue();
  const title = await page.getByRole('textbox', { name: 'Title' }).inputValue();
  await page.getByRole('textbox', { name: 'Title' }).fill('Logic and Proof');
  await change(college.address, '/api/CourseManagement/courses/1', { code, title, unit: 6 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Logic and Proof/ })).toBeVisible();
  const { data } = await callerOf(college.address).call('GET', '/api/CourseManagement/courses/1', {
    token: await tokenOf(college.address, 'admin'),
  });
  expect(data).toMatchObject({ title: 'Logic and Proof', unit: 6 });
});

test("the browser's Back asks before a changed form is left, and goes on when told to", async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(FACULTIES);
  await page.getByRole('link', { name: 'Create faculty' }).click();
  await name(page).fill('Faculty of Agri');
  await page.goBack();
  await expect(dialog(page)).toContainText('What you changed here has not been saved.');
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(name(page)).toHaveValue('Faculty of Agri');
  await expect(page).toHaveURL(/\/create$/);
  await page.goBack();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faculties' })).toBeVisible();
  await page.goForward();
  await expect(name(page)).toHaveValue('');
});

test('a form sent without a line says so once, promises nothing that is not so, and is sent again', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto(`${FACULTIES}/create`);
  await name(page).fill('Faculty of Forestry');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('What you typed is still here. Check your connection and try again.')).toBeVisible();
  await expect(page.getByText('kept on this device')).toHaveCount(0);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faculty of Forestry' })).toBeVisible();
});

test('what somebody typed and did not send is theirs alone on a shared machine, and is removed at sign-out if they wish', async ({
  page,
  college,
}) => {
  const { call } = callerOf(college.address);
  const token = await tokenOf(college.address, 'admin');
  const {
    data: { userId },
  } = await call('GET', '/api/RoleClaims/user-claims?userName=bursar', { token });
  await call('POST', '/api/RoleClaims/create-user-claims', {
    token,
    body: { userId, claims: ['notices'], granted: true },
  });
  const write = async (userName: string) => {
    await signIn(page, userName);
    await page.goto('/notice_board_management/create');
    await expect(page.getByRole('heading', { name: 'Write a notice' })).toBeVisible();
  };
  const title = page.getByLabel('Title');
  const signOut = async (removes: boolean) => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    if (removes)
      await dialog(page)
        .getByRole('checkbox', { name: /^Remove what I have not sent/ })
        .check();
    await dialog(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await write('admin');
  await title.fill('Council meets');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await look(page, 'sign-out-drafts');
  await page.keyboard.press('Escape');
  await signOut(false);
  await write('bursar');
  await expect(title).toHaveValue('');
  await signOut(false);
  await write('admin');
  await expect(title).toHaveValue('Council meets');
  await signOut(true);
  await write('admin');
  await expect(title).toHaveValue('');
});
