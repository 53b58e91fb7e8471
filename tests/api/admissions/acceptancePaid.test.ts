import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { Candidate } from '#contract/admissions/candidates.ts';
import type { ownAdmission } from '#contract/admissions/offers.ts';
import { invoiceForFee } from '#server/finance/invoices/service.ts';
import { listed, openAccount, profiled, run, stateOf, type Admitted } from '../../support/admitted.ts';
import { pdf } from '../../support/files.ts';
import { onDatabases } from '../../support/databases.ts';
import { payInvoice } from '../../support/payer.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

const FEE_NAIRA = 25_000;

onDatabases('the acceptance fee', (databases) => {
  let college: PostedCollege;
  let officer: string;
  let fee: number;
  beforeAll(async () => {
    college = await postedCollege(databases);
    officer = (await signedIn(college, 'admissions')).token;
    fee = await studentFee(college, 'Acceptance', { purpose: 'acceptance' });
    await publishFees(college, { [fee]: FEE_NAIRA * 100 }, { purpose: 'acceptance' });
  });

  const own = async (token: string) =>
    (await college.call<Reply<typeof ownAdmission>>('GET', '/api/AdmissionList/own-admission', { token })).data!;
  const pay = async (token: string) => {
    const { data, text } = await college.call<{ rrr: string }>('POST', '/api/Payment/generate-fee-Invoice', {
      token,
      body: { purpose: 'acceptance', sessionId: 1, expectedTotal: FEE_NAIRA },
    });
    if (!data) throw new Error(text);
    await payInvoice(college, data.rrr);
    return data.rrr;
  };
  const clearItems = async ({ id, token }: Admitted & { readonly token: string }) => {
    const { data } = await college.call<{ items: { itemId: number; required: boolean }[] }>(
      'GET',
      '/api/Student/clearance',
      { token },
    );
    const items = data.items.filter(({ required }) => required);
    for (const { itemId } of items) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(pdf())]), 'result.pdf');
      await college.call('POST', `/api/Student/clearance-document?itemId=${itemId}`, { token, body });
    }
    return college.call('PUT', '/api/AdmissionList/update-clearance-status', {
      token: officer,
      body: {
        id,
        from: 'profiled',
        request: randomUUID(),
        verdict: 'items',
        reason: null,
        items: items.map(({ itemId }) => ({ itemId, verdict: 'cleared', reason: null })),
      },
    });
  };
  const applicantInvoice = async (regNumber: string) => {
    const charge = {
      feeId: fee,
      regNumber,
      about: '',
      description: 'Acceptance of admission',
      amountKobo: FEE_NAIRA * 100,
      repeats: false,
    };
    const payer = { phone: '09011234567', lastname: 'Obi', firstname: 'Ada', middlename: '', email: 'ada@example.com' };
    const { rrr } = await invoiceForFee(college.platform, charge, payer, { ip: '::1', device: Buffer.alloc(32, 1) });
    return rrr!;
  };
  const stepsOf = async (id: string) =>
    (
      await run<{ step: string }>(
        college,
        `select step from workflow_step where subject = 'admission' and subject_id = $1 order by number`,
        [id],
      )
    ).map(({ step }) => step);

  test('stands on the candidate’s own page until it is paid, and clears whose documents are cleared already', async () => {
    const candidate = await profiled(college);
    expect((await own(candidate.token)).gates).toMatchObject([
      { title: 'Acceptance fee', isOpen: false, page: '/academic_fees/acceptance' },
      { title: 'Documents', isOpen: false, page: '/clearance' },
    ]);
    expect((await clearItems(candidate)).status).toBe(200);
    expect(await stateOf(college, candidate.id)).toBe('profiled');
    const rrr = await pay(candidate.token);
    expect(await stateOf(college, candidate.id)).toBe('cleared');
    expect(await college.lastMailTo(`${candidate.userName}@candidates.example`)).toContain('You are cleared');
    await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    expect((await stepsOf(candidate.id)).filter((step) => step === 'clear')).toHaveLength(1);
    expect((await own(candidate.token)).gates).toEqual([]);
    const { data: story } = await college.call<Candidate>(
      'GET',
      `/api/AdmissionList/candidate?number=${candidate.regNumber}`,
      { token: officer },
    );
    expect(story.payments).toMatchObject([
      { description: 'Acceptance fee 2026/2027', amountKobo: FEE_NAIRA * 100, rrr, paidAt: expect.any(String) },
    ]);
  });

  test('paid first opens its gate, and the office clears', async () => {
    const candidate = await profiled(college);
    await pay(candidate.token);
    expect(await stateOf(college, candidate.id)).toBe('profiled');
    expect((await own(candidate.token)).gates.map(({ isOpen }) => isOpen)).toEqual([true, false]);
    await clearItems(candidate);
    expect(await stateOf(college, candidate.id)).toBe('profiled');
    const { data } = await college.call<{ state: string }>('PUT', '/api/AdmissionList/update-clearance-status', {
      token: officer,
      body: { id: candidate.id, from: 'profiled', request: randomUUID(), verdict: 'clear', items: [], reason: null },
    });
    expect(data.state).toBe('cleared');
  });

  test('paid by an applicant under the number on the list accepts the offer, once, and enrols whoever has an account', async () => {
    const [alone, claimed] = [await listed(college), await listed(college)];
    await openAccount(college, claimed);
    for (const [candidate, state] of [
      [alone, 'accepted'],
      [claimed, 'profiled'],
    ] as const) {
      const rrr = await applicantInvoice(candidate.regNumber);
      expect(await stateOf(college, candidate.id)).toBe('offered');
      await Promise.all([payInvoice(college, rrr), payInvoice(college, rrr)]);
      expect(await stateOf(college, candidate.id)).toBe(state);
      expect((await stepsOf(candidate.id)).filter((step) => step === 'accept')).toHaveLength(1);
    }
    expect(await college.lastMailTo(`${claimed.userName}@candidates.example`)).toContain('You have accepted admission');
  });

  test('of one who has declined changes nothing: the office reopens the offer', async () => {
    const candidate = await listed(college);
    await run(college, `update admission set state = 'declined' where id = $1`, [candidate.id]);
    await payInvoice(college, await applicantInvoice(candidate.regNumber));
    expect(await stateOf(college, candidate.id)).toBe('declined');
  });
});
