import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, look } from '../../support/e2e.ts';
import { COMPUTING, type Enrolled } from '../../support/enrolled.ts';
import { signIn } from '../../support/logIn.ts';
import { test } from '../../support/collegeOfStudents.ts';
import { offered, offerNothing, registering, tookBefore } from '../../support/registering.ts';
import type { TestServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';
import { OTHER_WIDTH } from '../../support/widths.ts';

const BIOLOGY = 25;
const TERM = { Session: '2026/2027', Semester: 'First Semester' } as const;
const SEMESTER = 'First Semester, 2026/2027';

type Run = (text: string, values: unknown[]) => Promise<unknown>;

interface Student extends Enrolled {
  readonly name: string;
  readonly number: string;
}

/** Core of 19 units, a course of the level below, an elective, and one that another department lends. */
async function offer(server: TestServer): Promise<number> {
  await offerNothing(server);
  for (const code of ['CSC201', 'CSC203', 'CSC205', 'CSC207']) await offered(server, code, 4);
  await offered(server, 'STA201', 3);
  await offered(server, 'CSC208', 3, { kind: 'elective' });
  await offered(server, 'BIO201', 3, { departmentId: BIOLOGY });
  return offered(server, 'MTH101', 3, { levelId: 100 });
}

/** An adviser for the level, a head for the department, and no fee before registration. */
async function appoint(run: Run): Promise<void> {
  await run(`update appointment set ended_at = now() where ended_at is null`, []);
  for (const [post, level, userName] of [
    ['course-adviser', 200, 'adviser'],
    ['hod', null, 'hod'],
  ])
    await run(
      `insert into appointment (post, department_id, level, user_id, since) select $1, $2::int4, $3::int4, id, now() from user_account where user_name = $4`,
      [post, COMPUTING, level, userName],
    );
  await run(`update gate set active = false where act = 'registration'`, []);
}

async function study(server: TestServer, run: Run, name: string): Promise<Student> {
  const userName = name.split(' ')[0]!.toLowerCase();
  const student = await registering(server, userName);
  await run('update admission set full_name = $2 where id = $1', [student.admissionId, name]);
  return { ...student, name, number: `2026${userName.length}${userName.toUpperCase()}` };
}

async function choose(page: Page, within: 'main' | 'dialog', options: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, label] of Object.entries(options)) {
    const select = page.getByRole(within).getByRole('combobox', { name, exact: true });
    await select.focus();
    await expect(select.locator('option', { hasText: label }).first()).toBeAttached();
    await select.selectOption({ label });
  }
}

const course = (page: Page, code: string) => page.getByRole('checkbox', { name: new RegExp(`^${code}`) });
const inTheWay = (page: Page) => page.getByRole('region', { name: 'What is still in the way' });

const waiting = (page: Page) => page.getByRole('listbox', { name: 'Approve courses' });

