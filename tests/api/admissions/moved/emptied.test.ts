import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SlipReply } from '#contract/admissions/applications.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { demoRows } from '#server/admissions/jamb/demo.ts';
import {
  challengeOf,
  fillJupeb,
  JUPEB_ANSWERS,
  newApplicant,
  opened,
  SECTION_ADDRESS,
  sendPassport,
  submitApplication,
} from '../../../support/applicant.ts';
import { callerOf } from '../../../support/call.ts';
import { otherCandidates } from '../../../support/candidates.ts';
import { fillUpTo, HOUSE_PROGRAMME } from '../../../support/fillUpTo.ts';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, type PostedCollege } from '../../../support/people.ts';
import { THREE } from '../referees/postgraduate.ts';
import { enter, logInByNumber, logInByRrr, move, newPerson, payer, type Payer } from './theMoved.ts';

const LOAD = '/api/JupebApplication/application';
const DRAFT = { section: 'sponsor-and-referee', data: { Sponsor: { Fullname: 'A stranger' } }, revision: 0 };

onDatabases('an application whose invoice was given to another person', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });

  const rows = async (text: string, ...values: unknown[]) =>
    (await college.platform.database.query({ name: '', text, values })).rows;
  const mailsTo = async (email: string) => {
    await college.posted();
    return college.post.taken
      .filter(({ to }) => to === email)
      .map(({ source }) => source.replace(/=\r\n/g, '').replace(/=3D/g, '='));
  };
  const submitted = async (): Promise<Payer & ReturnType<typeof opened>> => {
    const squatter = await payer(college);
    const login = opened(await logInByRrr(squatter.device, squatter));
    await fillJupeb(college, {
      ...squatter,
      token: login.token,
      applicantId: login.application.applicantId,
      applicationNumber: login.application.applicationNumber,
    });
    return { ...squatter, ...login };
  };

  test('is empty and open again for the candidate, who is told so on its page', async () => {
    const squatter = await submitted();
    const candidate = newPerson();
    expect((await move(college, squatter, candidate)).status).toBe(200);
    const { token, application } = await enter(college, candidate, (answer) =>
      logInByRrr(callerOf(college.address), squatter, answer),
    );
    expect(application).toMatchObject({
      formCompleted: false,
      answers: {},
      drafts: {},
      documents: [],
      passport: null,
      afterLogin: 'personal-details',
      givenOn: lagosDay(college.clock.now()),
    });
    expect(application.applicantId, "a device's stored copies are its own application's").not.toBe(
      squatter.application.applicantId,
    );
    expect(application.applicationNumber).not.toBe(squatter.application.applicationNumber);
    await fillJupeb(college, {
      rrr: squatter.rrr,
      token,
      applicantId: application.applicantId,
      applicationNumber: application.applicationNumber,
    });
    expect((await college.call('GET', LOAD, { token })).data).toMatchObject({ formCompleted: true });
  });

  test('keeps what was answered before as a version, with its files', async () => {
    const squatter = await submitted();
    const { applicantId } = squatter.application;
    await move(college, squatter, newPerson());
    expect(
      await rows(
        `select rrr, content->>'completed_at' is not null as submitted, actor like 'user:%' as by_officer from application_version where id = $1`,
        applicantId,
      ),
    ).toEqual([{ rrr: squatter.rrr, submitted: true, by_officer: true }]);
    const parts = (await rows(
      'select kind, content from application_version_part where version_id = $1 order by kind',
      applicantId,
    )) as { kind: string; content: Record<string, unknown> }[];
    expect(parts.map(({ kind }) => kind)).toEqual(['document', 'section', 'section', 'section']);
    expect(parts.find(({ content }) => content['section'] === 'sponsor-and-referee')!.content['answers']).toMatchObject(
      JUPEB_ANSWERS['sponsor-and-referee'],
    );
    college.clock.advance(2 * 60 * 60_000);
    await college.jobs.run('sweep-documents');
    expect(await college.platform.files.read(String(parts[0]!.content['file_id']))).toBeTruthy();
    expect(await rows('select from application where id = $1', applicantId)).toEqual([]);
  });

  test('tells both by mail in what the office does, and the one who had it where they log in again', async () => {
    const squatter = await submitted();
    const candidate = newPerson();
    await move(college, squatter, candidate);
    expect(
      (await mailsTo(squatter.email)).filter((mail) =>
        mail.includes('What was answered in its application is not used any more'),
      ),
    ).toHaveLength(1);
    expect((await mailsTo(candidate.email)).filter((mail) => mail.includes('Its application is empty'))).toHaveLength(
      1,
    );
    const again = await logInByRrr(squatter.device, squatter);
    expect(again.data).toEqual({ challenge: expect.any(String), givenOn: lagosDay(college.clock.now()) });
    await college.posted();
    expect(
      (await mailsTo(squatter.email)).filter((mail) => mail.includes('Your code for your invoice')),
      'no code goes to who had it',
    ).toHaveLength(0);
  });

  test('takes nothing more from a device that had it: no draft, answer, file, submission or photograph', async () => {
    const squatter = await payer(college);
    const { token, application } = opened(await logInByRrr(squatter.device, squatter));
    const upload = randomUUID();
    const passport = await sendPassport(college, token);
    await college.call('PUT', '/api/Application/draft', { token, body: DRAFT });
    await move(college, squatter, newPerson());
    const asked = [
      ['PUT', '/api/Application/draft', DRAFT],
      ['PUT', '/api/Application/draft', { ...DRAFT, revision: 1 }],
      [
        'POST',
        SECTION_ADDRESS['personal-details'],
        { rrr: squatter.rrr, ...JUPEB_ANSWERS['personal-details'](passport) },
      ],
      ['POST', '/api/Application/submit', { revision: application.revision }],
      ['GET', LOAD, undefined],
      ['GET', '/api/Application/slip.pdf', undefined],
      [
        'PUT',
        `/api/UserDocument/upload/${upload}`,
        { section: 'personal-details', field: '/passport', name: 'a.pdf', kind: 'pdf', size: 4 },
      ],
      ['GET', `/api/UserDocument/${passport}`, undefined],
      ['DELETE', `/api/UserDocument/${passport}`, undefined],
    ] as const;
    for (const [method, path, body] of asked)
      expect((await squatter.device.call(method, path, { token, body })).status, `${method} ${path}`).toBe(401);
  });

  test('takes its names from the JAMB list, whatever the one who paid typed', async () => {
    const [row] = demoRows('UTME').filter(
      ({ registrationNumber }) => registrationNumber === otherCandidates('UTME')[10],
    );
    const squatter = await payer(college, row!['registrationNumber']!);
    const candidate = newPerson();
    await move(college, squatter, candidate);
    const { application } = await enter(college, candidate, (answer) =>
      logInByNumber(callerOf(college.address), squatter.regNumber, candidate.phone, answer),
    );
    expect(application.facts).toMatchObject({
      lastname: row!['surname'],
      firstname: row!['firstname'],
      email: candidate.email,
      mobileNumber: candidate.phone,
    });
    expect(await rows('select lastname, firstname from invoice where reg_number = $1', squatter.regNumber)).toEqual([
      { lastname: row!['surname'], firstname: row!['firstname'] },
    ]);
  });

  test("the slip of before is none of ours any more, and the candidate's has another code", async () => {
    const squatter = await submitted();
    const code = async (token: string) =>
      new URL(
        (await college.call<SlipReply>('GET', '/api/JupebApplication/application-slip', { token })).data.verification
          .url,
      ).pathname
        .split('/')
        .at(-1)!;
    const before = await code(squatter.token);
    const verify = (each: string) => college.call('GET', `/api/Application/verify-slip?code=${each}`);
    expect((await verify(before)).data).toMatchObject({ status: 'Submitted' });
    const candidate = newPerson();
    await move(college, squatter, candidate);
    expect((await verify(before)).status).toBe(404);
    const { token } = await enter(college, candidate, (answer) =>
      logInByRrr(callerOf(college.address), squatter, answer),
    );
    expect(await code(token)).not.toBe(before);
  });

  test("a stranger's referees are asked no more, and what they wrote is the version's", async () => {
    const PG = HOUSE_PROGRAMME('postgraduate');
    const applicant = await newApplicant(college, PG);
    await fillUpTo(college, PG, applicant, 'referees');
    await college.call('POST', '/api/PGApplication/add-or-update-referees', {
      token: applicant.token,
      body: { applicantId: applicant.applicantId, referees: THREE },
    });
    await college.posted();
    const mail = await college.lastMailTo('musa@uni.example');
    const passCode = /Pass code: (\S+)/.exec(mail)![1]!;
    const open = () =>
      college.call('POST', '/api/PGApplication/open-referee-form', {
        body: { refereeEmail: 'musa@uni.example', passCode },
      });
    expect((await open()).status).toBe(200);
    const candidate = newPerson();
    await move(college, applicant, candidate);
    expect((await open()).status).toBe(422);
    expect(
      await rows(
        `select count(*)::int4 as kept from application_version_part where version_id = $1 and kind = 'referee'`,
        applicant.applicantId,
      ),
    ).toEqual([{ kept: 3 }]);
    expect(await rows('select from referee where application_id = $1', applicant.applicantId)).toEqual([]);
    college.clock.advance(4 * 24 * 60 * 60_000);
    await college.posted();
    const sent = college.post.taken.length;
    await college.jobs.run('remind-referees');
    await college.posted();
    expect(college.post.taken).toHaveLength(sent);
  });

  test('is emptied once: the same move again, as after a lost answer, takes nothing from the candidate', async () => {
    const squatter = await submitted();
    const candidate = newPerson();
    await move(college, squatter, candidate);
    const { token } = await enter(college, candidate, (answer) =>
      logInByRrr(callerOf(college.address), squatter, answer),
    );
    await college.call('PUT', '/api/Application/draft', { token, body: DRAFT });
    expect((await move(college, squatter, candidate)).status).toBe(200);
    expect((await college.call('GET', LOAD, { token })).data.drafts).toHaveProperty('sponsor-and-referee');
    expect(
      await rows(
        `select count(*)::int4 as moves from audit_entry where action = 'invoice-moved' and detail->>'toEmail' = $1`,
        candidate.email,
      ),
    ).toEqual([{ moves: 1 }]);
  });

  test('a challenge that the candidate passed opens nothing for who asked for a code before', async () => {
    const squatter = await payer(college, otherCandidates('UTME')[12]!);
    const stranger = callerOf(college.address);
    const challenge = challengeOf(await logInByNumber(stranger, squatter.regNumber, squatter.phone));
    const code = await college.lastCodeTo(squatter.email);
    await move(college, squatter, newPerson());
    const tried = await stranger.call('POST', '/api/ApplicationInvoice/open-invoice', { body: { challenge, code } });
    expect(tried.status).toBe(422);
    expect(
      await rows(
        'select from invoice_device d join invoice i on i.id = d.invoice_id where i.reg_number = $1',
        squatter.regNumber,
      ),
    ).toEqual([]);
  });

  test('nothing is submitted that was not answered by its candidate', async () => {
    const squatter = await submitted();
    const candidate = newPerson();
    await move(college, squatter, candidate);
    const { token } = await enter(college, candidate, (answer) =>
      logInByRrr(callerOf(college.address), squatter, answer),
    );
    expect((await submitApplication(college, token)).status).toBe(409);
  });
});
