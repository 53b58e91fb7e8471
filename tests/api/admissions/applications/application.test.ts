import { beforeAll, expect, test } from 'vitest';
import {
  fillJupeb,
  invoiceFor,
  JUPEB_ANSWERS,
  logIn,
  newApplicant,
  pay,
  saveJupeb,
  SECTION_ADDRESS,
  sendPassport,
} from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const LOGIN = '/api/JupebApplication/login';
const LOAD = '/api/JupebApplication/application';
const SLIP = '/api/JupebApplication/application-slip';

onDatabases('an application', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  const load = async (token: string) => (await server.call('GET', LOAD, { token })).data;
  const submit = (token: string, revision: number) =>
    server.call('POST', '/api/Application/submit', { token, body: { revision } });
  const save = (section: keyof typeof SECTION_ADDRESS, token: string, body: unknown) =>
    server.call('POST', SECTION_ADDRESS[section], { token, body });

  test('is opened by a paid RRR alone', async () => {
    expect((await server.call('POST', LOGIN, { body: { rrr: '  ' } })).json).toMatchObject({
      title: 'Invalid Action!',
      message: 'please input your RRR',
    });
    expect((await server.call('POST', LOGIN, { body: { rrr: '123456789012' } })).json).toMatchObject({
      message: 'Invalid action, please enter correct details',
    });
    const rrr = await invoiceFor(server);
    expect((await server.call('POST', LOGIN, { body: { rrr } })).json.message).toContain('has not been paid');
    await pay(server, rrr);
    server.clock.advance(5_000);
    const first = await logIn(server, rrr.replace(/(....)/g, '$1-'));
    const second = await logIn(server, rrr);
    expect(second.applicantId).toBe(first.applicantId);
    expect(await load(first.token)).toMatchObject({
      facts: { lastname: 'Okafor' },
      afterLogin: 'personal-details',
      next: 'personal-details',
      formCompleted: false,
      answers: {},
      drafts: {},
    });
  });

  test('of another programme says where to log in', async () => {
    const rrr = await invoiceFor(server, { applicationTypeId: 1 });
    await pay(server, rrr);
    expect((await server.call('POST', LOGIN, { body: { rrr } })).json.message).toBe(
      'This RRR is for National Diploma. Please log in at /nd_login',
    );
  });

  test('is filled section by section, and submitted once it was read through', async () => {
    const applicant = await newApplicant(server);
    const early = await save('o-level-result', applicant.token, JUPEB_ANSWERS['o-level-result']);
    expect(early).toMatchObject({ status: 409, json: { message: 'Please complete Personal Details first' } });
    expect(await submit(applicant.token, 0)).toMatchObject({
      status: 409,
      json: { message: 'Please complete Personal Details first' },
    });
    await saveJupeb(server, applicant);
    expect(await load(applicant.token)).toMatchObject({ formCompleted: false, next: null, revision: 3 });
    expect((await server.call('GET', SLIP, { token: applicant.token })).data.submittedAt).toBe(null);
    expect((await submit(applicant.token, 3)).status).toBe(200);
    const record = await load(applicant.token);
    expect(record).toMatchObject({ formCompleted: true, afterLogin: null, next: null });
    expect(record.answers['o-level-result']).toEqual(JUPEB_ANSWERS['o-level-result']);
    expect(record.answers['personal-details']).toMatchObject({ lastname: 'Okafor', email: 'ada@example.com' });
  });

  test('is not submitted with answers that were saved after it was read through', async () => {
    const applicant = await newApplicant(server);
    await saveJupeb(server, applicant);
    const other = {
      ...JUPEB_ANSWERS['sponsor-and-referee'],
      Sponsor: { ...JUPEB_ANSWERS['sponsor-and-referee'].Sponsor, Fullname: 'Some Other' },
    };
    expect((await save('sponsor-and-referee', applicant.token, other)).status).toBe(200);
    expect(await submit(applicant.token, 3)).toMatchObject({
      status: 409,
      json: { title: 'Invalid Action!', message: expect.stringContaining('Please check them again') as string },
    });
    expect(await load(applicant.token)).toMatchObject({ formCompleted: false, revision: 4 });
    expect((await submit(applicant.token, 4)).status).toBe(200);
  });

  test('is submitted once, however often and from however many devices', async () => {
    const applicant = await newApplicant(server);
    await saveJupeb(server, applicant);
    const { token } = await logIn(server, applicant.rrr);
    const answers = await Promise.all([applicant.token, token, token, applicant.token].map((each) => submit(each, 3)));
    server.clock.advance(60_000);
    answers.push(await submit(token, 3), await submit(applicant.token, 0));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { submittedAt } = (await server.call('GET', SLIP, { token })).data;
    expect(new Set(answers.map(({ data }) => data.submittedAt))).toEqual(new Set([submittedAt]));
    const { rows } = await server.platform.database.query({
      name: '',
      text: "select count(*)::int4 as n from audit_entry where action = 'application.submit' and subject_id = $1",
      values: [applicant.applicantId],
    });
    expect(rows).toEqual([{ n: 1 }]);
    const { rows: mails } = await server.platform.database.query({
      name: '',
      text: "select count(*)::int4 as n from mail where kind = 'application-submitted' and subject_id = $1",
      values: [applicant.applicantId],
    });
    expect(mails, 'one mail, however often it was sent').toEqual([{ n: 1 }]);
  });

  test('is never submitted with an answer that arrives in the same moment and was not read', async () => {
    const applicant = await newApplicant(server);
    await saveJupeb(server, applicant);
    const other = {
      ...JUPEB_ANSWERS['sponsor-and-referee'],
      Referee: { ...JUPEB_ANSWERS['sponsor-and-referee'].Referee, Fullname: 'Some Other' },
    };
    const [saved, submitted] = await Promise.all([
      save('sponsor-and-referee', applicant.token, other),
      submit(applicant.token, 3),
    ]);
    expect([saved.status, submitted.status].toSorted()).toEqual([200, 409]);
    const { answers, formCompleted } = await load(applicant.token);
    expect(formCompleted).toBe(submitted.status === 200);
    if (formCompleted) expect(answers['sponsor-and-referee']).toEqual(JUPEB_ANSWERS['sponsor-and-referee']);
  });

  test('once submitted takes a repeat of what it holds, and nothing else', async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    expect((await save('o-level-result', applicant.token, JUPEB_ANSWERS['o-level-result'])).status).toBe(200);
    const changed = {
      ...JUPEB_ANSWERS['sponsor-and-referee'],
      Sponsor: { ...JUPEB_ANSWERS['sponsor-and-referee'].Sponsor, Fullname: 'Some Other' },
    };
    expect((await save('sponsor-and-referee', applicant.token, changed)).status).toBe(409);
    expect(
      (
        await server.call('PUT', '/api/Application/draft', {
          token: applicant.token,
          body: { section: 'o-level-result', data: {}, revision: 0 },
        })
      ).status,
    ).toBe(409);
  });

  test("answers mistakes with the form's own words, by field", async () => {
    const { token } = await newApplicant(server);
    const { status, json } = await save('personal-details', token, {
      titleId: 99,
      hasDisability: 'Yes',
      stateId: 1,
      countryId: 566,
      lastname: 'Somebody else',
    });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      title: 'Invalid Action!',
      message: 'Please, upload your profile picture before you can proceed!',
    });
    expect(json.errors).toMatchObject({
      '/titleId': 'please select your title',
      '/lgaId': 'please select your LGA',
      '/disability': 'please enter your disability',
    });
  });

  test('takes names and e-mail from the invoice, whatever is sent', async () => {
    const { token } = await newApplicant(server);
    const passport = await sendPassport(server, token);
    await save('personal-details', token, {
      ...JUPEB_ANSWERS['personal-details'](passport),
      lastname: 'Forged',
      email: 'forged@example.com',
    });
    expect((await load(token)).answers['personal-details']).toMatchObject({
      lastname: 'Okafor',
      email: 'ada@example.com',
    });
  });

  test('keeps drafts by revision, until their section is saved', async () => {
    const { token } = await newApplicant(server);
    const draft = (revision: number, data: unknown) =>
      server.call('PUT', '/api/Application/draft', { token, body: { section: 'personal-details', data, revision } });
    expect((await draft(0, { titleId: 2 })).data).toMatchObject({ revision: 1 });
    expect((await draft(1, { titleId: 3 })).data).toMatchObject({ revision: 2 });
    expect(await draft(1, { titleId: 4 })).toMatchObject({
      status: 409,
      json: { message: 'This section was changed on another device' },
    });
    expect((await load(token)).drafts['personal-details']).toMatchObject({ data: { titleId: 3 }, revision: 2 });
    expect(
      (
        await server.call('PUT', '/api/Application/draft', {
          token,
          body: { section: 'nonsense', data: {}, revision: 0 },
        })
      ).status,
    ).toBe(404);
    await save('personal-details', token, JUPEB_ANSWERS['personal-details'](await sendPassport(server, token)));
    expect((await load(token)).drafts).toEqual({});
    expect((await draft(2, { titleId: 1 })).status).toBe(409);
  });

  test('leaves an audit row for each save', async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    const { rows } = await server.platform.database.query({
      name: 'test.audit',
      text: 'select action from audit_entry where subject_id = $1 order by id',
      values: [applicant.applicantId],
    });
    expect(rows.map(({ action }) => action)).toEqual([
      'application.begin',
      'document.replacePassport',
      'application.saveSection',
      'application.saveSection',
      'application.saveSection',
      'application.submit',
    ]);
  });
});
