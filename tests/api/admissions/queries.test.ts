import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Applicant, ApplicantRow } from '#contract/admissions/applicants.ts';
import type { AnswerPage } from '#contract/admissions/answer-lists.ts';
import type { ApplicationRecord, SlipReply } from '#contract/admissions/applications.ts';
import type { ApplicationQueries, OwnQuery } from '#contract/admissions/queries.ts';
import type { Page } from '#contract/kit/list.ts';
import { fillJupeb, newApplicant } from '../../support/applicant.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const LIST = '/api/Application/applications';
const WORDS = 'The address is another than on your letter. Please write where you live.';
const ADDRESS = 'personal-details/permanentAddress';
const DISABILITY = 'personal-details/hasDisability';

onBothDatabases('what the office asks about answers', (databases) => {
  let server: TestServer;
  let [officer, reader] = ['', ''];
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'admissions')).token;
    const given = await server.call('POST', '/api/RoleClaims/create-user-claims', {
      token: (await signedIn(server, 'admin')).token,
      body: {
        userId: (await signedIn(server, 'bursar')).userId,
        claims: ['applications', 'sensitive-answers'],
        granted: true,
      },
    });
    expect(given.status).toBe(200);
    reader = (await signedIn(server, 'bursar')).token;
  });
  const dayIn = (days: number) =>
    new Date(server.clock.now().getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const submitted = async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    const { data } = await server.call<Page<ApplicantRow>>('GET', `${LIST}?RRR=${applicant.rrr}`, { token: officer });
    return { ...applicant, id: data.rows[0]!.id };
  };
  const read = async (id: string, token = officer) =>
    (await server.call<ApplicationQueries>('GET', `${LIST}/${id}/queries`, { token })).data;
  const ask = (id: string, questions: string[], more: object = {}, token = officer) =>
    server.call<{ id: string }>('POST', `${LIST}/${id}/queries`, {
      token,
      body: { request: randomUUID(), questions, words: WORDS, until: dayIn(7), ...more },
    });
  const step = async (
    id: string,
    name: 'close' | 'withdraw',
    of: string,
    token = officer,
    seen?: ApplicationQueries,
  ) => {
    const query = (seen ?? (await read(of, token))).queries.find((each) => each.id === id)!;
    return server.call('POST', `/api/Application/application-query/${id}/${name}`, {
      token,
      body: { request: randomUUID(), from: query.state, digest: query.digest, answers: {} },
    });
  };
  const own = async (token: string) =>
    (await server.call<OwnQuery[]>('GET', '/api/Application/own-queries', { token })).data;
  const answer = (token: string, { id, revision }: Pick<OwnQuery, 'id' | 'revision'>, answers: object, more = {}) =>
    server.call('POST', `/api/Application/own-queries/${id}/answer`, {
      token,
      body: { request: randomUUID(), revision, answers, ...more },
    });
  const record = async (token: string) =>
    (await server.call<ApplicationRecord>('GET', '/api/JupebApplication/application', { token })).data;
  const stored = async (token: string) => (await record(token)).answers['personal-details'] as Record<string, unknown>;
  const count = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows.length;

  test('is answered by these questions alone, and the answer waits for the officer', async () => {
    const { id, token, applicantId } = await submitted();
    const slip = async () =>
      (await server.call<SlipReply>('GET', '/api/JupebApplication/application-slip', { token })).data;
    const before = await slip();
    expect((await read(id)).questions.find(({ path }) => path === ADDRESS)).toMatchObject({
      section: 'Personal Details',
      answer: '12 Marina Road, Aba',
    });
    expect((await ask(id, [ADDRESS])).status).toBe(200);
    expect(await count("select from mail where kind = 'application-query' and subject_id = $1", applicantId)).toBe(1);
    const [query] = await own(token);
    expect(query).toMatchObject({ words: WORDS, until: dayIn(7), state: 'open', questions: [{ path: ADDRESS }] });
    const other = await answer(token, query!, { [ADDRESS]: '4 Aba Road', 'personal-details/religionId': 2 });
    expect([other.status, other.json.message]).toEqual([403, 'Only what the office asks about can be changed']);
    const empty = await answer(token, query!, { [ADDRESS]: ' ' });
    expect(empty.status).toBe(422);
    expect(empty.json.errors).toHaveProperty('/personal-details/permanentAddress');
    const save = await server.call('POST', '/api/JupebApplication/add-or-update-personal-details', {
      token,
      body: { ...(await stored(token)), permanentAddress: '4 Aba Road' },
    });
    expect(save.status, 'the form itself stays shut').toBe(409);
    expect((await stored(token))['permanentAddress']).toBe('12 Marina Road, Aba');

    expect((await answer(token, query!, { [ADDRESS]: '4 Aba Road, Umuahia' })).status).toBe(200);
    const after = await record(token);
    expect([after.formCompleted, after.edition]).toEqual([true, 2]);
    expect(await stored(token)).toMatchObject({ permanentAddress: '4 Aba Road, Umuahia', religionId: 1 });
    expect((await own(token))[0]).toMatchObject({ state: 'answered' });
    expect((await answer(token, query!, { [ADDRESS]: '5 Aba Road' })).status).toBe(409);
    const found = await read(id);
    expect(found.changes).toMatchObject([
      { before: '12 Marina Road, Aba', after: '4 Aba Road, Umuahia', by: 'The applicant', edition: 2 },
    ]);
    expect(found.queries[0]).toMatchObject({ state: 'answered', may: ['close'], mayAskAgain: true });
    const { editions } = (await server.call<Applicant>('GET', `${LIST}/${id}`, { token: officer })).data;
    expect(editions).toMatchObject([{ edition: 1, sections: ['Personal Details'] }]);
    const code = before.verification.url.split('/').at(-1);
    expect((await server.call('GET', `/api/Application/verify-slip?code=${code}`)).data.state).toBe('replaced');
    expect((await slip()).edition).toBe(2);
    expect((await step(query!.id, 'close', id)).status).toBe(200);
    expect(await own(token)).toEqual([]);
  });

  test('shuts after its day, and is asked again until another', async () => {
    const { id, token } = await submitted();
    for (const until of [dayIn(-2), dayIn(120), 'soon'])
      expect((await ask(id, [ADDRESS], { until })).json.errors, until).toHaveProperty('/until');
    expect((await ask(id, [ADDRESS], { words: ' ' })).json.errors).toHaveProperty('/words');
    const { data } = await ask(id, [ADDRESS], { until: dayIn(1) });
    await server.platform.database.query({
      name: '',
      text: 'update application_query set until_day = until_day - 3 where id = $1',
      values: [data.id],
    });
    const [over] = await own(token);
    expect(over!.state).toBe('over');
    expect((await answer(token, over!, { [ADDRESS]: '4 Aba Road' })).json.message).toMatch(
      /^This could be answered until/,
    );
    const { queries } = await read(id);
    expect(queries[0]).toMatchObject({ isOver: true, may: ['withdraw'], mayAskAgain: true });
    const again = { revision: Number(queries[0]!.digest), words: 'Please answer', until: dayIn(3) };
    const path = `/api/Application/application-query/${data.id}/ask-again`;
    const both = await Promise.all(
      [1, 2].map(() => server.call('POST', path, { token: officer, body: { request: randomUUID(), ...again } })),
    );
    expect(both.map(({ status }) => status).sort(), 'two officers at once').toEqual([200, 409]);
    expect((await read(id)).queries[0]!.earlier).toMatchObject([{ words: WORDS }]);
    expect((await answer(token, over!, { [ADDRESS]: '4 Aba Road' })).json.message, 'what was read before').toBe(
      'The office has changed what it asks. Please read it again',
    );
    const [open] = await own(token);
    expect((await answer(token, open!, { [ADDRESS]: '4 Aba Road' })).status).toBe(200);
  });

  test('is one however often it is sent, and of two at once one is taken', async () => {
    const { id, token } = await submitted();
    const request = randomUUID();
    const same = await Promise.all([1, 2].map(() => ask(id, [ADDRESS], { request })));
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    const twice = await Promise.all([1, 2].map(() => ask(id, ['personal-details/religionId'])));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const query = (await own(token)).find(({ questions }) => questions[0]!.path === ADDRESS)!;
    const sent = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => answer(token, query, { [ADDRESS]: '4 Aba Road' }, { request: sent })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await record(token)).edition).toBe(2);
    const other = (await own(token)).find(({ state }) => state === 'open')!;
    const seen = await read(id);
    const race = await Promise.all([
      answer(token, other, { 'personal-details/religionId': 2 }),
      step(other.id, 'withdraw', id, officer, seen),
    ]);
    expect(race.map(({ status }) => status).sort(), 'applicant and officer at once').toEqual([200, 409]);
  });

  test('about a sensitive answer is for who may read it, and named to nobody else', async () => {
    const { id, token, applicantId } = await submitted();
    expect((await read(id)).questions.map(({ path }) => path)).not.toContain(DISABILITY);
    expect((await ask(id, [DISABILITY])).status).toBe(403);
    const { data } = await ask(id, [DISABILITY], {}, reader);
    expect((await read(id)).queries[0]).toMatchObject({ questions: [], words: null, may: [], mayAskAgain: false });
    expect((await step(data.id, 'withdraw', id)).status).toBe(403);
    const [query] = await own(token);
    expect(query!.words).toBe(WORDS);
    expect(
      await count("select from mail where subject_id = $1 and words_text like '%disab%'", applicantId),
      'the mail does not say it',
    ).toBe(0);
    expect((await answer(token, query!, { [DISABILITY]: 'Yes' })).status, 'what it leads to is not asked').toBe(422);
    expect((await answer(token, query!, { [DISABILITY]: 'No' })).status).toBe(200);
    expect((await step(data.id, 'close', id, reader)).status).toBe(200);
  });

  test('is of answers of a submitted application alone', async () => {
    const begun = await newApplicant(server);
    const { data } = await server.call<Page<ApplicantRow>>('GET', `${LIST}?RRR=${begun.rrr}`, { token: officer });
    expect((await ask(data.rows[0]!.id, [ADDRESS])).status).toBe(422);
    const { id, token } = await submitted();
    for (const path of [
      'personal-details',
      'personal-details/passport',
      'personal-details/lastname',
      'no/such',
      '__proto__/x',
    ])
      expect((await ask(id, [path])).json.errors, path).toHaveProperty('/questions');
    await ask(id, [ADDRESS]);
    const [query] = await own(token);
    const other = await submitted();
    expect((await answer(other.token, query!, { [ADDRESS]: '4 Aba Road' })).status, "another's").toBe(404);
    expect((await server.call('GET', `${LIST}/${id}/queries`, { token })).status).toBe(401);
    const reset = await server.call('POST', '/api/Application/reset-applications', {
      token: officer,
      body: { ids: [id], sections: ['personal-details'], reason: 'Please correct it' },
    });
    expect(reset.status).toBe(200);
    expect((await answer(token, query!, { [ADDRESS]: '4 Aba Road' })).json.message).toMatch(/^The office has reopened/);
    const lecturer = (await signedIn(server, 'lecturer')).token;
    expect((await ask(id, [ADDRESS], {}, lecturer)).status).toBe(403);
  });

  test('or corrects itself, by the rules of the form, with a reason', async () => {
    const { id, token, applicantId } = await submitted();
    const { revision } = await read(id);
    const correct = (body: object, by = officer) =>
      server.call('POST', `${LIST}/${id}/correct-answer`, {
        token: by,
        body: {
          request: randomUUID(),
          revision,
          path: ADDRESS,
          answer: '9 Aba Road',
          reason: 'By the letter',
          ...body,
        },
      });
    expect((await correct({ reason: ' ' })).json.errors).toHaveProperty('/reason');
    expect((await correct({ evidence: randomUUID() })).json.errors).toHaveProperty('/evidence');
    expect((await correct({ answer: '' })).json.errors).toHaveProperty('/personal-details/permanentAddress');
    expect((await correct({ answer: '12 Marina Road, Aba' })).json.errors).toHaveProperty('/answer');
    expect((await correct({ path: DISABILITY, answer: 'No' })).status).toBe(403);
    expect((await correct({ path: 'personal-details/stateId', answer: 999 })).status).toBe(422);
    const request = randomUUID();
    const same = await Promise.all([1, 2].map(() => correct({ request })));
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect((await correct({ answer: '10 Aba Road' })).status, 'a second officer who saw what was before').toBe(409);
    const found = await read(id);
    expect(found.changes).toMatchObject([
      { before: '12 Marina Road, Aba', after: '9 Aba Road', reason: 'By the letter', edition: 2 },
    ]);
    expect((await record(token)).edition).toBe(2);
    expect(await count("select from mail where kind = 'application-query' and subject_id = $1", applicantId)).toBe(1);
    const sensitive = { path: DISABILITY, answer: 'No', revision: found.revision };
    expect((await correct(sensitive, reader)).json.errors, 'nothing changes').toHaveProperty('/answer');
  });

  test('and the shortlist are marks of the list of answers, which it is narrowed by', async () => {
    const [first, second] = [await submitted(), await submitted()];
    const begun = await newApplicant(server);
    const found = await server.call<Page<ApplicantRow>>('GET', `${LIST}?RRR=${begun.rrr}`, { token: officer });
    const mark = (ids: string[], isShortlisted: boolean, note = 'Five credits', by = officer) =>
      server.call<{ changed: number }>('POST', '/api/Application/shortlist', {
        token: by,
        body: { ids, isShortlisted, note },
      });
    const listed = async (office: string) =>
      (
        await server.call<AnswerPage>('GET', `/api/Application/answer-list?ApplicationTypeId=5&office=${office}`, {
          token: officer,
        })
      ).data.rows;
    expect((await mark([first.id], true, ' ')).json.errors).toHaveProperty('/note');
    expect((await mark([first.id], true, 'x', (await signedIn(server, 'lecturer')).token)).status).toBe(403);
    expect(
      (
        await mark(
          Array.from({ length: 201 }, () => randomUUID()),
          true,
        )
      ).status,
    ).toBe(422);
    const both = await Promise.all([1, 2].map(() => mark([first.id, second.id, found.data.rows[0]!.id], true)));
    expect(both.map(({ data }) => data.changed).sort(), 'twice at once').toEqual([0, 2]);
    expect((await listed('shortlisted')).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    await ask(first.id, [ADDRESS]);
    expect((await mark([second.id], false, 'Its result is not genuine')).data.changed).toBe(1);
    expect(await listed('shortlisted')).toMatchObject([{ id: first.id, isShortlisted: true, hasOpenQuery: true }]);
    expect((await listed('not-shortlisted')).map(({ id }) => id)).toContain(second.id);
    expect((await listed('queried')).map(({ id }) => id)).toContain(first.id);
    const file = await fetch(
      `${server.address}/api/Application/answer-list/file?ApplicationTypeId=5&office=shortlisted&format=jsonl`,
      { headers: { authorization: `Bearer ${officer}` } },
    );
    expect(JSON.parse((await file.text()).trim())).toMatchObject({ Shortlisted: 'Yes', 'Open query': 'Yes' });
    expect(
      await count(
        "select from audit_entry where action = 'application-shortlisted' and detail ->> 'note' = 'Five credits'",
      ),
    ).toBe(2);
  });
});
