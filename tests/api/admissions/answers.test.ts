import { beforeAll, expect, test } from 'vitest';
import type { Applicant, ApplicantRow } from '#contract/admissions/applicants.ts';
import type { ApplicationAnswers, Reading, SectionReading } from '#contract/admissions/answers.ts';
import type { Page } from '#contract/kit/list.ts';
import { fillJupeb, JUPEB_ANSWERS, newApplicant, saveJupeb, SECTION_ADDRESS } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const LIST = '/api/Application/applications';

onDatabases('what applicants answered', (databases) => {
  let server: TestServer;
  let officer: { readonly token: string; readonly userId: string };
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await signedIn(server, 'admissions');
  });
  const applicantOf = async (rrr: string) =>
    (await server.call<Page<ApplicantRow>>('GET', `${LIST}?RRR=${rrr}`, { token: officer.token })).data.rows[0]!.id;
  const answersOf = async (id: string) =>
    (await server.call<ApplicationAnswers>('GET', `${LIST}/${id}/answers`, { token: officer.token })).data;
  const sensitive = (id: string, token: string) =>
    server.call<SectionReading[]>('GET', `${LIST}/${id}/sensitive-answers`, { token });
  const file = (id: string, fileId: string, token = officer.token) =>
    fetch(`${server.address}${LIST}/${id}/files/${fileId}`, { headers: { authorization: `Bearer ${token}` } });
  const grant = async (userName: string) => {
    const [admin, to] = [await signedIn(server, 'admin'), await signedIn(server, userName)];
    const given = await server.call('POST', '/api/RoleClaims/create-user-claims', {
      token: admin.token,
      body: { userId: to.userId, claims: ['sensitive-answers'], granted: true },
    });
    expect(given.text).toContain('"success":true');
    return (await signedIn(server, userName)).token;
  };
  const readings = async () =>
    (
      await server.platform.database.query({
        name: '',
        text: "select subject_id from audit_entry where action = 'sensitive-answers-read'",
        values: [],
      })
    ).rows.length;
  const submitted = async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    return { ...applicant, id: await applicantOf(applicant.rrr) };
  };
  const answerTo = ({ sections }: ApplicationAnswers, path: string): Reading | undefined =>
    sections.find(({ name }) => path.startsWith(`${name}/`))?.readings.find((each) => each.path === path);

  test('are read in words, with files, saves, mails and changes, and without what is sensitive', async () => {
    const { id, ...applicant } = await submitted();
    const read = await answersOf(id);
    expect(read.sections.map(({ title }) => title)).toEqual([
      'Personal Details',
      'Sponsor & Referee',
      'O-Level Result',
    ]);
    expect(answerTo(read, 'personal-details/dateOfBirth')).toMatchObject({
      question: 'Date of birth',
      answer: '17/05/2006',
    });
    expect(answerTo(read, 'personal-details/stateId')!.answer).toBe('Abia');
    expect(answerTo(read, 'sponsor-and-referee/Sponsor')!.rows![0]!.readings[0]!.answer).toBe('Chidi Okafor');
    expect(answerTo(read, 'personal-details/hasDisability')).toMatchObject({ answer: null, isHidden: true });
    expect(JSON.stringify(read)).not.toContain('"answer":"No"');
    expect(read.saves.map(({ section, times, drafts }) => [section, times, drafts]).toSorted()).toEqual(
      Object.keys(JUPEB_ANSWERS)
        .map((section) => [section, 1, 0])
        .toSorted(),
    );
    expect(read.emails.map(({ subject }) => subject)).toContain('Your JUPEB application has been submitted');
    expect(read.changes[0]).toMatchObject({ by: 'The applicant', words: 'Application submit', from: '127.0.0.1' });
    expect(read.isEarlier).toBe(false);
    expect((await file(id, read.photograph!.id)).status).toBe(200);
    const other = await submitted();
    expect((await file(other.id, read.photograph!.id)).status, "another applicant's").toBe(404);
    expect((await file(id, read.photograph!.id, applicant.token)).status).toBe(401);
    await server.platform.database.query({
      name: '',
      text: 'update application set mobile_number = (select mobile_number from application where id = $1) where id = $2',
      values: [applicant.applicantId, other.applicantId],
    });
    const shared = (await answersOf(id)).marks.find(({ kind }) => kind === 'phone')!;
    expect(shared.applicants.map((each) => each.id)).toContain(other.id);
  });

  test('that are sensitive are read by their own claim, and each reading is written down', async () => {
    const { id } = await submitted();
    const lecturer = await grant('lecturer');
    expect((await sensitive(id, officer.token)).status).toBe(403);
    expect((await sensitive(id, lecturer)).status, 'who does not see applications').toBe(403);
    const { photograph } = await answersOf(id);
    const unnamed = '0190f5c2-0000-7000-8000-0000000000ff';
    await server.platform.database.query({
      name: '',
      text: "insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at, file_id, name) select $1::uuid, application_id, 'upload', content_type, byte_count, uploaded_at, file_id, 'letter.jpg' from document where id = $2",
      values: [unnamed, photograph!.id],
    });
    expect((await file(id, unnamed)).status, 'a file that no answer shown names').toBe(403);
    expect(await readings()).toBe(0);
    const token = await grant('admissions');
    const read = await sensitive(id, token);
    expect(read.data).toEqual([
      {
        name: 'personal-details',
        title: 'Personal Details',
        readings: [
          {
            path: 'personal-details/hasDisability',
            question: 'Do you have any disability?',
            kind: 'choice',
            answer: 'No',
          },
        ],
      },
    ]);
    expect(await readings()).toBe(1);
    await sensitive(id, token);
    expect(await readings()).toBe(2);
    await file(id, photograph!.id, token);
    expect(await readings(), 'what is not sensitive').toBe(2);
    expect((await file(id, unnamed, token)).status).toBe(200);
    expect(await readings()).toBe(3);
  });

  test('of who has not begun are none, and what is unusual in them is said', async () => {
    const applicant = await newApplicant(server);
    const id = await applicantOf(applicant.rrr);
    await saveJupeb(server, applicant);
    const passport = (await answersOf(id)).photograph!.id;
    const youngest = `${server.clock.now().getUTCFullYear() - 16}-01-01`;
    const saved = await server.call('POST', SECTION_ADDRESS['personal-details'], {
      token: applicant.token,
      body: { ...JUPEB_ANSWERS['personal-details'](passport), dateOfBirth: youngest },
    });
    expect(saved.status).toBe(200);
    await server.platform.database.query({
      name: '',
      text: "update application_section set answers = jsonb_set(answers, '{oLevelInfo,0,resultStatus}', '\"Awaiting result\"') where application_id = $1 and section = 'o-level-result'",
      values: [applicant.applicantId],
    });
    const [{ file_id: stored }] = (
      await server.platform.database.query({
        name: '',
        text: 'select file_id from document where id = $1',
        values: [passport],
      })
    ).rows as [{ file_id: string }];
    await server.platform.files.remove(stored);
    const { marks } = await answersOf(id);
    expect(marks.filter(({ kind }) => kind !== 'phone').map(({ words }) => words)).toEqual([
      'Date of birth: the youngest that anybody may be, 16 by the year',
      'An O-Level result is still awaited',
      'Passport photograph: the file cannot be read',
    ]);
    const { data } = await server.call<Applicant>('GET', `${LIST}/${id}`, { token: officer.token });
    expect(data.state).toBe('begun');
  });
});
