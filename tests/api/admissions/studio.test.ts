import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BothChanged, Form, FormOperation } from '#contract/admissions/forms.ts';
import { newApplicant } from '../../support/applicant.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import type { Caller } from '../../support/call.ts';
import { cardToSlip } from '../../support/cardToSlip.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const FORM = '/api/Application/form/pre-degree';
const on = { section: 'programme', name: 'departmentId' } as const;

onDatabases('a form that officers change in the portal', (databases) => {
  const dist = builtPortal();
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await freshServer(databases, { dist });
    for (const name of ['admissions', 'admin', 'bursar']) tokens[name] = (await signedIn(server, name)).token;
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  const open = async (by = 'admissions'): Promise<Form> =>
    (await server.call('GET', FORM, { token: tokens[by]! })).data as Form;
  const change = async (operation: FormOperation, by = 'admissions', seen?: number, request: string = randomUUID()) =>
    server.call<{ revision: number }>('POST', `${FORM}/operation`, {
      token: tokens[by]!,
      body: { request, seen: seen ?? (await open(by)).revision, operation },
    });
  const undo = (id: string, by: string) => server.call('POST', `${FORM}/operation/${id}/undo`, { token: tokens[by]! });
  const step = async (name: string, by: string) => {
    const { draft } = await open(by);
    return server.call('POST', `/api/Application/formDraft/${draft!.id}/${name}`, {
      token: tokens[by]!,
      body: { request: randomUUID(), from: draft!.state, digest: draft!.digest, answers: {} },
    });
  };
  const questionsOf = ({ sections }: Form) => sections.find(({ name }) => name === 'programme')!.questions;
  const served = (of: Pick<TestServer, 'platform'> = server) => of.platform.catalogue.byId('pre-degree')!;

  test('opening it changes nothing, and nobody without the claim opens it', async () => {
    expect(await open()).toMatchObject({ draft: null, revision: 0, mistakes: [], history: [] });
    expect((await server.call('GET', FORM, { token: tokens['bursar']! })).status).toBe(403);
    expect((await server.call('GET', FORM)).status).toBe(401);
    const all = (await server.call('GET', '/api/Application/forms', { token: tokens['admin']! })).data as {
      id: string;
      draft: object;
    }[];
    expect(all.find(({ id }) => id === 'pre-degree')).toMatchObject({ draft: null, publishedAt: null });
  });

  test('the first edit makes the draft; sent again, it is the same one', async () => {
    const request = randomUUID();
    const title: FormOperation = { kind: 'question-titled', ...on, title: 'Department of choice' };
    expect((await change(title, 'admissions', 0, request)).data).toEqual({ revision: 1 });
    expect((await change(title, 'admissions', 0, request)).data).toEqual({ revision: 1 });
    const form = await open();
    expect(form.history.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/ is now called ‘Department of choice’$/),
    ]);
    expect(questionsOf(form).find(({ name }) => name === on.name)!.title).toBe('Department of choice');
    expect(served().version, 'no applicant sees it').toBe(form.version);
  });

  test('edits of different properties merge; of one property, the second is shown both and chooses', async () => {
    expect(
      (await change({ kind: 'question-set', ...on, word: 'description', value: 'One of them' }, 'admin', 0)).status,
    ).toBe(200);
    const title: FormOperation = { kind: 'question-titled', ...on, title: 'Your department' };
    const refused = await change(title, 'admin', 0);
    expect(refused.status).toBe(409);
    const question = (refused.json as unknown as { question: BothChanged }).question;
    expect(question).toMatchObject({
      kind: 'both-changed',
      mine: expect.stringMatching(/‘Your department’$/),
      theirs: expect.stringMatching(/‘Department of choice’$/),
    });
    expect((await change(title, 'admin', question.revision)).status).toBe(200);
    expect(questionsOf(await open()).find(({ name }) => name === on.name)).toMatchObject({
      title: 'Your department',
      help: 'One of them',
    });
  });

  test('two at once that begin and change: none is lost', async () => {
    const before = (await open()).revision;
    const both = await Promise.all([
      change({ kind: 'text-changed', section: 'programme', at: 'saved/title', text: 'Saved' }, 'admin', before),
      change({ kind: 'text-changed', section: 'programme', at: 'saved/body', text: 'Go on' }, 'admissions', before),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await open()).history).toHaveLength(5);
  });

  test('undo is of one’s own, and refused where a later edit of another depends on it', async () => {
    const { history } = await open();
    const first = history.at(-1)!;
    expect((await undo(first.id, 'admin')).status).toBe(403);
    const refused = await undo(first.id, 'admissions');
    expect([refused.status, refused.json.message]).toEqual([
      409,
      expect.stringMatching(/^A later change depends on it: .*Your department/),
    ]);
    const help = history.find(({ sentence }) => sentence.startsWith('The help'))!;
    expect((await undo(help.id, 'admin')).status).toBe(200);
    expect(questionsOf(await open()).find(({ name }) => name === on.name)).toMatchObject({
      title: 'Your department',
      help: null,
    });
  });

  test.each([
    ['{"a": ', /line 1 cannot be read/],
    ['[]', /one block in braces/],
    ['['.repeat(100_000), /fewer braces/],
  ])('a source that is %.10s is refused with a sentence', async (source, sentence) => {
    const refused = await change({ kind: 'source-replaced', file: 'schemas/pre-degree/programme.json', source });
    expect([refused.status, refused.json.message]).toEqual([422, expect.stringMatching(sentence)]);
  });

  test('a draft with a mistake is told at its place, and not published', async () => {
    await change({ kind: 'question-set', ...on, word: 'widget', value: 'no-such-widget' });
    const { mistakes } = await open();
    expect(mistakes[0]).toMatchObject({
      file: 'schemas/pre-degree/programme.json',
      place: expect.stringMatching(/Your department$/),
    });
    const refused = await step('ask', 'admissions');
    expect([refused.status, refused.json.message]).toEqual([
      422,
      expect.stringMatching(/^Please correct this first: schemas/),
    ]);
    await undo((await open()).history[0]!.id, 'admissions');
    expect((await open()).mistakes).toEqual([]);
  });

  test('another person publishes, every server serves it without a start, and who has begun stays', async () => {
    const other: Caller & Pick<TestServer, 'platform'> = server;
    const before = served();
    const begun = await newApplicant(server, before);
    await change({
      kind: 'question-added',
      section: 'programme',
      name: 'lunch',
      question: { type: 'string', title: 'Lunch', widget: 'select', enum: ['Rice', 'Yam'] },
      after: on.name,
    });
    await change({ kind: 'question-required', section: 'programme', name: 'lunch', required: true });
    await change({ kind: 'question-message', section: 'programme', name: 'lunch', message: 'please choose' });
    await change({ kind: 'option-added', section: 'programme', name: 'lunch', option: 'Beans', listed: [] });
    expect((await step('ask', 'admissions')).json).toMatchObject({ success: true });
    expect((await change({ kind: 'question-removed', ...on })).status, 'it waits').toBe(409);
    expect((await open()).draft!.may, 'not who asked').not.toContain('publish');
    expect((await step('publish', 'admissions')).status).toBe(403);
    expect((await open('admin')).effects).toContain('Programme, Lunch: is new and must be answered');
    expect((await step('publish', 'admin')).status).toBe(200);
    await until('the new version is served', async () => expect(served(other).version).not.toBe(before.version));
    expect(served().sections['programme']!.properties['lunch']!.enum).toEqual(['Rice', 'Yam', 'Beans']);
    expect(served().sections['programme']!.required).toContain('lunch');
    expect(await open()).toMatchObject({ draft: null, version: served().version, filesChanged: false });
    await cardToSlip(server, served(), true);
    const record = await server.call('GET', `/api${before.endpoints.load.path}`, { token: begun.token });
    expect(record.data).toMatchObject({ version: before.version });
    expect((await change({ kind: 'question-titled', ...on, title: 'Once more' })).status, 'the next draft').toBe(200);
    expect((await step('drop', 'admissions')).status).toBe(200);
    expect(await open()).toMatchObject({ draft: null, version: served().version });
  });
});
