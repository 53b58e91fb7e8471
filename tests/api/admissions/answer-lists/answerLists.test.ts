import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type {
  AnswerFilter,
  AnswerPage,
  AnswerQuestions,
  AnswerViews,
  SavedAnswerView,
} from '#contract/admissions/answer-lists.ts';
import { JUPEB_ANSWERS } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { storeApplications } from '../../../support/storedApplications.ts';

const JUPEB = 5;
const SUBJECTS = 'o-level-result/oLevelInfo/subjects';
const MATHEMATICS = 2;
const SENSITIVE = 'personal-details/hasDisability';
const WHO = { personal: 'personal-details', olevel: 'o-level-result' } as const;

const grades = (given: Readonly<Record<number, number>>) => ({
  examNumber: '4250101001',
  subjects: Object.entries(given).map(([subjectId, gradeId]) => ({ subjectId: Number(subjectId), gradeId })),
});
const person = (more: object, ...sittings: object[]) => ({
  [WHO.personal]: { ...JUPEB_ANSWERS[WHO.personal]('0d5c3a3e-6f0f-4b3b-9a52-3c8f1f7a2b10'), ...more },
  [WHO.olevel]: { oLevelInfo: sittings },
});

/** Five credits with Mathematics: over two sittings, too few, one subject twice, without Mathematics, and with nothing else right. */
const STORED = [
  person(
    { genderId: 2, stateId: 20, permanentAddress: 'Sabon Gari, Kánò' },
    grades({ 1: 3, 2: 6, 3: 4 }),
    grades({ 4: 1, 5: 2 }),
  ),
  person({ genderId: 2, stateId: 20 }, grades({ 1: 3, 2: 6, 3: 4, 4: 1, 5: 7 })),
  person({ genderId: 2, stateId: 20 }, grades({ 1: 3, 2: 6, 3: 4, 4: 1 }), grades({ 2: 3 })),
  person({ genderId: 2, stateId: 20 }, grades({ 1: 3, 6: 6, 3: 4, 4: 1, 5: 2 })),
  person(
    { genderId: 1, stateId: 1, hasDisability: 'Yes', disability: 'Wheelchair', dateOfBirth: '2001-02-03' },
    grades({ 1: 3, 2: 6, 3: 4, 4: 1, 5: 2 }),
  ),
];

const FIVE_CREDITS: AnswerFilter = {
  path: SUBJECTS,
  test: 'rows',
  atLeast: 5,
  where: [{ path: `${SUBJECTS}/gradeId`, test: 'one-of', answers: [1, 2, 3, 4, 5, 6] }],
  including: [{ path: `${SUBJECTS}/subjectId`, test: 'one-of', answers: [MATHEMATICS] }],
};
const FROM_KANO: AnswerFilter = { path: 'personal-details/stateId', test: 'one-of', answers: [20] };

