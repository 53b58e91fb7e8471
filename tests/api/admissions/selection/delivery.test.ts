import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { admissionsOfficer, screened, type Officer } from '../../../support/selection.ts';
import { until } from '../../../support/until.ts';
import { commitUpload, tryRows } from '../../../support/uploading.ts';

const DAY_MS = 86_400_000;
const [ADA, BAYO, CHIOMA, DAYO] = ['DA', 'DB', 'DC', 'DD'].map((letters) => `202677700003${letters}`) as [
  string,
  string,
  string,
  string,
];
const mailOf = (name: string) => `${name}@candidates.example`;

interface Called {
  readonly rows: readonly { id: string; regNumber: string; why: string; phone: string | null; days: string }[];
}

onBothDatabases('the delivery of an offer', (databases) => {
  let server: PostedCollege;
  let officer: Officer;
  beforeAll(async () => {
    server = await postedCollege(databases);
    officer = await admissionsOfficer(server);
    await screened(
      server,
      'Physics',
      [ADA, BAYO, CHIOMA, DAYO].map((number, index) => ({
        number,
        surname: ['Abiola', 'Balogun', 'Chukwu', 'Daniel'][index]!,
        utme: 280 - index * 20,
        putme: 70,
      })),
    );
    expect(
      (await officer.call('POST', '/offer-rule', { countsFrom: 'Delivery', days: 4, waitingDays: 2 })).status,
    ).toBe(200);
    await officer.quota('B.Sc. Physics', { seats: 4, merit: 100, catchment: 0, elds: 0 });
  });

  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const find = async (number: string) =>
    (
      await run<{ id: string; state: string; until: string | null; how: string | null; words: string | null }>(
        `select id, state, offer_until::text as until, delivered_how as how, delivery_words as words from admission where reg_number = $1`,
        [number],
      )
    )[0]!;
  /** The mail server has taken the mail about the offer. */
  const mailedTo = async (number: string) => {
    const { id } = await find(number);
    await until('the offer is mailed', async () => {
      await server.platform.mail.sendDue();
      const sent = await run(
        `select from mail where subject_id = $1 and kind = 'admission-offered' and sent_at is not null`,
        [id],
      );
      if (sent.length === 0) throw new Error('No mail is taken yet');
    });
  };
  const uploader = () => ({ college: server, token: officer.token, list: '/api/AdmissionList/contacts' });
  const HEADINGS = ['Registration number', 'Email address', 'Phone number'];
  const calls = async () => (await officer.call<Called>('GET', '/call-list?pageSize=50&search=2026777000')).data.rows;

  test('is asked about before anything is offered: the trial counts and lists who has neither address nor phone', async () => {
    const id = await officer.trial();
    expect((await officer.call<{ unreached: number }>('GET', `/selection-run/${id}`)).data.unreached).toBe(4);
    const { report, id: upload } = await tryRows(uploader(), [
      HEADINGS,
      [ADA, mailOf('ada'), ''],
      [BAYO, '', '08031234567'],
      ['202699999999ZZ', mailOf('nobody'), ''],
      [DAYO, '', ''],
    ]);
    expect(report).toMatchObject({ created: 2, refused: 2 });
    expect((report as { mistakes: object[] }).mistakes).toMatchObject([
      { row: 4, message: 'no candidate and no admission has this number' },
      { row: 5, message: 'please enter an email address or a phone number' },
    ]);
    await commitUpload(uploader(), upload);
    const trial = await officer.trial();
    expect((await officer.call<{ unreached: number }>('GET', `/selection-run/${trial}`)).data.unreached).toBe(2);
    const { data } = await officer.call<Called>('GET', `/selection-places?runId=${trial}&reach=none`);
    expect(data.rows.map(({ regNumber }) => regNumber).sort()).toEqual([CHIOMA, DAYO]);
    await officer.commit(trial);
  });

  test('begins the days as the mail server takes the mail; whom no mail reaches is on the call list', async () => {
    expect(await find(ADA)).toMatchObject({ state: 'offered', until: null, how: null });
    await mailedTo(ADA);
    await server.jobs.run('reach-candidates');
    expect(await find(ADA)).toMatchObject({ state: 'offered', until: '2026-11-06', how: 'mail' });
    expect(await server.lastMailTo(mailOf('ada'))).toContain('until midnight of 06/11/2026');
    expect((await calls()).map(({ regNumber, why, phone, days }) => [regNumber, why, phone, days])).toEqual([
      [BAYO, 'No email address', '08031234567', '4 days from delivery'],
      [CHIOMA, 'No email address', null, '4 days from delivery'],
      [DAYO, 'No email address', null, '4 days from delivery'],
    ]);
  });

  test('by phone says who, when and the words; a second time it is 409, and a student may not', async () => {
    const { id } = await find(BAYO);
    const reach = (words: string, token = officer.token) =>
      server.call('POST', '/api/AdmissionList/reached-by-phone', { token, body: { id, answers: { words } } });
    expect((await reach('')).json.errors).toEqual({ '/words': 'please enter what was said' });
    const { token } = await signedIn(server, 'student');
    expect((await reach('I am he', token)).status).toBe(403);
    const both = await Promise.all([reach('Spoke to himself'), reach('Spoke to his mother')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await find(BAYO)).toMatchObject({ until: '2026-11-06', how: 'phone' });
    expect(
      await run(
        `select count(*)::int4 as entries from audit_entry where action = 'offer-delivered' and subject_id = $1`,
        [id],
      ),
    ).toEqual([{ entries: 1 }]);
    expect((await calls()).map(({ regNumber }) => regNumber)).toEqual([CHIOMA, DAYO]);
  });

  test('by an address that comes later: the list has it, and the offer is mailed once', async () => {
    const { id: upload } = await tryRows(uploader(), [HEADINGS, [CHIOMA, mailOf('chioma'), '']]);
    await commitUpload(uploader(), upload);
    await Promise.all([server.jobs.run('reach-candidates'), server.jobs.run('reach-candidates')]);
    await mailedTo(CHIOMA);
    await server.jobs.run('reach-candidates');
    expect(await find(CHIOMA)).toMatchObject({ how: 'mail' });
    expect(await run(`select kind, recipient from mail where subject_id = $1`, [(await find(CHIOMA)).id])).toEqual([
      { kind: 'admission-offered', recipient: mailOf('chioma') },
    ]);
  });

  test('is asked for at another address by the office, whose word the contact follows', async () => {
    await server.call('PUT', '/api/Student/admission-address', {
      token: officer.token,
      body: { regNumber: CHIOMA, email: mailOf('chioma.two') },
    });
    expect(await run(`select email from candidate_contact where registration_number = $1`, [CHIOMA])).toEqual([
      { email: mailOf('chioma.two') },
    ]);
    await server.jobs.run('reach-candidates');
    expect(await run(`select email from admission where reg_number = $1`, [CHIOMA])).toEqual([
      { email: mailOf('chioma.two') },
    ]);
  });

  test('an empty cell leaves what is stored', async () => {
    const { id: upload, report } = await tryRows(uploader(), [HEADINGS, [BAYO, mailOf('bayo'), '']]);
    expect(report).toMatchObject({ changed: 1, emptyCells: 1 });
    await commitUpload(uploader(), upload);
    expect(await run(`select email, phone from candidate_contact where registration_number = $1`, [BAYO])).toEqual([
      { email: mailOf('bayo'), phone: '08031234567' },
    ]);
  });

  test('an offer that has reached nobody does not lapse; one that has does, after its own days', async () => {
    const { id } = await find(DAYO);
    expect(
      (await officer.call('POST', '/extend-offer', { id, answers: { until: '2026-12-01', reason: 'x' } })).json.message,
    ).toBe('It has not reached the candidate yet: its days begin then');
    server.clock.advance(6 * DAY_MS);
    await server.jobs.run('lapse-offers');
    expect([(await find(ADA)).state, (await find(DAYO)).state]).toEqual(['lapsed', 'offered']);
    officer = await admissionsOfficer(server);
    await officer.call('POST', '/reached-by-phone', { id, answers: { words: 'At last' } });
    expect(await find(DAYO)).toMatchObject({ state: 'offered', until: '2026-11-12' });
  });
});