/** As a student comes to the courses of the semester. */
async function come(page: Page, { userName }: Student): Promise<void> {
  await signIn(page, userName);
  await page.goto('/course_registration');
  await page.getByRole('link', { name: `Register courses, ${SEMESTER}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register courses' })).toBeVisible();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registered courses' })).toBeVisible();
  await expect(page.getByText('Waiting for approval').first()).toBeVisible();
}

/** The head of department gives a course its seats, and says what must be passed before it. */
async function setUp(page: Page): Promise<void> {
  await signIn(page, 'hod');
  await page.goto('/course_management/offerings?sessionId=1&search=CSC208');
  await expect(page.getByRole('link', { name: 'CSC208' })).toBeVisible();
  await look(page, 'offerings');
  await page.getByRole('link', { name: 'CSC208' }).first().click();
  await expect(page.getByText('It needs no other course.')).toBeVisible();
  await page.getByRole('button', { name: 'Seats of CSC208' }).click();
  await page.getByRole('dialog').getByLabel('Seats').fill('40');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('40, 40 left')).toBeVisible();
  await page.getByRole('button', { name: 'Add a prerequisite of CSC208' }).click();
  await choose(page, 'dialog', { Course: 'CSC201 The title of CSC201' });
  await page.getByRole('dialog').getByLabel('Grade').fill('e');
  await look(page, 'offering-prerequisite');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Grade E or better')).toBeVisible();
  await look(page, 'offering');
  await page.getByRole('button', { name: 'Remove CSC201' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('It needs no other course.')).toBeVisible();
}

async function openWindow(page: Page): Promise<void> {
  await signIn(page, 'registry');
  await page.goto('/course_management/open_reg/create');
  await choose(page, 'main', { ...TERM, 'Student type': 'Undergraduate' });
  await page.getByLabel('First day').fill('01/01/2020');
  await page.getByLabel('Last day').fill('31/12/2099');
  await look(page, 'registration-window');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The registration window was created')).toBeVisible();
}

/** Nothing is in the way, and what was ticked is there again. */
async function registerClean(page: Page, student: Student): Promise<void> {
  await signIn(page, student.userName);
  await page.goto('/course_registration');
  await expect(page.getByRole('region', { name: SEMESTER })).toContainText('Open until 31/12/2099');
  await look(page, 'registration-semesters');
  await page.goto('/course_registration/view?session=1&semester=1');
  await expect(page.getByText('You have registered no course of this semester yet.')).toBeVisible();
  await expect(page.getByText('Open until 31/12/2099.', { exact: true })).toBeVisible();
  await look(page, 'registration-none-yet');
  await come(page, student);
  await expect(page.getByText('19 of 24 units')).toBeVisible();
  await expect(inTheWay(page)).toBeHidden();
  await look(page, 'registration-form');
  await course(page, 'CSC201').uncheck();
  await expect(inTheWay(page)).toContainText('CSC201 (4) is a core course of your level, and there is room for it.');
  await expect(page.getByText('Draft stored')).toBeVisible();
  await page.reload();
  await expect(course(page, 'CSC201')).not.toBeChecked();
  await course(page, 'CSC201').check();
  await submit(page);
  await look(page, 'registration-submitted');
}

async function registerCarryOver(page: Page, student: Student): Promise<void> {
  await come(page, student);
  await expect(course(page, 'MTH101')).toBeChecked();
  await expect(course(page, 'MTH101')).toBeDisabled();
  await expect(page.getByText('You had 35, F in 2025/2026. It must be taken now')).toBeVisible();
  await look(page, 'registration-carry-over');
  await expect(page.getByText('22 of 24 units')).toBeVisible();
  await submit(page);
}

/** Twenty-five units: refused with the remedy, and allowed when the adviser gives them. */
async function registerOverload(page: Page, student: Student): Promise<void> {
  await come(page, student);
  await course(page, 'CSC208').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(inTheWay(page)).toContainText('One unit over 24. Drop CSC208 (3), or ask your adviser for 25.');
  await expect(inTheWay(page)).toBeInViewport();
  // The page scrolls to it once the answer is there.
  await expect(async () => {
    const [said, bar] = await Promise.all([
      inTheWay(page).boundingBox(),
      page.getByRole('button', { name: 'Submit' }).locator('..').boundingBox(),
    ]);
    expect(said!.y + said!.height, 'the bar of units covers no refusal').toBeLessThanOrEqual(bar!.y);
  }).toPass();
  // The choice is there again when the adviser has allowed it.
  await expect(page.getByText('Draft stored')).toBeVisible();
  await look(page, 'registration-refused');

  await signIn(page, 'adviser');
  await page.goto('/course_management/manage_load');
  await page.getByRole('button', { name: 'Set a load' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a load' });
  await dialog.getByLabel('Matric number or registration number').fill(student.number);
  await choose(page, 'dialog', TERM);
  await dialog.getByLabel('At least').fill('16');
  await dialog.getByLabel('At most').fill('25');
  await dialog.getByLabel('Until').fill('31/12/2099');
  await dialog.getByLabel('Reason').fill('She is one unit over, and stands well');
  await look(page, 'registration-load');
  await dialog.getByRole('button', { name: 'Set a load' }).click();
  await expect(page.getByText('The load is set')).toBeVisible();
  await look(page, 'registration-loads');

  await come(page, student);
  await expect(page.getByText('25 of 25 units')).toBeVisible();
  await submit(page);
}

async function registerBorrowed(page: Page, student: Student): Promise<void> {
  await come(page, student);
  await expect(page.getByText('To take a course of another department you need a permit.')).toBeVisible();

  await signIn(page, 'hod');
  await page.goto('/course_management/approved_borrowed_reg');
  await page.getByRole('button', { name: 'Give a permit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a permit' });
  await dialog.getByLabel('Matric number or registration number').fill(student.number);
  await choose(page, 'dialog', { Session: TERM.Session });
  await dialog.getByLabel('At most').fill('3');
  await dialog.getByRole('button', { name: 'Give a permit' }).click();
  await expect(page.getByText('The permit is given')).toBeVisible();
  await look(page, 'registration-permits');

  await come(page, student);
  const department = page.getByRole('combobox', { name: 'Department', exact: true });
  await expect(department.locator(`option[value="${BIOLOGY}"]`)).toBeAttached();
  await department.selectOption(String(BIOLOGY));
  await course(page, 'BIO201').check();
  await expect(page.getByText('22 of 24 units')).toBeVisible();
  await look(page, 'registration-borrowed');
  await submit(page);
}

/** After the last day, with the late fee. */
async function registerLate(page: Page, student: Student): Promise<void> {
  await signIn(page, 'registry');
  await page.goto('/course_management/open_reg');
  await page.getByRole('link', { name: new RegExp(`^${SEMESTER}`) }).click();
  await page.getByRole('link', { name: /^Edit|^Correct/ }).click();
  await page.getByLabel('Last day').fill('01/02/2020');
  await page.getByLabel('Late until').fill('31/12/2099');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The registration window was saved')).toBeVisible();

  await come(page, student);
  await expect(page.getByText('Pay the late fee').first()).toBeVisible();
  await look(page, 'registration-late');
  await page.getByRole('link', { name: 'Go there' }).click();
  await expect(page.getByRole('cell', { name: '₦10,000.00' })).toBeVisible();
  await look(page, 'registration-late-fee');
  await page.getByRole('button', { name: 'Generate invoice' }).click();
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Is this receipt genuine?'), 'the invoice has become the receipt').toBeVisible();
  await look(page, 'registration-late-paid');
  await page.getByRole('link', { name: 'Go on to course registration' }).click();
  await expect(page.getByText(/^Open for you until 31\/12\/2099/)).toBeVisible();
  await submit(page);
}

/** One is approved, one is returned with a reason, and the others at once where nothing is wrong. */
async function decide(page: Page, clean: Student, borrowed: Student): Promise<void> {
  await signIn(page, 'adviser');
  await page.goto('/class');
  await expect(page.getByRole('link', { name: /200 Level$/ })).toBeVisible();
  await look(page, 'registration-classes');
  await page.goto('/approve_courses');
  await expect(waiting(page).getByRole('option')).toHaveCount(5);
  await expect(waiting(page).getByRole('option').getByText('Nothing is wrong')).toHaveCount(5);
  await look(page, 'registration-queue');
  await waiting(page).getByRole('option', { name: clean.name }).click();
  await expect(page.getByText('Nothing is wrong with it.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve all 5' }).click();
  await expect(page.getByText('The courses are approved')).toBeVisible();
  const back = page.getByRole('button', { name: 'Back to the list' });
  await back.click();
  await expect(waiting(page).getByRole('option')).toHaveCount(4);
  await waiting(page).getByRole('option', { name: borrowed.name }).click();
  await page.getByRole('checkbox', { name: 'Return BIO201' }).check();
  await page.getByLabel('Why BIO201 is returned').fill('Take it next year');
  await look(page, 'registration-decision');
  await page.getByRole('button', { name: 'Approve 5, return 1' }).click();
  await expect(page.getByText('The student is told what is returned, and why')).toBeVisible();
  await back.click();
  await expect(waiting(page).getByRole('option')).toHaveCount(3);
  await page.getByRole('button', { name: 'Approve where nothing is wrong' }).click();
  const many = page.getByRole('dialog', { name: 'Approve many' });
  await expect(many.getByText('Nothing is wrong with 3 of the 3 on this page.')).toBeVisible();
  await look(page, 'registration-many');
  await many.getByRole('button', { name: 'Approve 3' }).click();
  await expect(page.getByText('No registration waits for you')).toBeVisible();
}

async function sendAgain(page: Page, { userName, name }: Student): Promise<void> {
  await signIn(page, userName);
  await page.goto('/course_registration');
  await expect(page.getByRole('region', { name: SEMESTER }).getByText('Returned')).toBeVisible();
  await page.getByRole('link', { name: `See the courses, ${SEMESTER}` }).click();
  await expect(page.getByText('Take it next year')).toBeVisible();
  await look(page, 'registration-returned');
  await page.getByRole('link', { name: 'Add or drop courses' }).click();
  await course(page, 'BIO201').uncheck();
  await submit(page);
  await signIn(page, 'adviser');
  await page.goto('/approve_courses');
  await expect(waiting(page).getByRole('option', { name })).toBeVisible();
}

/** The form at once, the card when the fees are paid; both on screen, on paper and as a PDF. */
async function print(page: Page, run: Run, { userName }: Student): Promise<void> {
  await signIn(page, userName);
  await page.goto('/course_registration');
  await expect(page.getByRole('region', { name: SEMESTER }).getByText('Approved')).toBeVisible();
  await page.getByRole('link', { name: `See the courses, ${SEMESTER}` }).click();
  await page.getByRole('link', { name: 'Course form' }).click();
  await printed(page, 'Course registration form', 'registration-course-form');
  await page.goto('/course_registration/view?session=1&semester=1');
  await page.getByRole('link', { name: 'Examination card' }).click();
  await expect(page.getByText('Pay the first part of your school fees')).toBeVisible();
  await look(page, 'registration-card-closed');
  await run(`update gate set active = false where act = 'examination card'`, []);
  await page.reload();
  await printed(page, 'Examination card', 'registration-examination-card');
}

async function printed(page: Page, paper: string, picture: string): Promise<void> {
  const article = page.getByRole('article', { name: paper });
  for (const code of ['CSC201', 'CSC203', 'CSC205', 'CSC207', 'STA201']) await expect(article).toContainText(code);
  await look(page, picture);
  await page.emulateMedia({ media: 'print' });
  await expect(article).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

/** The office adds an elective for a student, with a reason. */
async function addFor(page: Page, { number }: Student): Promise<void> {
  await signIn(page, 'hod');
  await page.goto(`/course_management/add_drop?number=${number}`);
  await look(page, 'registration-add-drop');
  await page.getByRole('button', { name: 'Add CSC208' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked in person');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('region', { name: 'Registered' })).toContainText('CSC208');
}

test.use({ viewport: { width: 360, height: 800 } });

test(
  'five students register, each in their own way, the adviser decides, and forms and cards print',
  OTHER_WIDTH,
  async ({ page, own: { server, run } }) => {
    const mth101 = await offer(server);
    await appoint(run);
    const [clean, carryOver, overload, borrowed, late] = [
      await study(server, run, 'Bello Aisha'),
      await study(server, run, 'Chukwu Emeka'),
      await study(server, run, 'Danjuma Grace'),
      await study(server, run, 'Eze Ngozi'),
      await study(server, run, 'Falade Bola'),
    ];
    for (const student of [carryOver, overload]) await tookBefore(server, student, mth101, 35);
    await publishFees(
      server,
      { [await studentFee(server, 'Late Registration', { purpose: 'late-registration' })]: 10_000_00 },
      { purpose: 'late-registration' },
    );
    await setUp(page);
    await openWindow(page);
    await registerClean(page, clean);
    await registerCarryOver(page, carryOver);
    await registerOverload(page, overload);
    await registerBorrowed(page, borrowed);
    await registerLate(page, late);
    await decide(page, clean, borrowed);
    await sendAgain(page, borrowed);
    await print(page, run, clean);
    await addFor(page, clean);
  },
);
