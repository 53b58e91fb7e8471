import type { Locator, Page } from '@playwright/test';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { bursaryReport } from '#contract/reports/bursary.ts';
import { approveWaitingAwards, askToAward } from '../../support/awarding.ts';
import { test } from '../../support/collegeOfStudents.ts';
import { expect, look } from '../../support/e2e.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { paymentArrives } from '../../support/paymentArrives.ts';
import type { TestServer } from '../../support/server.ts';
import { planInstalments, publishFees, studentFee } from '../../support/studentMoney.ts';
import { OTHER_WIDTH } from '../../support/widths.ts';

test.use({ viewport: { width: 360, height: 800 } });

const SCHOOL_FEES = '/academic_fees/school_fees';
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const select = page.getByRole('main').getByRole('combobox', { name: label, exact: true });
  await select.focus();
  const found = select.locator('option', { hasText: option }).first();
  await expect(found).toBeAttached();
  await select.selectOption({ label: (await found.textContent())! });
}

/** What the bursary asks of every undergraduate, read before it is published. */
async function publish(page: Page): Promise<void> {
  await signIn(page, 'bursar');
  await page.goto('/fees_assignment/school_fees');
  await page.getByRole('link', { name: 'Set fees' }).click();
  await heading(page, 'Set school fees');
  await choose(page, 'Session', '2026/2027');
  await choose(page, 'Student type', 'Undergraduate');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const [fee, amount] of [
    ['Tuition of the test', '60000'],
    ['Library of the test', '7500'],
    ['Caution of the test', '18000'],
    ['Laboratory of the test', '48000'],
  ] as const) {
    await choose(page, 'Add a fee', fee);
    await page.getByRole('textbox', { name: fee }).fill(amount);
  }
  await expect(page.getByText('In all ₦133,500.00')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The draft is saved').first()).toBeVisible();
  const changes = page.getByRole('region', { name: 'What publishing would change' });
  await expect(changes.getByText('Expected income')).toBeVisible();
  await expect(changes.getByText('+₦340,500.00')).toBeVisible();
  await look(page, 'fees-impact');
  await page.getByRole('button', { name: 'Ask to publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to publish' }).click();
  await expect(page.getByText('It waits for another person').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByText('You drafted or asked for this. Another person publishes it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await signIn(page, 'auditor');
  await page.goto('/fees_assignment/publications');
  await page.getByRole('link', { name: /^All in 2026\/2027/ }).click();
  await expect(page.getByRole('row', { name: 'Tuition of the test Before None After ₦60,000.00' })).toBeVisible();
  await look(page, 'fees-to-publish');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The fees are published').first()).toBeVisible();
}

/** From the session to the invoice of a part. */
async function invoiceOf(page: Page, part: RegExp, total: string): Promise<void> {
  await page.goto(SCHOOL_FEES);
  await page.getByRole('link', { name: 'Pay school fees' }).click();
  await page.getByRole('radio', { name: part }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(total);
  await page.getByRole('button', { name: 'Generate invoice' }).click();
  await heading(page, 'Invoice');
  await expect(page.getByRole('region', { name: 'Invoice' })).toContainText(total);
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await heading(page, 'Invoice');
  await paymentArrives(page, page.getByRole('link', { name: 'See your receipt' }));
}

const referenceOn = async (page: Page): Promise<string> =>
  (await page.getByRole('region', { name: 'Invoice' }).getByRole('definition').first().textContent())!.trim();

test(
  'fees are set and published; three students pay by instalment, one an old RRR, and each account agrees',
  OTHER_WIDTH,
  async ({ page, own: { server, run } }) => {
    const tuition = await studentFee(server, 'Tuition of the test', { rank: 10 });
    await studentFee(server, 'Library of the test', { rank: 20 });
    await studentFee(server, 'Caution of the test', { rank: 30, isSplittable: false });
    await studentFee(server, 'Laboratory of the test', { rank: 40 });
    await run(`update fee_assignment set state = 'replaced' where state = 'published'`, []);
    await publishFees(server, { [tuition]: 40_000_00 }, { isIndigene: true });
    await planInstalments(server);
    const [indigene, awarded, plain] = [
      await enrolled(server, 'indigene', { isIndigene: true }),
      await enrolled(server, 'awarded'),
      await enrolled(server, 'plain'),
    ];
    await publish(page);
    await award(server, awarded);

    for (const [student, first, second] of [
      [indigene, '₦75,300.00', '₦38,200.00'],
      [awarded, '₦69,300.00', '₦34,200.00'],
    ] as const) {
      await signIn(page, student.userName);
      await invoiceOf(page, /^First Installment/, first);
      await payByCard(page);
      await invoiceOf(page, /^Second Installment/, second);
      if (student === awarded) await look(page, 'fees-invoice');
      await payByCard(page);
      await page.goto(SCHOOL_FEES);
      await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    }
    await look(page, 'fees-paid');
    await page.getByRole('link', { name: /^School fees .*Second Installment/ }).click();
    await expect(page.getByText('Is this receipt genuine?')).toBeVisible();
    await look(page, 'fees-receipt');

    await signIn(page, plain.userName);
    await page.goto(SCHOOL_FEES);
    await expect(page.getByRole('region', { name: '2026/2027' }).getByText('Not paid')).toBeVisible();
    await look(page, 'fees-sessions');
    await invoiceOf(page, /^Full/, '₦133,500.00');
    const oldRrr = await referenceOn(page);
    const tabOfBank = await page.context().newPage();
    await tabOfBank.goto(page.url());
    await tabOfBank.getByRole('button', { name: 'Pay with ATM Card' }).click();
    const pay = tabOfBank.getByRole('button', { name: /^Pay ₦/ });
    await expect(pay).toBeVisible();
    await page.goto(SCHOOL_FEES);
    await page.getByRole('link', { name: 'Pay school fees' }).click();
    await expect(page.getByRole('radio', { name: /^Second Installment ₦46,200.00/ })).toBeVisible();
    await page.getByRole('radio', { name: /^First Installment ₦87,300.00/ }).check();
    await look(page, 'fees-parts');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Why?').first().click();
    await look(page, 'fees-lines');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Generate invoice' }).click();
    await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('₦87,300.00');
    // The bank took it, although the college had withdrawn the RRR a moment before.
    await run(`update remita_sandbox_order set state = 'open' where rrr = $1`, [oldRrr]);
    // The college checks an RRR once a minute, and has just done so before it withdrew this one.
    await run('update remita_order set checked_at = null, check_at = null where rrr = $1', [oldRrr]);
    await pay.click();
    await expect
      .poll(
        async () => {
          await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: oldRrr } });
          await page.goto(SCHOOL_FEES);
          await expect(page.getByRole('heading', { name: 'Your invoices' })).toBeVisible();
          return page.getByText('You have ₦46,200.00 credit').isVisible();
        },
        { message: 'the old RRR pays the invoice that took its place, and the rest is credit' },
      )
      .toBe(true);
    await look(page, 'fees-credit');
    await page.getByRole('link', { name: 'Pay with your credit' }).click();
    await page.getByRole('radio', { name: /^Second Installment/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Pay with your credit' }).click();
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Paid by credit');

    const statements = { charged: 0, paid: 0 };
    for (const [student, charged] of [
      [indigene, 113_500],
      [awarded, 133_500],
      [plain, 133_500],
    ] as const) {
      await signIn(page, student.userName);
      await page.goto('/academic_fees/statement');
      await heading(page, 'Statement');
      const statement = page.getByRole('region', { name: 'Statement' });
      await expect(statement.getByText('You owe')).toBeVisible();
      const [inAll, paid] = [await nairaIn(statement, 'Charged'), await nairaIn(statement, 'Paid')];
      expect([inAll, paid]).toEqual([charged, charged]);
      await expect(statement.getByRole('cell').last()).toHaveText('₦0.00');
      if (student !== indigene) await look(page, `fees-statement-${student.userName}`);
      statements.charged += inAll;
      statements.paid += paid;
    }
    await signIn(page, 'bursar');
    await page.goto('/reports/bursary');
    const figure = async (name: string) =>
      nairaOf(
        await page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]').innerText(),
      );
    await expect(page.getByText('Students charged', { exact: true })).toBeVisible();
    await look(page, 'fees-report');
    const [expected, scholarships, collected] = [
      await figure('Expected'),
      await figure('Paid by scholarships'),
      await figure('Collected'),
    ];
    expect([expected, scholarships + collected, scholarships]).toEqual([statements.charged, statements.paid, 30_000]);
    expect(await figure('Owed')).toBe(0);
    const token = await tokenOf(server.address, 'bursar');
    const { data } = await server.call<Reply<typeof bursaryReport.report>>('GET', '/api/Bursary/report', { token });
    expect(data.total).toMatchObject({ students: 3, expectedKobo: expected * 100, collectedKobo: collected * 100 });
  },
);

const nairaOf = (text: string): number => Number(/₦([\d,.]+)/.exec(text)![1]!.replaceAll(',', ''));

/** The sum of a column of a statement. */
const nairaIn = async (statement: Locator, column: string): Promise<number> =>
  (await statement.locator(`td[data-title="${column}"]`).allInnerTexts())
    .filter((text) => text.includes('₦'))
    .reduce((sum, text) => sum + nairaOf(text), 0);

/** Half of the tuition of sixty thousand. */
async function award(server: TestServer, { userName }: Enrolled): Promise<void> {
  const token = await tokenOf(server.address, 'bursar');
  const call = async <T>(path: string, body: object) => {
    const reply = await server.call<T>('POST', `/api/Payment${path}`, { token, body });
    if (reply.status !== 200) throw new Error(reply.text);
    return reply.data;
  };
  const { id } = await call<{ id: number }>('/scholarships', {
    name: 'Half the tuition',
    funder: 'Ogun State',
    sessionId: 1,
    fees: 'Tuition of the test',
    percent: 50,
  });
  const numbers = [`2026${userName.length}${userName.toUpperCase()}`];
  await askToAward(server, token, { scholarshipId: id, numbers });
  await approveWaitingAwards(server, await tokenOf(server.address, 'auditor'));
}
