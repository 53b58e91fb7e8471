import { approveWaitingAwards, askToAward } from '../../support/awarding.ts';
import { test } from '../../support/collegeOfStudents.ts';
import { expect, look } from '../../support/e2e.ts';
import { enrolled } from '../../support/enrolled.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { signIn, tokenOf } from '../../support/logIn.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';
import { OTHER_WIDTH } from '../../support/widths.ts';

test.use({ viewport: { width: 360, height: 800 } });

test(
  'who has nothing left to pay gets a receipt: by an award, and a bed by credit',
  OTHER_WIDTH,
  async ({ page, own }) => {
    const { server, run } = own;
    const tuition = await studentFee(server, 'Tuition of the award', { rank: 10 });
    await run(`update fee_assignment set state = 'replaced' where state = 'published'`, []);
    await publishFees(server, { [tuition]: 133_500_00 });
    const [ada, uju] = [await enrolled(server, 'wholeaward'), await enrolled(server, 'creditbed')];
    const bursar = await tokenOf(server.address, 'bursar');
    const { data: scholarship } = await server.call<{ id: number }>('POST', '/api/Payment/scholarships', {
      token: bursar,
      body: { name: 'Whole bill', funder: 'Ogun State', sessionId: 1, amountKobo: 133_500_00 } as never,
    });
    await askToAward(server, bursar, { scholarshipId: scholarship.id, numbers: ['202610WHOLEAWARD'] });
    await approveWaitingAwards(server, await tokenOf(server.address, 'auditor'));

    await signIn(page, ada.userName);
    await page.goto('/academic_fees/school_fees');
    await expect(page.getByText('Nothing to pay: covered by award')).toBeVisible();
    await look(page, 'nothing-to-pay-session');
    await page.getByRole('link', { name: 'Get your receipt' }).click();
    await look(page, 'nothing-to-pay-lines');
    await page.getByRole('button', { name: 'Get your receipt' }).click();
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toContainText('Covered by award');
    await expect(receipt).toContainText('₦133,500.00');
    await expect(receipt.getByText('Is this receipt genuine?')).toBeVisible();
    await look(page, 'nothing-to-pay-receipt');

    const { bedIds } = await builtHostel(server, { name: 'Queen Hall', category: 'Dear room', priceKobo: 45_000_00 });
    await openBooking(server);
    await run(
      `with made as (insert into journal (kind, key, at, day, actor) values ('payment', 'credit for a bed', now(), current_date, 'system:test') returning id)
     insert into posting (journal_id, account, student_id, amount_kobo)
     select id, 'clearing', null, 5000000 from made union all select id, 'student credit', $1::uuid, -5000000 from made`,
      [uju.studentId],
    );
    const { data: held } = await server.call('POST', '/api/Hostel/hold-bed', {
      token: uju.token,
      body: { bedId: bedIds[0]! },
    });
    const { data: invoice } = await server.call('POST', '/api/Hostel/reserve-bed', {
      token: uju.token,
      body: { reservationId: held.id, expectedTotal: 45_000 },
    });
    await signIn(page, uju.userName);
    await page.goto(`/hostel_fees/receipt?code=${invoice.invoiceNumber}`);
    await expect(receipt).toContainText('Nothing to pay: covered by credit');
    await expect(receipt.getByText('Is this receipt genuine?')).toBeVisible();
    await look(page, 'nothing-to-pay-bed');
  },
);
