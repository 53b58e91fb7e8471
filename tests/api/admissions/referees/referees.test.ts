import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationAnswers } from '#contract/admissions/answers.ts';
import type { ApplicantRow } from '#contract/admissions/applicants.ts';
import type { Page } from '#contract/kit/list.ts';
import type { RefereeProgress } from '#contract/admissions/referees.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import {
  codeFor,
  FAMILY,
  forget,
  logInAgain,
  mailsTo,
  openCollege,
  passCodeIn,
  postgraduate,
  REFERENCE,
  referee,
  THREE,
  type College,
  type Postgraduate,
} from './postgraduate.ts';

const DAY = 24 * 60 * 60 * 1000;

onDatabases('referees', (databases) => {
  let college: College;
  let pg: Postgraduate;
  beforeAll(async () => {
    college = await openCollege(databases);
  });
  beforeEach(async () => {
    pg = await postgraduate(college);
    await forget(college);
  });

  const asOffice = async <Read>(path: string): Promise<Read> => {
    const { token } = await signedIn(pg.server, 'admissions');
    return (await pg.server.call<Read>('GET', `/api/Application/applications${path}`, { token })).data;
  };
  const applicantsWith = async (query: string) => (await asOffice<Page<ApplicantRow>>(`?${query}`)).rows;

  const states = async () => (await pg.referees()).map(({ state }) => state);
  const database = async (text: string) =>
    (await pg.server.platform.database.query({ name: '', text, values: [] })).rows;

  test('each is asked by e-mail with a pass code of their own, answers once, and the applicant reads none of it', async () => {
    expect((await pg.save(THREE)).status).toBe(200);
    await pg.server.jobs.run('send-mails');
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
    const codes = await Promise.all(THREE.map(({ email }) => codeFor(pg, email)));
    expect(new Set(codes).size).toBe(3);
    expect(JSON.stringify(await database('select * from referee, referee_pass_code, mail'))).not.toContain(codes[0]);

    const opened = await pg.open('MUSA@uni.example ', codes[0]!.toLowerCase().replaceAll('-', ' '));
    expect(opened.data).toEqual({
      refereeId: expect.any(String),
      refereeName: 'Professor Musa Bello',
      applicantName: 'Okafor Adaeze Ngozi',
      programme: 'Postgraduate',
      session: '2026/2027',
      programmeId: 'postgraduate',
      version: expect.any(String),
      form: 'reference',
      today: expect.any(String),
      answeredAt: null,
      declined: false,
    });
    expect((await pg.submit('musa@uni.example', codes[0]!)).data).toEqual({
      answeredAt: pg.server.clock.now().toISOString(),
      declined: false,
    });
    expect(await states()).toEqual(['answered', 'delivered', 'delivered']);
    expect((await pg.open('musa@uni.example', codes[0]!)).data.answeredAt).not.toBeNull();

    expect((await pg.submit('musa@uni.example', codes[0]!)).status).toBe(200);
    const second = await pg.submit('musa@uni.example', codes[0]!, { ...REFERENCE, recommendation: 'Not recommended' });
    expect([second.status, second.json.message]).toEqual([
      409,
      'You have answered already, and an answer can no longer be changed. Thank you',
    ]);
    expect(
      await database("select reference->>'recommendation' as it from referee where answered_at is not null"),
    ).toEqual([{ it: 'Strongly recommended' }]);

    const [row] = await applicantsWith('references=waiting');
    expect(row).toMatchObject({ rrr: pg.applicant.rrr, references: 'waiting' });
    expect(await applicantsWith('references=answered')).toEqual([]);
    const office = await asOffice<ApplicationAnswers>(`/${row!.id}/answers`);
    expect(office.referees.map(({ state }) => state)).toEqual(['answered', 'delivered', 'delivered']);
    expect(office.referees[0]!.reference[0]!.readings).toContainEqual({
      path: 'reference/assessment',
      question: expect.any(String),
      kind: 'text',
      answer: REFERENCE.assessment,
    });

    const { token } = await logInAgain(pg.server, pg.applicant.rrr);
    const seen = await Promise.all(
      ['application', 'application-slip', 'referees'].map((action) =>
        pg.server.call('GET', `${FAMILY}/${action}`, { token }),
      ),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen.map(({ text }) => text).join()).not.toMatch(/SECRET WORDS|Strongly recommended/);
    const [told] = await mailsTo(pg, 'ada@example.com');
    expect(told).toContain('Professor Musa Bello has given your reference');
    expect(told).not.toMatch(/SECRET WORDS|Strongly/);
  });

  test('saving again asks nobody twice; a new address revokes the old code and asks anew', async () => {
    await pg.save(THREE);
    const old = await codeFor(pg, 'musa@uni.example');
    await pg.save([THREE[1]!, { ...THREE[0]!, fullname: 'Prof. Musa Bello' }, THREE[2]!]);
    await pg.server.jobs.run('send-mails');
    expect(pg.smtp.taken).toHaveLength(3);
    expect((await pg.referees()).map(({ fullname }) => fullname)).toEqual([
      "Dr. Ngozi O'Neil",
      'Prof. Musa Bello',
      'Ọlá Adé',
    ]);

    await pg.save([THREE[1]!, referee('Professor Musa Bello', 'bello@other.example'), THREE[2]!]);
    expect((await pg.open('musa@uni.example', old)).status).toBe(422);
    const anew = await codeFor(pg, 'bello@other.example');
    expect((await pg.open('bello@other.example', anew)).status).toBe(200);
    expect((await pg.open('bello@other.example', old)).status).toBe(422);
    expect(pg.smtp.taken).toHaveLength(4);
  });

  test('a mail that was not sent yet is not sent to an address that was corrected', async () => {
    pg.smtp.answers.set('musa@uni.example', { code: 451, message: 'Try later' });
    await pg.save(THREE);
    await pg.server.jobs.run('send-mails');
    await pg.save([referee('Professor Musa Bello', 'bello@other.example'), ...THREE.slice(1)]);
    pg.smtp.answers.clear();
    pg.server.clock.advance(DAY);
    expect(await mailsTo(pg, 'musa@uni.example')).toEqual([]);
    expect(await mailsTo(pg, 'bello@other.example')).toHaveLength(1);
  });

  test('a declined reference is told, and only then another may be named; one who has answered stays', async () => {
    await pg.save(THREE);
    expect(
      (
        await pg.submit('musa@uni.example', await codeFor(pg, 'musa@uni.example'), {
          willRefer: 'No',
          reasonForDeclining: 'SECRET REASON',
        })
      ).data.declined,
    ).toBe(true);
    await pg.submit('ngozi@uni.example', await codeFor(pg, 'ngozi@uni.example'));
    expect(await states()).toEqual(['declined', 'answered', 'delivered']);
    const told = await mailsTo(pg, 'ada@example.com');
    expect(told[0]).toContain('Professor Musa Bello has declined');
    expect(told.join()).not.toContain('SECRET');

    const without = await pg.save([
      referee('Femi Cole', 'femi@uni.example'),
      referee('Aisha Sani', 'aisha@uni.example'),
      THREE[2]!,
    ]);
    expect([without.status, without.json.message]).toEqual([
      422,
      "Dr. Ngozi O'Neil has given a reference already and stays your referee",
    ]);
    expect(await states()).toEqual(['declined', 'answered', 'delivered']);
    expect(await mailsTo(pg, 'femi@uni.example')).toEqual([]);
    expect((await pg.save([referee('Femi Cole', 'femi@uni.example'), THREE[1]!, THREE[2]!])).status).toBe(200);
    expect(await mailsTo(pg, 'femi@uni.example')).toHaveLength(1);
    expect(await states()).toEqual(['delivered', 'answered', 'delivered']);
  });

  test('one who does not answer is reminded after 3, 7 and 14 days, by codes of which the latest opens; one who answered is not', async () => {
    await pg.save(THREE);
    await pg.submit('ngozi@uni.example', await codeFor(pg, 'ngozi@uni.example'));
    for (let day = 1; day <= 25; day += 1) {
      pg.server.clock.advance(DAY);
      await pg.server.jobs.run('remind-referees');
      await pg.server.jobs.run('remind-referees');
      const counts = [(await mailsTo(pg, 'musa@uni.example')).length, (await mailsTo(pg, 'ngozi@uni.example')).length];
      expect(counts, `on day ${day}`).toEqual([1 + [3, 7, 14].filter((due) => due <= day).length, 1]);
    }
    const { token } = await logInAgain(pg.server, pg.applicant.rrr);
    const {
      data: [musa],
    } = await pg.server.call('GET', `${FAMILY}/referees`, { token });
    expect(musa!.remindedAt).toHaveLength(3);
    const opened = [];
    for (const mail of await mailsTo(pg, 'musa@uni.example'))
      opened.push((await pg.open('musa@uni.example', passCodeIn(mail))).status);
    expect(opened).toEqual([410, 410, 410, 200]);
    const latest = await codeFor(pg, 'musa@uni.example');
    pg.server.clock.advance(50 * DAY);
    expect((await pg.open('musa@uni.example', latest)).status).toBe(410);
  });

  test('a refused address is told to the applicant, once, and corrected after the form was submitted, in the answers too', async () => {
    pg.smtp.answers.set('musa@uni.example', { code: 550, message: 'No such user here' });
    await pg.save(THREE);
    await pg.server.jobs.run('send-mails');
    const [musa] = await pg.referees();
    expect(musa).toMatchObject({ state: 'refused', trouble: '550 No such user here', deliveredAt: null });
    for (let round = 0; round < 3; round += 1) {
      await pg.server.jobs.run('remind-referees');
      pg.server.clock.advance(4 * DAY);
    }
    const told = await mailsTo(pg, 'ada@example.com');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('musa@uni.example was refused');
    expect(await mailsTo(pg, 'musa@uni.example')).toEqual([]);

    await pg.server.platform.database.query({
      name: '',
      text: 'update application set completed_at = now()',
      values: [],
    });
    const { token, applicantId } = await logInAgain(pg.server, pg.applicant.rrr);
    expect(
      (
        await pg.server.call('POST', `${FAMILY}/add-or-update-referees`, {
          token,
          body: { applicantId, referees: [...THREE].reverse() },
        })
      ).status,
    ).toBe(409);
    const corrected = await pg.act(
      'PUT',
      'referee-email',
      { refereeId: musa!.refereeId, refereeEmail: ' bello@uni.example ' },
      token,
    );
    expect(corrected.status, corrected.text).toBe(200);
    expect((await pg.open('bello@uni.example', await codeFor(pg, 'bello@uni.example'))).status).toBe(200);
    const { data } = await pg.server.call('GET', `${FAMILY}/application`, { token });
    expect(data.answers['referees']).toMatchObject({
      referees: ['bello@uni.example', 'ngozi@uni.example', 'ola@uni.example'].map((email) => ({ email })),
    });
  });

  test.each([
    ['at once', { code: 550, message: 'No such user here' }],
    ['after days of trying', { code: 451, message: 'Try later' }],
  ])(
    'the last reminder that is refused %s is reported to the applicant too, once; what was delivered is not',
    async (_, refusal) => {
      await pg.save(THREE);
      const daysPass = async (days: number) => {
        for (let day = 1; day <= days; day += 1) {
          pg.server.clock.advance(DAY);
          await pg.server.jobs.run('remind-referees');
          await pg.server.jobs.run('send-mails');
        }
      };
      await daysPass(13);
      pg.smtp.answers.set('musa@uni.example', refusal);
      await daysPass(10);
      const reported = await mailsTo(pg, 'ada@example.com');
      expect(reported).toHaveLength(1);
      expect(reported[0]).toContain('musa@uni.example was refused');
      expect([(await mailsTo(pg, 'musa@uni.example')).length, (await mailsTo(pg, 'ngozi@uni.example')).length]).toEqual(
        [3, 4],
      );
      expect(await database('select count(*)::int as watched from referee where remind_at is not null')).toEqual([
        { watched: 0 },
      ]);
    },
  );

  test('an address that is corrected must be one, of nobody else, and not of one who has answered', async () => {
    await pg.save(THREE);
    const [musa, ngozi] = (await pg.referees()) as [RefereeProgress, RefereeProgress];
    const correct = (refereeId: string, refereeEmail: string) =>
      pg.act('PUT', 'referee-email', { refereeId, refereeEmail });
    for (const [typed, message] of [
      ['musa', 'invalid email address'],
      ['musa@uni.example\r\nBcc: all@uni.example', 'invalid email address'],
      ['NGOZI@uni.example', 'this is the address of another referee of yours'],
      ['Musa@uni.example', 'this is the address that your referee has already'],
    ])
      expect((await correct(musa.refereeId, typed!)).json).toMatchObject({
        message,
        errors: { '/refereeEmail': message },
      });
    await pg.submit('ngozi@uni.example', await codeFor(pg, 'ngozi@uni.example'));
    expect((await correct(ngozi.refereeId, 'other@uni.example')).status).toBe(409);
    expect((await pg.act('POST', 'resend-referee-mail', { refereeId: ngozi.refereeId })).status).toBe(409);
  });

  test('a mail goes again when asked for, but not again and again', async () => {
    await pg.save(THREE);
    const [musa] = (await pg.referees()) as [RefereeProgress, ...RefereeProgress[]];
    const resend = () => pg.act('POST', 'resend-referee-mail', { refereeId: musa.refereeId });
    expect((await resend()).json.message).toBe(
      'Professor Musa Bello was written to a short while ago. Please wait 60 minutes and try again',
    );
    expect(musa.sendAgainFrom).toBe(new Date(pg.server.clock.now().getTime() + DAY / 24).toISOString());
    pg.server.clock.advance(DAY / 24);
    expect((await pg.referees())[0]!.sendAgainFrom).toBeNull();
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(429);
    expect(await mailsTo(pg, 'musa@uni.example')).toHaveLength(2);
  });

  test("an application does not fill strangers' inboxes: after fifteen mails a day nobody more is asked, and nothing is saved", async () => {
    const batch = (day: number) => [0, 1, 2].map((index) => referee('Musa Bello', `musa${day}${index}@uni.example`));
    for (let round = 0; round < 5; round += 1) {
      expect((await pg.save(batch(round))).status).toBe(200);
      await pg.server.jobs.run('send-mails');
    }
    const refused = await pg.save(batch(5));
    expect(refused.status).toBe(429);
    await pg.server.jobs.run('send-mails');
    expect(pg.smtp.taken).toHaveLength(15);
    expect((await pg.referees()).map(({ refereeEmail }) => refereeEmail)).toEqual([
      'musa40@uni.example',
      'musa41@uni.example',
      'musa42@uni.example',
    ]);
    pg.server.clock.advance(DAY + 1);
    const later = await logInAgain(pg.server, pg.applicant.rrr);
    expect(
      (
        await pg.act(
          'POST',
          'add-or-update-referees',
          { applicantId: pg.applicant.applicantId, referees: batch(5) },
          later.token,
        )
      ).status,
    ).toBe(200);
  });

  test.each([
    [{ ...REFERENCE, willRefer: undefined }, '/willRefer', 'please select Yes or No'],
    [{ ...REFERENCE, assessment: 'Good.' }, '/assessment', 'please write at least 50 characters'],
    [{ ...REFERENCE, character: 'Saintly' }, '/character', "please rate the applicant's character"],
    [{ ...REFERENCE, extra: 1 }, '/extra', 'this question is not on the form'],
  ])('a reference is judged by its declaration: %#', async (reference, pointer, message) => {
    await pg.save(THREE);
    const code = await codeFor(pg, 'musa@uni.example');
    const answer = await pg.submit('musa@uni.example', code, reference);
    expect([answer.status, answer.json.errors]).toEqual([422, { [pointer]: message }]);
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test.each([
    ['two', THREE.slice(0, 2), '/referees', 'please add your three referees'],
    [
      'one address twice',
      [THREE[0]!, THREE[1]!, { ...THREE[2]!, email: 'MUSA@uni.example' }],
      '/referees',
      'two of your referees have the same email address',
    ],
    [
      'a link for a name',
      [referee('Visit https://evil.example now', 'musa@uni.example'), ...THREE.slice(1)],
      '/referees/0/fullname',
      'enter both first and last name, in letters, dots, apostrophes and hyphens only',
    ],
  ])('%s is refused, and nobody is asked', async (_, referees, pointer, message) => {
    const answer = await pg.save(referees);
    expect([answer.status, answer.json.errors[pointer]]).toEqual([422, message]);
    await pg.server.jobs.run('send-mails');
    expect(pg.smtp.taken).toEqual([]);
  });

  test('of two saves at once each referee is asked once', async () => {
    await Promise.all([pg.save(THREE), pg.save(THREE), pg.save([...THREE].reverse())]);
    await pg.server.jobs.run('send-mails');
    expect(pg.smtp.taken.map(({ to }) => to).sort()).toEqual([
      'musa@uni.example',
      'ngozi@uni.example',
      'ola@uni.example',
    ]);
    expect(await database('select 1 from referee')).toHaveLength(3);
  });
});
