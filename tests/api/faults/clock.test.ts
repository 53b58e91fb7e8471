import { beforeAll, expect, test } from 'vitest';
import {
  invoiceFor,
  JUPEB_ANSWERS,
  newApplicant,
  pay,
  SECTION_ADDRESS,
  sendPassport,
} from '../../support/applicant.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';
import { until } from '../../support/until.ts';

const HOUR = 60 * 60_000;
const DRAFT = '/api/Application/draft';

/** The college's clock: its token, its drafts and what it asks the provider are judged by it alone. */
onBothDatabases('a clock that is wrong by an hour', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const account = async (token: string) => (await college.call('GET', '/api/Authentication/account', { token })).status;
  const application = (token: string) => college.call('GET', '/api/JupebApplication/application', { token });

  test('ahead, and then set right: who signed in meanwhile stays signed in, and so does an applicant', async () => {
    college.clock.advance(HOUR);
    const { token, refreshToken } = await signedIn(college, 'student');
    const applicant = await newApplicant(college);
    college.clock.advance(-HOUR);
    expect(await account(token)).toBe(200);
    expect((await application(applicant.token)).status).toBe(200);
    const { data } = await college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } });
    expect(await account(data.jwtToken!.token)).toBe(200);
    college.clock.advance(HOUR);
    expect((await application(applicant.token)).status).toBe(200);
  });

  test('jumping ahead: a short token is exchanged, nobody types a password, and an applicant stays', async () => {
    const { token, refreshToken } = await signedIn(college, 'student');
    const applicant = await newApplicant(college);
    college.clock.advance(HOUR);
    expect(await account(token)).toBe(401);
    const { data } = await college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } });
    expect(await account(data.jwtToken!.token)).toBe(200);
    expect((await application(applicant.token)).status).toBe(200);
  });

  test('behind: drafts and sections are ordered by their revision, not by the hour', async () => {
    const { token } = await newApplicant(college);
    const keep = (address: string, revision: number) =>
      college.call('PUT', DRAFT, {
        token,
        body: { section: 'personal-details', data: { permanentAddress: address }, revision },
      });
    const { data: first } = await keep('1 First Road', 0);
    college.clock.advance(-HOUR);
    expect((await keep('2 Second Road', first.revision)).status).toBe(200);
    expect((await keep('0 Stale Road', first.revision)).status).toBe(409);
    expect((await application(token)).data.drafts['personal-details']!.data).toEqual({
      permanentAddress: '2 Second Road',
    });
    const body = JUPEB_ANSWERS['personal-details'](await sendPassport(college, token));
    expect((await college.call('POST', SECTION_ADDRESS['personal-details'], { token, body })).status).toBe(200);
    expect((await application(token)).data).toMatchObject({
      drafts: {},
      answers: { 'personal-details': { permanentAddress: '12 Marina Road, Aba' } },
    });
  });

  test('ahead, and then set right: who has paid is credited at the first question, not an hour later', async () => {
    const verify = async (rrr: string) =>
      (await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } })).data.isPaid;
    college.clock.advance(HOUR);
    const rrr = await invoiceFor(college);
    expect(await verify(rrr)).toBe(false);
    college.clock.advance(-HOUR);
    await college.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } });
    expect(await verify(rrr)).toBe(true);
  });

  test('ahead, and then set right: a notification is followed at once', async () => {
    college.clock.advance(HOUR);
    const rrr = await invoiceFor(college);
    await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    college.clock.advance(-HOUR);
    await pay(college, rrr);
    await until('the payment is credited', async () => {
      college.clock.advance(2_000);
      await college.jobs.run('ask-open-rrrs');
      expect(
        (
          await college.platform.database.query({
            name: '',
            text: 'select 1 from payment where rrr = $1',
            values: [rrr],
          })
        ).rows,
      ).toHaveLength(1);
    });
  });
});
