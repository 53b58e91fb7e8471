import type { Page } from '@playwright/test';
import type { Invoice } from '#contract/finance/invoices.ts';
import { approveWaitingAwards } from '../../support/awarding.ts';
import { test } from '../../support/collegeOfStudents.ts';
import { expect, look } from '../../support/e2e.ts';
import { COMPUTING, enrolled, type Enrolled } from '../../support/enrolled.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { payByPost } from '../../support/payByPost.ts';
import { publishWaiting } from '../../support/publishFees.ts';
import type { TestServer } from '../../support/server.ts';
import { planInstalments, publishFees, studentFee } from '../../support/studentMoney.ts';
import { OTHER_WIDTH } from '../../support/widths.ts';

test.use({ viewport: { width: 360, height: 800 } });

const SCHOOL_FEES = '/academic_fees/school_fees';
/** Sessions of their own, so that what one rule does shows in no other one's numbers. */
const [PARTS, SPECIFIC, LATE, LATER] = [1, 901, 902, 903];
const DAY_MS = 86_400_000;

/** Of a department that no rule of this test names. */
const PLAIN = { departmentId: 14 };

type Fees = Readonly<Record<'tuition' | 'library' | 'caution' | 'laboratory', number>>;

async function feesOf(server: TestServer): Promise<Fees> {
  return {
    tuition: await studentFee(server, 'Tuition of numbers', { rank: 10 }),
    library: await studentFee(server, 'Library of numbers', { rank: 20 }),
    caution: await studentFee(server, 'Caution of numbers', { rank: 30, isSplittable: false }),
    laboratory: await studentFee(server, 'Laboratory of numbers', { rank: 40 }),
  };
}

const whole = ({ tuition, library, caution, laboratory }: Fees, tuitionKobo = 60_000_00) => ({
  [tuition]: tuitionKobo,
  [library]: 7_500_00,
  [caution]: 18_000_00,
  [laboratory]: 48_000_00,
});

async function payFirst(
  server: TestServer,
  { token }: Enrolled,
  sessionId: number,
  expectedTotal: number,
): Promise<void> {
  const body = { purpose: 'school', sessionId, paymentTypeId: 2, expectedTotal };
  const { data, text } = await server.call('POST', '/api/Payment/generate-fee-Invoice', { token, body });
  if (!data?.rrr) throw new Error(text);
  await payByPost(data as unknown as Invoice);
  await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: data.rrr } });
}

async function openSession(page: Page, { userName }: Enrolled): Promise<void> {
  await signIn(page, userName);
  await page.goto(SCHOOL_FEES);
  await page.getByRole('link', { name: 'Pay school fees' }).click();
  await expect(page.getByRole('combobox', { name: 'Session' })).toBeVisible();
}

async function showLines(page: Page, part: RegExp): Promise<void> {
  await page.getByRole('radio', { name: part }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'What you pay' })).toBeVisible();
}

const lines = (page: Page) => page.getByRole('region', { name: 'What you pay' });
const part = (page: Page, name: RegExp) => expect(page.getByRole('radio', { name })).toBeVisible();