onDatabases('lists of answers', (databases) => {
  let server: TestServer;
  let officer: { readonly token: string; readonly userId: string };
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await signedIn(server, 'admissions');
    await storeApplications(server.platform.database, server.platform.catalogue.byId('jupeb')!, STORED);
  });
  const ask = <T>(address: string, query: object = {}, token = officer.token) =>
    server.call<T>(
      'GET',
      `/api/Application/${address}?${new URLSearchParams({ ApplicationTypeId: String(JUPEB), ...query })}`,
      { token },
    );
  const found = async (query: object, token = officer.token) => {
    const { data, text } = await ask<AnswerPage>('answer-list', { sort: 'startedAt', ...query }, token);
    expect(data, text).toBeDefined();
    return data.rows.map(({ number }) => Number(number.split('/')[1]) - 1);
  };
  const filters = (...given: AnswerFilter[]) => ({ filters: JSON.stringify(given) });
  const rows = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const grant = async (userName: string, ...claims: string[]) => {
    const [admin, to] = [await signedIn(server, 'admin'), await signedIn(server, userName)];
    const body = { userId: to.userId, claims, granted: true };
    const given = await server.call('POST', '/api/RoleClaims/create-user-claims', { token: admin.token, body });
    expect(given.text).toContain('"success":true');
    return signedIn(server, userName);
  };

  test('find five credits with Mathematics over all sittings, each subject once', async () => {
    expect(await found(filters(FIVE_CREDITS))).toEqual([0, 4]);
    expect(await found(filters(FIVE_CREDITS, FROM_KANO))).toEqual([0]);
    expect((await ask('answer-list/count', filters(FIVE_CREDITS))).data).toEqual({ total: 2 });
  });

  test('find words of a text as all lists do, and days in a range', async () => {
    expect(await found({ search: 'kano sabon' })).toEqual([0]);
    const address = { path: 'personal-details/permanentAddress', test: 'contains', words: 'GARI' } as const;
    expect(await found(filters(address))).toEqual([0]);
    const born = { path: 'personal-details/dateOfBirth', test: 'range', from: '2001-01-01', to: '2001-12-31' } as const;
    expect(await found(filters(born))).toEqual([4]);
    expect(await found({ search: 'jupeb/3' })).toEqual([2]);
    expect(await found({ search: 'JUPEB/3' })).toEqual([2]);
    expect(await found({ state: 'begun' })).toEqual([]);
  });

  test('show chosen answers in words, sorted by a name, and go on by their marks', async () => {
    const columns = 'personal-details/stateId,o-level-result/oLevelInfo/subjects/gradeId';
    const { data } = await ask<AnswerPage>('answer-list', { columns, sort: 'personal-details/stateId' });
    expect(data.rows.map(({ answers }) => answers['personal-details/stateId'])).toEqual([
      'Abia',
      'Kano',
      'Kano',
      'Kano',
      'Kano',
    ]);
    expect(data.rows[0]!.answers['o-level-result/oLevelInfo/subjects/gradeId']).toBe('B3, C6, C4, A1, B2');
    expect([data.before, data.after]).toEqual([null, null]);
  });

  test('are for who sees applications, and of what the programme asks alone', async () => {
    const lecturer = await signedIn(server, 'lecturer');
    for (const address of ['answer-list', 'answer-list/count', 'answer-questions', 'answer-views'])
      expect((await ask(address, {}, lecturer.token)).status, address).toBe(403);
    expect((await ask('answer-list/file', { format: 'csv' }, lecturer.token)).status).toBe(403);
    expect((await ask('answer-list', { ApplicationTypeId: '9999' })).status).toBe(404);
    const wrong: object[] = [
      { columns: 'personal-details/shoeSize' },
      { sort: 'personal-details/shoeSize' },
      { sort: `${SUBJECTS}/gradeId` },
      { filters: '[' },
      { filters: '[{"path":"personal-details/stateId","test":"like","words":"x"}]' },
      filters({ path: 'payment/amount', test: 'range', from: 1 }),
      filters({ path: 'personal-details/stateId', test: 'contains', words: 'x' }),
      filters({ path: 'personal-details/permanentAddress', test: 'contains', words: 'a\u0000b' }),
      { after: 'bm90aGluZw' },
    ];
    for (const query of wrong) expect((await ask('answer-list', query)).status, JSON.stringify(query)).toBe(422);
  });

  test('have sensitive answers for who may read them alone, and what was read is written down', async () => {
    const named = [
      { columns: SENSITIVE },
      { sort: SENSITIVE },
      filters({ path: SENSITIVE, test: 'one-of', answers: ['Yes'] }),
    ];
    for (const query of named) {
      expect((await ask('answer-list', query)).status, JSON.stringify(query)).toBe(403);
      expect((await ask('answer-list/file', { ...query, format: 'csv' })).status, 'file').toBe(403);
    }
    expect((await ask('answer-list/count', named[2])).status).toBe(403);
    for (const search of ['wheelchair', 'yes'])
      expect(await found({ search }), 'nobody searches what is sensitive').toEqual([]);
    const { questions } = (await ask<AnswerQuestions>('answer-questions')).data;
    expect(questions.map(({ path }) => path)).not.toContain(SENSITIVE);
    const listed = "select detail from audit_entry where action = 'sensitive-answers-listed'";
    expect(await rows(listed)).toEqual([]);

    const dean = await grant('hod', 'sensitive-answers', 'applications');
    const { data } = await ask<AnswerPage>('answer-list', { ...named[2], columns: SENSITIVE }, dean.token);
    expect(data.rows.map(({ answers }) => answers[SENSITIVE])).toEqual(['Yes']);
    expect(await rows(listed)).toEqual([{ detail: { questions: [SENSITIVE] } }]);
  });

  test('are taken as a file with their rows and their columns, which is written down', async () => {
    const query = {
      ...filters(FIVE_CREDITS),
      columns: `personal-details/stateId,${SUBJECTS}/gradeId`,
      sort: 'startedAt',
      format: 'xlsx',
    };
    const reply = await fetch(
      `${server.address}/api/Application/answer-list/file?${new URLSearchParams({ ApplicationTypeId: String(JUPEB), ...query })}`,
      { headers: { authorization: `Bearer ${officer.token}` } },
    );
    expect(reply.status).toBe(200);
    const [answers, repeated] = (await readXlsxFile(Buffer.from(await reply.arrayBuffer()))).map(({ data }) => data);
    expect(answers!.map((line) => [line[0], line.at(-1)])).toEqual([
      ['Application number', 'State of origin'],
      ['jupeb/1', 'Kano'],
      ['jupeb/5', 'Abia'],
    ]);
    expect(repeated![0]).toEqual(['Application number', 'Row', 'Grade']);
    const [taken] = await rows(
      "select detail from audit_entry where action = 'answers-file-taken' order by id desc limit 1",
    );
    expect(taken).toMatchObject({ detail: { format: 'xlsx', sensitive: false, filter: { columns: query.columns } } });
  });

  test('are saved as views: for oneself, or for everybody who has a role', async () => {
    const view: SavedAnswerView = {
      columns: ['personal-details/stateId'],
      filters: [FIVE_CREDITS],
      state: 'submitted',
    };
    const save = (body: object, token = officer.token) =>
      server.call<{ id: number }>('POST', '/api/Application/answer-views', {
        token,
        body: { ApplicationTypeId: JUPEB, name: 'Credits', roleId: null, view, ...body },
      });
    const viewsOf = async (token = officer.token) => (await ask<AnswerViews>('answer-views', {}, token)).data;
    const { roles } = await viewsOf();
    const [role] = roles;
    const other = await grant('lecturer', 'applications');

    expect((await save({ name: ' ' })).status).toBe(422);
    expect((await save({ name: 'x'.repeat(41) })).status).toBe(422);
    expect((await save({ roleId: 9999 })).status).toBe(422);
    expect((await save({ view: { ...view, columns: ['personal-details/shoeSize'] } })).status).toBe(422);
    expect((await save({ view: { ...view, columns: [SENSITIVE] } })).status).toBe(403);
    const first = await save({});
    const again = await save({ roleId: role!.id });
    expect([first.status, again.status, again.data.id]).toEqual([200, 200, first.data.id]);
    expect((await viewsOf()).views).toMatchObject([{ name: 'Credits', isOwn: true, role: role!.name, view }]);

    expect((await viewsOf(other.token)).views, 'of another role').toEqual([]);
    await server.platform.database.query({
      name: '',
      text: 'insert into user_role (user_id, role_id) values ($1, $2)',
      values: [other.userId, role!.id],
    });
    expect((await viewsOf(other.token)).views).toMatchObject([{ name: 'Credits', isOwn: false, view }]);
    const remove = (token: string) =>
      server.call('DELETE', `/api/Application/answer-views/${first.data.id}`, { token });
    expect((await remove(other.token)).status, 'of somebody else').toBe(404);
    expect((await remove(officer.token)).status).toBe(200);
    expect((await remove(officer.token)).status, 'once more').toBe(404);

    const dean = await grant('hod', 'sensitive-answers', 'applications');
    await server.platform.database.query({
      name: '',
      text: 'insert into user_role (user_id, role_id) values ($1, $2) on conflict do nothing',
      values: [dean.userId, role!.id],
    });
    const sensitive = { name: 'Disability', roleId: role!.id, view: { ...view, columns: [SENSITIVE] } };
    expect((await save(sensitive, dean.token)).status).toBe(200);
    expect((await viewsOf(dean.token)).views.map(({ name }) => name)).toEqual(['Disability']);
    expect((await viewsOf()).views, 'who may not read what it shows').toEqual([]);
  });
});
