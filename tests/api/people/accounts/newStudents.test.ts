import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Claim as PersonClaim } from '#contract/people/claims.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { importAdmissions } from '#server/admissions/admission-list/importList.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { openSession } from '#server/school/sessions/service.ts';
import { run } from '../../../support/admitted.ts';
import { fillJupeb, invoiceFor, newApplicant, opened } from '../../../support/applicant.ts';
import { twinOf } from '../../../support/callers.ts';
import { onDatabases } from '../../../support/databases.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

const PASSWORD = 'Harmattan#2027';
const QUARTER_MS = 15 * 60_000;
const WRONG_RRR = { '/rrr': 'Invalid action, please enter correct details' };
/** Of every applicant of the tests. */
const APPLIED_WITH = 'ada@example.com';

onDatabases('a new student', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  /** Wrong tries of the test before have been forgotten. */
  beforeEach(() => college.clock.advance(QUARTER_MS));

  const list = async (regNumber: string, email?: string) => {
    const { database, now } = college.platform;
    const rows = [
      {
        regNumber,
        studentTypeId: 1,
        fullName: 'Okafor Adaeze Ngozi',
        ...namedProgramme(college.platform.lookups, 1, 'B.Sc. Computer Science'),
        admittedOn: lagosDay(now()),
        ...(email !== undefined && { email }),
      },
    ];
    return importAdmissions(database, college.platform.lookups, {
      sessionId: (await openSession(database))!.id,
      rows,
      now: now(),
      actor: 'system:test',
    });
  };
  /** Who applied, paid, and was admitted under their application number; with an address on the list unless it is null. */
  const admitted = async (email: string | null) => {
    const { applicationNumber, rrr, ...applicant } = await newApplicant(college);
    await list(applicationNumber, email ?? undefined);
    return { applicant: { ...applicant, applicationNumber, rrr }, claim: { jambRegNumber: applicationNumber, rrr } };
  };
  type Claim = Awaited<ReturnType<typeof admitted>>['claim'];
  const profile = (claim: Claim) =>
    college.call('GET', `/api/Student/student-initial-profile?${new URLSearchParams(claim)}`);
  const sendCode = (claim: Claim) => college.call('POST', '/api/Authentication/verify-user', { body: claim });
  const create = (claim: Claim, change: Readonly<Record<string, string>>) =>
    college.call('POST', '/api/Student/create-student-profile', {
      body: {
        challenge: '',
        code: '',
        mobileNumber: '08031234567',
        password: PASSWORD,
        email: '',
        ...claim,
        ...change,
      },
    });
  const codeOf = async (claim: Claim, address: string) => {
    // Two mails that are on their way together may come in either order.
    await college.posted();
    const { challenge } = (await sendCode(claim)).data;
    return { challenge, code: await college.lastCodeTo(address) };
  };
  const prove = (challenge: string, code: string) =>
    college.call('POST', '/api/Authentication/two-factor-authentication', { body: { challenge, code } });
  const officer = async () => (await signedIn(college, 'admissions')).token;
  const asOfficer = async <Method extends string, Path extends string>(method: Method, path: Path, body?: object) =>
    college.call(method, `/api/Student/${path}`, { token: await officer(), ...(body && { body }) });

  test('opens an account with the RRR of the application and a code mailed to the address on the list', async () => {
    const { claim } = await admitted('first@example.com');
    expect((await profile({ ...claim, jambRegNumber: claim.jambRegNumber.toLowerCase() })).data).toMatchObject({
      regNumber: claim.jambRegNumber,
      fullName: 'Okafor Adaeze Ngozi',
      studentType: 'Undergraduate',
    });
    expect((await sendCode(claim)).data.sentTo).toBe('f•••@example.com');
    const opened = await create(claim, { ...(await codeOf(claim, 'first@example.com')), email: 'First@example.com' });
    expect(opened.data).toMatchObject({
      challenge: null,
      login: {
        userType: 'student',
        fullName: 'Okafor Adaeze Ngozi',
        studentTypeId: 1,
        challenge: null,
        jwtToken: { token: expect.any(String) },
      },
    });
    expect((await login(college, claim.jambRegNumber, PASSWORD)).data.jwtToken).not.toBeNull();
    for (const again of [await profile(claim), await sendCode(claim), await create(claim, { email: 'x@example.com' })])
      expect(again).toMatchObject({
        status: 409,
        json: { message: 'This account has been verified already. Please log in' },
      });
  });

  test('has a record, a place in the session and a step of the admission, and signs in by any number', async () => {
    const jamb = '202630077001AB';
    const { applicationNumber, rrr } = await newApplicant(college);
    await run(college, 'update application set jamb_number = $2 where application_number = $1', [
      applicationNumber,
      jamb,
    ]);
    await run(college, 'update invoice i set reg_number = $2 from payment p where p.invoice_id = i.id and p.rrr = $1', [
      rrr,
      jamb,
    ]);
    await list(jamb, 'enrolled@example.com');
    await run(college, `update admission set state = 'accepted' where reg_number = $1`, [jamb]);
    const claim = { jambRegNumber: jamb, rrr };
    const opened = await create(claim, {
      ...(await codeOf(claim, 'enrolled@example.com')),
      email: 'enrolled@example.com',
    });
    const { userId } = opened.data.login!;
    const rows = await run(
      college,
      `select a.state, p.level_id, p.department_id, e.is_open, w.step, w.actor
         from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id join academic_session e on e.id = p.session_id
         join workflow_step w on w.subject = 'admission' and w.subject_id = a.id::text and w.to_state = 'profiled' where s.user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([
      {
        state: 'profiled',
        level_id: 100,
        department_id: 22,
        is_open: true,
        step: 'profile',
        actor: `user:${userId}`,
      },
    ]);
    await run(college, `update student set matric_number = 'TST/2026/0042' where user_id = $1`, [userId]);
    await run(college, `update user_account set user_name = 'renamed' where id = $1`, [userId]);
    for (const number of [jamb, jamb.toLowerCase(), applicationNumber, 'TST/2026/0042', 'tst/2026/0042'])
      expect([number, (await login(college, number, PASSWORD)).data?.userId]).toEqual([number, userId]);
    const staff = await twinOf(college, 'lecturer', 'TST/2026/0042');
    expect((await login(college, staff, PASSWORD)).data?.userId, 'not the account of that name').toBe(userId);
    await run(college, 'delete from user_account where user_name = $1', [staff]);
    await run(college, 'delete from student_claim where user_id = $1', [userId]);
    expect((await login(college, jamb, PASSWORD)).data?.userId, 'a record that no claim began').toBe(userId);
    expect((await login(college, jamb, 'Portal#2027')).status).toBe(422);
  });

  test('who chooses another address confirms that too, and begins again until then', async () => {
    const { claim } = await admitted('second@example.com');
    await create(claim, { ...(await codeOf(claim, 'second@example.com')), email: 'typo@example.com' });
    const {
      data: { login: none, challenge },
    } = await create(claim, { ...(await codeOf(claim, 'second@example.com')), email: 'own@example.com' });
    expect([none, challenge!.sentTo]).toEqual([null, 'o•••@example.com']);
    expect((await login(college, claim.jambRegNumber, PASSWORD)).data).toMatchObject({
      oldUser: false,
      jwtToken: null,
    });
    expect(
      (await prove(challenge!.challenge, await college.lastCodeTo('own@example.com'))).data.jwtToken,
    ).not.toBeNull();
  });

  test('no fee, check or application of another opens an account, nor what is not paid or not listed', async () => {
    const {
      claim: { jambRegNumber, rrr },
    } = await admitted('victim@example.com');
    const stranger = await newApplicant(college);
    const { data: check } = await college.call('POST', '/api/ApplicationInvoice/generate-admission-status-invoice', {
      body: newPayer({ RegNumber: jambRegNumber, StudentTypeId: 1 }),
    });
    const fee = await invoiceFee(
      college,
      (await feeNamed(college, 'Identity Card')).id,
      newPayer({ RegNumber: jambRegNumber }),
    );
    for (const paid of [check.rrr, fee.rrr]) await payInvoice(college, paid!);
    const claims = [
      [jambRegNumber, check.rrr],
      [jambRegNumber, fee.rrr],
      [jambRegNumber, stranger.rrr],
      [jambRegNumber, await invoiceFor(college)],
      [jambRegNumber, '000000000000'],
      [stranger.applicationNumber, rrr],
      [stranger.applicationNumber, stranger.rrr],
    ] as [string, string][];
    for (const [number, shown] of claims) {
      const claim = { jambRegNumber: number, rrr: shown };
      for (const { status, text, json } of [
        await profile(claim),
        await sendCode(claim),
        await create(claim, { email: 'thief@example.com' }),
      ]) {
        expect([status, json.errors]).toEqual([422, WRONG_RRR]);
        expect(text).not.toContain('Okafor');
      }
      college.clock.advance(QUARTER_MS);
    }
  });

  test('the RRR alone is not enough: without the code nothing is opened', async () => {
    const { claim } = await admitted('third@example.com');
    const { challenge, code } = await codeOf(claim, 'third@example.com');
    const other = await admitted('fourth@example.com');
    const theirs = await codeOf(other.claim, 'fourth@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (const shown of [{ challenge, code: wrong }, { challenge, code: '' }, { challenge: '', code }, theirs]) {
      const refused = await create(claim, { ...shown, email: 'thief@example.com' });
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['/code']]);
    }
    expect((await login(college, claim.jambRegNumber, PASSWORD)).status).toBe(422);
  });

  test('where the list has no address, the one serves that the admission was applied with, and otherwise an officer enters one', async () => {
    const { applicant, claim } = await admitted(null);
    const refused = await sendCode(claim);
    expect([refused.status, refused.json.message]).toEqual([
      422,
      expect.stringContaining(`call the admissions office on ${college.platform.settings.school.phone}`),
    ]);
    await fillJupeb(college, applicant);
    expect((await sendCode(claim)).data.sentTo).toBe('a•••@example.com');
    const early = await codeOf(claim, APPLIED_WITH);
    expect(
      (await asOfficer('PUT', 'admission-address', { regNumber: claim.jambRegNumber, email: 'x' })).json.errors,
    ).toEqual({ '/email': 'please input email address' });
    expect((await asOfficer('PUT', 'admission-address', { regNumber: 'NOBODY', email: 'x@example.com' })).status).toBe(
      404,
    );
    expect(
      (await asOfficer('PUT', 'admission-address', { regNumber: claim.jambRegNumber, email: 'right@example.com' }))
        .status,
    ).toBe(200);
    expect((await create(claim, { ...early, email: APPLIED_WITH })).json.errors).toEqual({
      '/code': 'The address on the admission list has changed. Please begin again',
    });
    expect((await sendCode(claim)).data.sentTo).toBe('r•••@example.com');
  });

  test('an application that came after the admission serves for no address', async () => {
    const { applicant, claim } = await admitted(null);
    college.clock.advance(24 * 60 * 60_000);
    const { token } = opened(
      await college.call('POST', '/api/JupebApplication/login', { body: { rrr: applicant.rrr } }),
    );
    await fillJupeb(college, { ...applicant, token });
    expect((await sendCode(claim)).status).toBe(422);
  });

  test('a list brings addresses, tells one that is none, and leaves what is there where it has none', async () => {
    expect((await list('202630000001AA', 'nonsense')).refused).toEqual([
      { line: 1, message: "'nonsense' is not an email address" },
    ]);
    expect([
      (await list('202630000001AA', ' a@example.com ')).stored,
      (await list('202630000001AA')).stored,
      (await list('202630000001AA', 'b@example.com')).stored,
    ]).toEqual([1, 0, 1]);
    expect((await asOfficer('GET', 'admission-claim?regNumber=202630000001aa')).data).toMatchObject({
      email: 'b@example.com',
      claim: null,
    });
  });

  test('an officer undoes a wrong claim: what it opened is shut, both addresses are told, and the student claims the same account', async () => {
    const { claim } = await admitted('wrong@example.com');
    const {
      data: { login: thief },
    } = await create(claim, { ...(await codeOf(claim, 'wrong@example.com')), email: 'wrong@example.com' });
    const regNumber = claim.jambRegNumber;
    await asOfficer('PUT', 'admission-address', { regNumber, email: 'rightful@example.com' });
    expect((await asOfficer('GET', `admission-claim?regNumber=${regNumber}`)).data.claim).toEqual({
      claimedAt: expect.any(String),
      email: 'w•••@example.com',
      rrrEnd: claim.rrr.slice(-4),
    });
    expect((await asOfficer('POST', 'undo-claim', { regNumber, reason: ' ' })).json.errors).toEqual({
      '/reason': 'please enter your reason',
    });
    expect(
      (await asOfficer('POST', 'undo-claim', { regNumber, reason: 'The student came with her papers' })).status,
    ).toBe(200);
    for (const address of ['wrong@example.com', 'rightful@example.com'])
      expect(await college.lastMailTo(address)).toContain('The student came with her papers');
    expect((await college.call('GET', '/api/Authentication/account', { token: thief!.jwtToken!.token })).status).toBe(
      401,
    );
    expect(
      (await college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken: thief!.refreshToken } }))
        .status,
    ).toBe(401);
    for (const name of [regNumber, 'wrong@example.com'])
      expect((await login(college, name, PASSWORD)).status).toBe(422);
    expect((await asOfficer('POST', 'undo-claim', { regNumber, reason: 'Again' })).status).toBe(422);
    const {
      data: { login: student },
    } = await create(claim, {
      ...(await codeOf(claim, 'rightful@example.com')),
      email: 'rightful@example.com',
      password: 'Rainy#2027x',
    });
    expect([student!.userId, student!.userName]).toEqual([thief!.userId, regNumber]);
  });

  test('a claim that several officers undo at once is undone by one of them: the others read that there is none, and its address gets one email', async () => {
    const { claim } = await admitted('hasty@example.com');
    await create(claim, { ...(await codeOf(claim, 'hasty@example.com')), email: 'hasty@example.com' });
    const token = await officer();
    const undo = () =>
      college.call('POST', '/api/Student/undo-claim', {
        token,
        body: { regNumber: claim.jambRegNumber, reason: 'Two of us at one desk' },
      });
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    for (const { json } of answers.filter(({ status }) => status === 422))
      expect(json).toMatchObject({ title: 'Invalid Action!', message: 'Nobody has claimed this account' });
    await college.posted();
    expect(
      college.post.taken.filter(
        ({ to, source }) => to === 'hasty@example.com' && source.includes('Two of us at one desk'),
      ),
    ).toHaveLength(1);
  });

  test('an account that is claimed neither gets nor gives what is confidential, since an officer may choose its address', async () => {
    const { claim } = await admitted('owner@example.com');
    await asOfficer('PUT', 'admission-address', { regNumber: claim.jambRegNumber, email: 'officer@example.com' });
    const {
      data: { login: claimed },
    } = await create(claim, { ...(await codeOf(claim, 'officer@example.com')), email: 'officer@example.com' });
    const given = async (by: string, userId: string, ...claims: PersonClaim[]) => {
      const { json } = await college.call('POST', '/api/RoleClaims/create-user-claims', {
        token: by,
        body: { userId, claims, granted: true },
      });
      return json.message;
    };
    const [admin, lecturer] = [await signedIn(college, 'admin'), await signedIn(college, 'lecturer')];
    const refused =
      'An account that was opened with an RRR neither gets nor gives what is confidential: Medical records. Open another account for this person';
    expect(await given(admin.token, claimed!.userId, 'health')).toBe(refused);
    await given(admin.token, claimed!.userId, 'access-control', 'staff', 'results', 'marks');
    expect(await given(claimed!.jwtToken!.token, lecturer.userId, 'health')).toBe(refused);
  });

  test('the earlier address is told of another on the list, from the page and from the record', async () => {
    const { claim } = await admitted('list.first@example.com');
    const regNumber = claim.jambRegNumber;
    await asOfficer('PUT', 'admission-address', { regNumber, email: 'list.second@example.com' });
    const mail = await college.lastMailTo('list.first@example.com');
    expect(mail).toContain(regNumber);
    expect(mail).toContain('l=E2=80=A2=E2=80=A2=E2=80=A2@example.com');
    expect(mail).not.toContain('list.second@');
    const [place] = await run<{ id: string; revision: number }>(
      college,
      'select id, revision from admission where reg_number = $1',
      [regNumber],
    );
    const token = await officer();
    const { answers } = (await college.call('GET', `/api/AdmissionList/record/${place!.id}`, { token })).data;
    const body = { ...answers, email: 'list.third@example.com' };
    const path = `/api/AdmissionList/update/${place!.id}?revision=${place!.revision}`;
    expect((await college.call('PUT', path, { token, body })).status).toBe(200);
    expect(await college.lastMailTo('list.second@example.com')).toContain(regNumber);
  });

  test('nobody undoes the claim of an account that may do more than they may', async () => {
    const { claim } = await admitted('strong@example.com');
    const {
      data: { login: strong },
    } = await create(claim, { ...(await codeOf(claim, 'strong@example.com')), email: 'strong@example.com' });
    await college.platform.database.query({
      name: '',
      text: `insert into user_claim (user_id, claim, granted) values ('${strong!.userId}', 'access-control', true)`,
      values: [],
    });
    expect((await asOfficer('POST', 'undo-claim', { regNumber: claim.jambRegNumber, reason: 'No' })).status).toBe(403);
    expect((await login(college, claim.jambRegNumber, PASSWORD)).status).toBe(200);
  });

  test('is told at each field what is wrong', async () => {
    const { claim } = await admitted('fifth@example.com');
    expect((await create(claim, { email: 'x', mobileNumber: '12', password: 'weak' })).json.errors).toEqual({
      '/email': 'please input email address',
      '/mobileNumber': 'invaild phone number',
      '/password': 'your password must have 8 to 30 characters',
    });
    expect((await profile({ jambRegNumber: '', rrr: '' })).json.errors).toEqual({
      '/jambRegNumber': 'please input your registration number',
    });
  });
});