test(
  'each number of the rules of fees stands on the page that shows it',
  OTHER_WIDTH,
  async ({ page, own: { server, run } }) => {
    const fees = await feesOf(server);
    const { tuition, library, caution, laboratory } = fees;
    await run(
      `insert into academic_session (id, name) values (901, '2025/2026'), (902, '2024/2025'), (903, '2023/2024')`,
      [],
    );
    await run(`update fee_assignment set state = 'replaced' where state = 'published'`, []);
    await publishFees(server, whole(fees));
    for (const sessionId of [LATE, LATER]) await publishFees(server, whole(fees), { sessionId });
    const kobo = { [tuition]: 60_000_33, [library]: 7_500_33, [caution]: 18_000_01, [laboratory]: 47_832_68 };
    await publishFees(server, kobo, { levelId: 300 });
    const specific = { sessionId: SPECIFIC };
    await publishFees(server, { [tuition]: 60_000_00, [library]: 7_500_00, [laboratory]: 0 }, specific);
    await publishFees(server, { [laboratory]: 25_000_00 }, { ...specific, departmentId: COMPUTING });
    await publishFees(server, { [tuition]: 90_000_00 }, { ...specific, isIndigene: false });
    await publishFees(server, { [laboratory]: 30_000_00 }, { ...specific, departmentId: COMPUTING, levelId: 100 });
    for (const sessionId of [PARTS, LATE, LATER]) await planInstalments(server, sessionId);
    const token = await tokenOf(server.address, 'bursar');
    const asBursar = async <T>(path: string, body: object) => {
      const reply = await server.call<T>('POST', `/api/Payment${path}`, { token, body });
      if (reply.status !== 200) throw new Error(reply.text);
      return reply.data;
    };

    await test.step('127,500: the most specific rule wins, fee by fee', async () => {
      const student = await enrolled(server, 'numbersada', { sessionId: SPECIFIC, isIndigene: false });
      await openSession(page, student);
      await showLines(page, /^Full ₦127,500.00/);
      for (const amount of ['₦90,000.00', '₦7,500.00', '₦30,000.00', '₦127,500.00'])
        await expect(lines(page)).toContainText(amount);
      await page.getByRole('button', { name: 'Why? Laboratory of numbers' }).click();
      const why = page.getByRole('dialog');
      for (const beaten of ['₦25,000.00', '₦0.00'])
        await expect(why.getByRole('listitem').filter({ hasText: beaten })).toBeVisible();
      await look(page, 'numbers-why');
      await page.keyboard.press('Escape');
      await signIn(page, 'bursar');
      await page.goto('/fees_assignment/school_fees');
      const explain = page.getByRole('region', { name: 'What does this student pay, and why?' });
      await explain.getByRole('textbox').fill('202610NUMBERSADA');
      await explain.getByRole('button', { name: 'Explain' }).click();
      await expect(explain.getByText('₦127,500.00')).toBeVisible();
      await look(page, 'numbers-explained');
    });

    await test.step('87,200.01 and 46,133.34: kobo left over go by rank', async () => {
      await openSession(page, await enrolled(server, 'numberskobo', { ...PLAIN, levelId: 300 }));
      await part(page, /^Full ₦133,333.35/);
      await part(page, /^Second Installment ₦46,133.34/);
      await showLines(page, /^First Installment ₦87,200.01/);
      for (const amount of ['₦36,000.20', '₦4,500.20', '₦18,000.01', '₦28,699.60', '₦87,200.01'])
        await expect(lines(page)).toContainText(amount);
      await look(page, 'numbers-kobo');
      await page.getByRole('button', { name: 'Generate invoice' }).click();
      await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('₦87,200.01');
    });

    const paid = await enrolled(server, 'numberspaid', PLAIN);
    await payFirst(server, paid, PARTS, 87_300);

    await test.step('13,800: an award of 60,000 after 87,300 was paid is credit, on the bursar’s page before it is one', async () => {
      const { id } = await asBursar<{ id: number }>('/scholarships', {
        name: 'The tuition',
        funder: 'Ogun State',
        sessionId: PARTS,
        amountKobo: 60_000_00,
      });
      await signIn(page, 'bursar');
      await page.goto(`/fees_assignment/scholarship_management/view_scholarship?id=${id}`);
      await page.getByRole('textbox', { name: 'Matric or registration numbers' }).fill('202611NUMBERSPAID');
      await page.getByRole('button', { name: 'See the effect on 1' }).click();
      await expect(page.getByText('₦13,800.00').first()).toBeVisible();
      await look(page, 'numbers-effect');
      const panel = page.getByRole('region', { name: 'Award', exact: true });
      await panel.getByRole('button', { name: 'Ask to award' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ask to award' }).click();
      await expect(page.getByText('It waits for another person').first()).toBeVisible();
      await approveWaitingAwards(server, await tokenOf(server.address, 'auditor'));
      await signIn(page, paid.userName);
      await page.goto(SCHOOL_FEES);
      await expect(page.getByText('You have ₦13,800.00 credit')).toBeVisible();
      await look(page, 'numbers-credit');
    });

    await test.step('1,800: a raise that reaches who has paid is a Balance', async () => {
      const student = await enrolled(server, 'numbersraise', { ...PLAIN, levelId: 200 });
      await payFirst(server, student, PARTS, 87_300);
      const group = { sessionId: PARTS, studentTypeId: 1, levelId: 200 };
      const { id } = await asBursar<{ id: number }>('/school-fee-assignment', {
        group,
        lines: [{ feeId: tuition, amountKobo: 63_000_00 }],
      });
      await signIn(page, 'bursar');
      await page.goto(`/fees_assignment/school_fees/edit?id=${id}`);
      const changes = page.getByRole('region', { name: 'What publishing would change' });
      await changes.getByRole('button', { name: 'See what it would change' }).click();
      await changes
        .getByRole('checkbox', { name: 'The raise reaches the 1 who has paid a part of the session too' })
        .check();
      await expect(changes.getByText('₦1,800.00 of 1')).toBeVisible();
      await look(page, 'numbers-raise');
      await changes.getByRole('button', { name: 'Ask to publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ask to publish' }).click();
      await expect(page.getByText('It waits for another person').first()).toBeVisible();
      await publishWaiting(server, await tokenOf(server.address, 'auditor'));
      await openSession(page, student);
      await expect(page.getByText('Your balance is ₦1,800.00')).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await look(page, 'numbers-balance');
      await page.getByRole('button', { name: 'Generate invoice' }).click();
      await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('₦1,800.00');
    });

    await test.step('2,310 a day late, and 4,620 in its place two weeks on', async () => {
      const [late, later] = [
        await enrolled(server, 'numberslate', { ...PLAIN, sessionId: LATE }),
        await enrolled(server, 'numberslater', { ...PLAIN, sessionId: LATER }),
      ];
      await payFirst(server, late, LATE, 87_300);
      await payFirst(server, later, LATER, 87_300);
      for (const [sessionId, days] of [
        [LATE, 1],
        [LATER, 15],
      ] as const) {
        const dueOn = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
        await run(`delete from late_step where plan_id in (select id from instalment_plan where session_id = $1)`, [
          sessionId,
        ]);
        await run(
          `insert into late_step (plan_id, after_days, percent)
         select id, step.days, step.percent from instalment_plan, (values (0, 5), (14, 10)) as step (days, percent) where session_id = $1 and student_type_id = 1`,
          [sessionId],
        );
        await run(`update instalment_plan set due_on = $1 where session_id = $2 and part = 'SecondInstallment'`, [
          dueOn,
          sessionId,
        ]);
      }
      await run(`update scheduled_job set due_at = now() where name = 'charge-late'`, []);
      for (const [student, added, total] of [
        [late, '₦2,310.00', '₦48,510.00'],
        [later, '₦4,620.00', '₦50,820.00'],
      ] as const) {
        await signIn(page, student.userName);
        await expect
          .poll(
            async () => {
              await page.goto(SCHOOL_FEES);
              await expect(page.getByText('Overdue')).toBeVisible();
              return page.getByRole('main').innerText();
            },
            { message: 'the job has added what is late' },
          )
          .toContain(total);
        await page.getByRole('link', { name: 'Pay school fees' }).click();
        await showLines(page, /^Second Installment/);
        await expect(lines(page)).toContainText('Late payment (second instalment)');
        for (const amount of [added, total]) await expect(lines(page)).toContainText(amount);
        await look(page, `numbers-${student.userName}`);
      }
    });
  },
);
