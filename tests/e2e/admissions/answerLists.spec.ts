import { readFileSync } from 'node:fs';
import { expect, look, test } from '../../support/e2e.ts';
import { answersInOrder } from '../../support/answersInOrder.ts';
import { invoiceFor, logIn, sendPassport, submitApplication } from '../../support/applicant.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { signIn } from '../../support/logIn.ts';
import { payByPost } from '../../support/payByPost.ts';
import { COLLEGES_OWN } from '../../support/programmes.ts';
import { OTHER_WIDTH } from '../../support/widths.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import { createCollegeLookups } from '#server/lookups.ts';

const PROGRAMME = COLLEGES_OWN.find(({ id }) => id === 'pre-degree')!;
const FACTS = { lastname: 'Okafor', firstname: 'Adaeze', middlename: 'Ngozi', email: 'ada@example.com' };

/** Of each list the only option that they choose. */
type Chosen = Readonly<Partial<Record<LookupName, number>>>;

/** Who is no Nigerian has no NIN. */
const HER: Chosen = { genders: 2, countries: 288, 'states-of-residence': 20, 'o-level-grades': 3 };

interface Sitting {
  readonly subjects: readonly { readonly subjectId: number; readonly gradeId: number }[];
}

async function submitted(server: Caller, chosen: Chosen): Promise<string> {
  const rrr = await invoiceFor(server, PROGRAMME);
  await payByPost((await server.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`)).data);
  const { token, applicationNumber } = await logIn(server, rrr, PROGRAMME);
  const passport = await sendPassport(server, token);
  const lookups = createCollegeLookups(() => new Date());
  const answers = answersInOrder(PROGRAMME, FACTS, (lookup, parents) => {
    if (lookup === UPLOADS) return [passport];
    const all = lookups.list(lookup as LookupName, parents).map(({ id }) => id);
    // English and Mathematics come first, and the most that can be chosen are.
    if (lookup === 'o-level-subjects') return all.slice(0, 9);
    const only = chosen[lookup as LookupName];
    return only === undefined ? all : [only];
  });
  for (const [name, own] of Object.entries(answers)) {
    const sittings = own['oLevelInfo'] as readonly Sitting[] | undefined;
    const body = sittings
      ? {
          ...own,
          oLevelInfo: sittings.map(({ subjects, ...sitting }) => ({
            ...sitting,
            subjectGrade: Object.fromEntries(subjects.map(({ subjectId, gradeId }) => [subjectId, gradeId])),
          })),
        }
      : own;
    const saved = await server.call('POST', `/api${PROGRAMME.endpoints.sections[name]!.path}`, { token, body });
    expect(saved.status, `${name}: ${saved.text}`).toBe(200);
  }
  const done = await submitApplication(server, token, PROGRAMME.endpoints.load.path);
  expect(done.status, done.text).toBe(200);
  return applicationNumber;
}

test.describe('lists of answers', OTHER_WIDTH, () => {
  test('an officer finds women who live in Kano, have five credits with Mathematics and no NIN, and takes the file', async ({
    page,
    college,
  }) => {
    const server = callerOf(college.address);
    const found = await submitted(server, HER);
    const others = [
      await submitted(server, { ...HER, genders: 1 }),
      await submitted(server, { ...HER, 'states-of-residence': 1 }),
      await submitted(server, { ...HER, 'o-level-grades': 8 }),
      await submitted(server, { ...HER, countries: 566 }),
    ];
    await signIn(page, 'admissions');
    await page.goto('/applications/answers');
    await page.getByLabel('Programme').selectOption({ label: PROGRAMME.name });
    const table = page.getByRole('table', { name: 'Applications' });
    for (const number of [found, ...others]) await expect(table).toContainText(number);

    const filter = async (question: string, fill: () => Promise<void>) => {
      await page.getByRole('button', { name: 'Add a filter' }).click();
      await page.getByLabel('Question').selectOption({ label: question });
      await fill();
      await look(page, `answer-filter-${question.slice(0, 5).toLowerCase()}`);
      await page.getByRole('button', { name: 'Add the filter' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await filter('Sex', () => page.getByRole('checkbox', { name: 'Female' }).check());
    await filter('State of residence', async () => {
      await page.getByLabel('Find among State of residence').fill('kan');
      await page.getByRole('checkbox', { name: 'Kano' }).check();
    });
    await filter('NIN', async () => {
      await page.getByLabel('Whether NIN was answered').selectOption({ label: 'Not answered' });
    });
    await filter('Subjects and grades (rows)', async () => {
      await page.getByLabel('At least how many rows').fill('5');
      const each = page.getByRole('group', { name: 'In each of them' });
      await each.locator('summary', { hasText: 'Grade' }).click();
      for (const grade of ['A1', 'B2', 'B3', 'C4', 'C5', 'C6'])
        await each.getByRole('checkbox', { name: grade, exact: true }).check();
      const one = page.getByRole('group', { name: 'In one of them' });
      await one.locator('summary', { hasText: 'Subject' }).click();
      await one.getByLabel('Find among').fill('mathem');
      await one.getByRole('checkbox', { name: 'Mathematics', exact: true }).check();
    });
    await expect(page.getByText('1 found')).toBeVisible();
    await expect(table).toContainText(found);
    for (const number of others) await expect(table).not.toContainText(number);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'State of residence' }).check();
    await page.getByRole('button', { name: 'Show these columns' }).click();
    await expect(table).toContainText('Kano');
    await look(page, 'answer-list');

    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Save what is shown as').fill('Women of Kano');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The view is saved')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/applications/answers');
    await page.getByLabel('Programme').selectOption({ label: PROGRAMME.name });
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Women of Kano', exact: true }).click();
    await expect(page.getByText('1 found')).toBeVisible();

    await page.getByRole('button', { name: 'Download' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV (.csv)', exact: true }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(found);
    expect(lines[1]).toContain('Kano');
  });
});
