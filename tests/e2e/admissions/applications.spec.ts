import type { Page } from '@playwright/test';
import { JUPEB_ANSWERS, saveJupeb, SECTION_ADDRESS, submitApplication } from '../../support/applicant.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { fillOLevel } from '../../support/jupebWalk.ts';
import { signIn } from '../../support/logIn.ts';
import { lastMail } from '../../support/mailbox.ts';
import { enterAs, paidApplicant } from '../../support/openForm.ts';
import { PROGRAMMES } from '../../support/programmes.ts';

const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

const REASON = 'Your sponsor has moved, please correct the address';
const NEW_ADDRESS = '4 New Road, Umuahia';

/** A JUPEB applicant who has submitted, and awaits the O-Level result. */
async function submittedAwaiting(server: Caller) {
  const applicant = await paidApplicant(server, JUPEB);
  await saveJupeb(server, applicant);
  const [sitting] = JUPEB_ANSWERS['o-level-result'].oLevelInfo;
  const awaited = Object.keys(sitting.subjectGrade).map((subject) => [subject, 10]);
  await server.call('POST', SECTION_ADDRESS['o-level-result'], {
    token: applicant.token,
    body: {
      oLevelInfo: [{ ...sitting, resultStatus: 'Awaiting result', subjectGrade: Object.fromEntries(awaited) }],
    },
  });
  const { status, text } = await submitApplication(server, applicant.token);
  if (status !== 200) throw new Error(text);
  return applicant;
}

/** The address behind the code of the slip that is shown. */
const codeOf = async (page: Page) => (await page.getByRole('link', { name: /verify_slip/ }).getAttribute('href'))!;

async function printed(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check and submit' }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL(/\/preview$/);
  await expect(page.getByRole('region', { name: 'Application submitted' })).toBeVisible();
}

