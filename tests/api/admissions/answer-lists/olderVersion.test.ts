import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnswerFilter, AnswerPage, AnswerQuestions } from '#contract/admissions/answer-lists.ts';
import { newApplicant, saveJupeb, submitApplication } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { HOUSE } from '../../../support/programmes.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const JUPEB = '5';
const FILE = 'schemas/jupeb/sponsor-and-referee.json';
const MODE = 'sponsor-and-referee/mode';
const TOWN = 'sponsor-and-referee/homeTown';

const text = (name: string, title: string) => `"${name}": { "type": "string", "title": "${title}", "maxLength": 60 },`;
const mode = (title: string, ...names: string[]) =>
  `"mode": { "type": "string", "title": "${title}", "widget": "choice", "enum": ${JSON.stringify(names)} },`;

onDatabases('a list of answers over two versions', (databases) => {
  test('finds, sorts and shows who answered an older one', async () => {
    const root = mkdtempSync(join(tmpdir(), 'matricula-lists-'));
    databases.whenOver(async () => rmSync(root, { recursive: true }));
    for (const folder of ['schemas', 'flows']) cpSync(join(HOUSE, folder), join(root, folder), { recursive: true });
    const today = readFileSync(join(root, FILE), 'utf8');
    const declare = (questions: string) =>
      writeFileSync(join(root, FILE), today.replace(/"properties": \{/, `"properties": { ${questions}`));
    const place = await databases.freshPlace();

    declare(mode('Study mode', 'Day', 'Evening') + text('homeTown', 'Home town'));
    const before = await freshServer(databases, { roots: [root], place });
    const older = await submitted(before, { mode: 'Evening', homeTown: 'Ohafia near Bende' });
    await before.close();
    declare(mode('How will you study?', 'Day', 'Weekend') + text('village', 'Village'));
    const after = await freshServer(databases, { roots: [root], place });
    const newer = await submitted(after, { mode: 'Weekend', village: 'Bende' });

    const { token } = await signedIn(after, 'admissions');
    const get = async <T>(address: string, query: object = {}) => {
      const search = new URLSearchParams({ ApplicationTypeId: JUPEB, ...query });
      const { status, data, text } = await after.call<T>('GET', `/api/Application/${address}?${search}`, { token });
      expect(status, `${search}: ${text}`).toBe(200);
      return data;
    };
    const found = async (query: object) =>
      (await get<AnswerPage>('answer-list', { sort: 'startedAt', ...query })).rows.map(({ number }) => number);
    const by = (...filters: AnswerFilter[]) => found({ filters: JSON.stringify(filters) });

    const { questions } = await get<AnswerQuestions>('answer-questions');
    const asked = new Map(questions.map((question) => [question.path, question]));
    expect(asked.get(TOWN)).toMatchObject({ title: 'Home town', kind: 'text' });
    expect(asked.get(MODE)!.title).toBe('How will you study?');
    expect(
      asked
        .get(MODE)!
        .options!.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Day', 'Evening', 'Weekend']);

    expect(await found({})).toEqual([older, newer]);
    expect(await by({ path: MODE, test: 'one-of', answers: ['Evening'] })).toEqual([older]);
    expect(await by({ path: MODE, test: 'one-of', answers: ['Evening', 'Weekend'] })).toEqual([older, newer]);
    expect(await by({ path: TOWN, test: 'contains', words: 'ohaf' })).toEqual([older]);
    expect(await by({ path: TOWN, test: 'answered', is: false })).toEqual([newer]);

    expect(await found({ search: 'ohafia' })).toEqual([older]);
    expect(await found({ search: 'bende' })).toEqual([older, newer]);
    expect(await found({ search: 'evening' }), 'what was chosen is no text').toEqual([]);
    expect(await get('answer-list/count', { search: 'bende' })).toEqual({ total: 2 });

    const { rows } = await get<AnswerPage>('answer-list', { sort: `-${TOWN}`, columns: `${TOWN},${MODE}` });
    expect(rows.map(({ number, answers }) => [number, answers[TOWN], answers[MODE]])).toEqual([
      [older, 'Ohafia near Bende', 'Evening'],
      [newer, null, 'Weekend'],
    ]);
  });
});

/** The number of the application. */
async function submitted(server: TestServer, further: object): Promise<string> {
  const applicant = await newApplicant(server);
  await saveJupeb(server, applicant, further);
  const { status, text } = await submitApplication(server, applicant.token);
  if (status !== 200) throw new Error(text);
  return applicant.applicationNumber;
}
