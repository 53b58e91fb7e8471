import { beforeAll, expect, test } from 'vitest';
import { newApplicant } from '../../support/applicant.ts';
import { onBothGrounds } from '../../support/grounds.ts';
import { newPayer, payInvoice } from '../../support/payer.ts';
import { codeIn, login, postedCollege, type PostedCollege } from '../../support/people.ts';

const ADMITTED = '202630639047FF';
const OTHER = '202630639048GA';
const PASSWORD = 'Harmattan#2027';

onBothGrounds('a new student', (ground) => {
  let college: PostedCollege;
  beforeAll(async () => { college = await postedCollege(ground); });
  const paid = async (RegNumber: string, pay = true) => {
    const { data: { rrr } } = await college.call('POST', '/api/ApplicationInvoice/generate-admission-status-invoice', { body: newPayer({ RegNumber, StudentTypeId: 1 }) });
    if (pay) await payInvoice(college, rrr);
    return rrr as string;
  };
  const profile = (jambRegNumber: string, rrr: string) => college.call('GET', `/api/Student/student-initial-profile?${new URLSearchParams({ jambRegNumber, rrr })}`);
  const create = (change: Record<string, string>) =>
    college.call('POST', '/api/Student/create-student-profile', { body: { email: 'ada@example.com', mobileNumber: '08031234567', password: PASSWORD, ...change } });
  const prove = (challenge: string, code: string) => college.call('POST', '/api/Authentication/two-factor-authentication', { body: { challenge, code } });

  test('opens an account once, with an address that a code confirms', async () => {
    const claim = { jambRegNumber: ADMITTED.toLowerCase(), rrr: await paid(ADMITTED) };
    expect((await profile(claim.jambRegNumber, claim.rrr)).data).toMatchObject({ regNumber: ADMITTED, fullName: 'Okafor Adaeze Ngozi', studentType: 'Undergraduate' });
    const begun = await create(claim);
    expect(begun.data.sentTo).toBe('a•••@example.com');
    expect((await login(college, ADMITTED, PASSWORD)).data).toMatchObject({ oldUser: false, jwtToken: null });
    await college.posted();
    const { data } = await create(claim);
    const session = await prove(data.challenge, codeIn(await college.lastMailTo('ada@example.com')));
    expect(session.data).toMatchObject({ userType: 'student', fullName: 'Okafor Adaeze Ngozi', studentTypeId: 1 });
    expect((await login(college, ADMITTED, PASSWORD)).data.oldUser).toBe(true);
    for (const again of [await profile(ADMITTED, claim.rrr), await create(claim)]) expect(again).toMatchObject({ status: 409, json: { message: 'This account has been verified already. Please log in' } });
  });

  test("is told nothing without a payment that was made for that number, or off the list", async () => {
    const unlisted = '202630639999ZZ';
    const applicant = await newApplicant(college);
    const claims: [string, string][] = [[OTHER, await paid(OTHER, false)], [OTHER, await paid(ADMITTED)], [OTHER, applicant.rrr], [unlisted, await paid(unlisted)], [OTHER, '000000000000']];
    for (const [number, rrr] of claims) {
      const { status, text, json } = await profile(number, rrr);
      expect([status, json.errors]).toEqual([422, { '/rrr': 'Invalid action, please enter correct details' }]);
      expect(text).not.toContain('Bello');
      expect((await create({ jambRegNumber: number, rrr })).status).toBe(422);
    }
  });

  test('is told at each field what is wrong', async () => {
    const claim = { jambRegNumber: OTHER, rrr: await paid(OTHER) };
    expect((await create({ ...claim, email: 'x', mobileNumber: '12', password: 'weak' })).json.errors)
      .toEqual({ '/email': 'please input email address', '/mobileNumber': 'invaild phone number', '/password': 'your password must have 8 to 30 characters' });
    expect((await profile('', '')).json.errors).toEqual({ '/jambRegNumber': 'please input your registration number' });
  });
});