test('an officer reopens a section, the applicant corrects it and adds an awaited result, and two officers verify it', async ({
  page: desk,
  browser,
  college,
}) => {
  await desk.setViewportSize(DESK);
  const applicant = await submittedAwaiting(callerOf(college.address));
  const contexts = await Promise.all(
    [PHONE, DESK].map((viewport) =>
      browser.newContext({ baseURL: college.address, viewport, serviceWorkers: 'block' }),
    ),
  );
  const [phone, second] = await Promise.all(contexts.map((context) => context.newPage()));
  await enterAs(phone!, JUPEB, applicant);
  await phone!.goto('/jupeb_application/preview');
  const slips = [await codeOf(phone!)];

  await test.step('the officer finds the applicant by name, and reopens a section with a reason', async () => {
    await signIn(desk, 'admissions');
    await desk.goto('/applications/applicants');
    await desk.getByRole('searchbox').fill('adaeze okafor');
    await expect(desk).toHaveURL(/search=/);
    await expect(desk.getByRole('row')).toHaveCount(2);
    await expect(desk.locator('.list[aria-busy]')).toHaveCount(0);
    await look(desk, 'applications-found');
    await desk.getByRole('link', { name: applicant.applicationNumber }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Okafor Adaeze Ngozi' })).toBeVisible();
    await look(desk, 'applications-applicant');
    await desk.getByRole('checkbox', { name: 'Sponsor & Referee' }).check();
    await desk.getByRole('button', { name: /^Reopen sections of/ }).click();
    await desk
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill(REASON);
    await look(desk, 'applications-reopening');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await expect(desk.getByText('Earlier versions')).toBeVisible();
    await look(desk, 'applications-reopened');
    await expect
      .poll(() => lastMail(desk, 'ada@example.com'), { message: 'the applicant is mailed' })
      .toContain(REASON);
  });

  await test.step('the applicant corrects it, and prints the new slip', async () => {
    await phone!.goto('/jupeb_application');
    await expect(phone!.getByText(REASON)).toBeVisible();
    await expect(phone!.getByRole('heading', { name: 'Sponsor & Referee' })).toBeVisible();
    await look(phone!, 'applications-reopened-form');
    await phone!
      .getByRole('group', { name: /sponsor/i })
      .getByLabel(/address/i)
      .filter({ visible: true })
      .first()
      .fill(NEW_ADDRESS);
    await submit(phone!);
    await expect(phone!.getByRole('article')).toContainText(NEW_ADDRESS);
    await look(phone!, 'applications-second-slip');
    await printed(phone!);
    slips.push(await codeOf(phone!));
  });

  await test.step('an officer opens a window for awaited results', async () => {
    await desk.goto('/applications/awaited_results');
    await expect(desk.getByRole('link', { name: applicant.applicationNumber })).toBeVisible();
    await desk.getByRole('button', { name: 'Open a window' }).click();
    const dialog = desk.getByRole('dialog');
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Africa/Lagos' });
    await dialog.getByRole('textbox', { name: 'First day' }).fill(day(0));
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(day(14));
    await look(desk, 'applications-window-dialog');
    await dialog.getByRole('button', { name: 'Open a window' }).click();
    await expect(desk.getByText(/The window is open from/)).toBeVisible();
    await look(desk, 'applications-window');
  });

  await test.step('the applicant adds the result: that section alone is open', async () => {
    await phone!.goto('/jupeb_application/preview');
    await expect(phone!.getByRole('button', { name: 'Add your result' })).toBeVisible();
    await look(phone!, 'applications-add-result');
    await phone!.getByRole('button', { name: 'Add your result' }).click();
    await expect(phone!.getByLabel(/exam cent/i)).toBeVisible();
    await expect(phone!.getByText('Please correct: O-Level Result')).toBeVisible();
    await look(phone!, 'applications-result-form');
    await phone!.getByRole('radio', { name: 'Released' }).check();
    await fillOLevel(phone!);
    await submit(phone!);
    await look(phone!, 'applications-third-slip');
    slips.push(await codeOf(phone!));
    expect(new Set(slips).size).toBe(3);
  });

  await test.step('the code of each earlier slip says that it was replaced', async () => {
    for (const [index, slip] of slips.entries()) {
      await phone!.goto(slip);
      await expect(
        phone!.getByText(index < 2 ? /Replaced by a slip of/ : 'This slip is genuine').first(),
      ).toBeVisible();
      await expect(phone!.getByText('This slip was replaced')).toHaveCount(index < 2 ? 1 : 0);
      await expect(phone!.getByText('This slip is genuine')).toHaveCount(index < 2 ? 0 : 1);
      await look(phone!, `applications-code-${index + 1}`);
    }
  });

  await test.step('an officer finds a difference, which counts once a second one has confirmed it', async () => {
    await desk.goto('/utilities/olevel_verification');
    await look(desk, 'applications-olevel-list');
    await desk.getByRole('link', { name: applicant.applicationNumber }).click();
    await expect(desk.getByRole('button', { name: 'It matches' })).toBeVisible();
    await expect(desk.getByRole('main')).toContainText('Okafor Adaeze Ngozi');
    await look(desk, 'applications-olevel');
    await desk
      .getByRole('combobox', { name: /^Found in/ })
      .first()
      .selectOption({ index: 6 });
    await desk.getByRole('button', { name: 'It differs' }).click();
    await desk.getByRole('dialog').getByRole('textbox').fill('WAEC Direct, reference 4411');
    await desk.getByRole('dialog').getByRole('button', { name: 'It differs' }).click();
    await expect(desk.getByText('Differs, to be confirmed')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Confirm the difference' })).toHaveCount(0);
    await look(desk, 'applications-olevel-to-confirm');
    await signIn(second!, 'admin');
    await second!.goto(new URL(desk.url()).pathname + new URL(desk.url()).search);
    await second!.getByRole('button', { name: 'Confirm the difference' }).click();
    await second!.getByRole('dialog').getByRole('button', { name: 'Confirm the difference' }).click();
    await expect(second!.getByText('Differs', { exact: true })).toBeVisible();
    await look(second!, 'applications-olevel-confirmed');
  });

  await Promise.all(contexts.map((context) => context.close()));
});
