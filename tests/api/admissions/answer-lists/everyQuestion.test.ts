import { beforeAll, expect, test } from 'vitest';
import type { Answers } from '#catalogue/journey.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import type {
  AnswerFilter,
  AnswerPage,
  AnswerQuestion,
  AnswerQuestions,
  AnswerTest,
} from '#contract/admissions/answer-lists.ts';
import type { OptionsOf } from '../../../support/answers.ts';
import { NEWEST_FIRST, orderOf } from '#server/admissions/answers/list/orderOf.ts';
import { askedIn } from '#server/admissions/answers/list/asked.ts';
import { searchOf } from '#server/admissions/answers/list/searchOf.ts';
import { applicationsOf } from '#server/admissions/answers/list/sql.ts';
import { openProgramme } from '#server/admissions/answers/opening.ts';
import { condition } from '#server/kit/list/scope.ts';
import { answersInOrder } from '../../../support/answersInOrder.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { ALL_ROOTS, asksSomething, PROGRAMMES } from '../../../support/programmes.ts';
import { randomAnswers } from '../../../support/randomAnswers.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { storeApplications } from '../../../support/storedApplications.ts';
import { isLong } from '../../../support/volume.ts';

const STORED = 12;
const COMPARED = isLong ? 100 : 10;
const TRIED = isLong ? STORED : 2;
const FILE = '0d5c3a3e-6f0f-4b3b-9a52-3c8f1f7a2b10';
const FACTS = {
  startedOn: '2026-11-02',
  lastname: 'Okafor',
  firstname: 'Ada',
  middlename: 'Ngozi',
  email: 'a@b.example',
};

onDatabases('a list of answers', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
    const [admin, officer] = [await signedIn(server, 'admin'), await signedIn(server, 'admissions')];
    const given = await server.call('POST', '/api/RoleClaims/create-user-claims', {
      token: admin.token,
      body: { userId: officer.userId, claims: ['sensitive-answers'], granted: true },
    });
    expect(given.text).toContain('"success":true');
    token = (await signedIn(server, 'admissions')).token;
  });

  test.each(PROGRAMMES.filter(asksSomething))(
    '$name: each question finds who answered so, and nobody who did not',
    async ({ id, applicationTypeId }) => {
      const { catalogue, lookups, database } = server.platform;
      const programme = catalogue.byId(id)!;
      const options: OptionsOf = (lookup, parents) =>
        lookup === UPLOADS ? [FILE] : lookups.list(lookup as LookupName, parents).map((each) => each.id);
      const all = Array.from({ length: STORED }, (_, seed) =>
        answersInOrder(programme, FACTS, options, undefined, randomAnswers(seed + 1)),
      );
      await storeApplications(database, programme, all);
      const get = async <T>(address: string, query: object) => {
        const search = new URLSearchParams({ ApplicationTypeId: String(applicationTypeId), ...query });
        const { status, data, text } = await server.call<T>('GET', `/api/Application/${address}?${search}`, { token });
        expect(status, `${search}: ${text}`).toBe(200);
        return data;
      };
      const found = async (query: object) =>
        (await get<AnswerPage>('answer-list', { pageSize: 100, sort: 'startedAt', ...query })).rows.map(
          ({ number }) => Number(number.slice(id.length + 1)) - 1,
        );
      const by = (...filters: AnswerFilter[]) => found({ filters: JSON.stringify(filters) });
      expect(await found({})).toEqual(all.map((_, index) => index));
      const { questions } = await get<AnswerQuestions>('answer-questions', {});
      const searched = new Set(['Yes', '2', `${id.toUpperCase()}/3`, 'Okafor', '漢字']);

      for (const question of questions) {
        const isIn = (tests: AnswerTest): AnswerFilter =>
          question.rows === null
            ? tests
            : { path: question.rows, test: 'rows', atLeast: 1, where: [tests], including: [] };
        for (const [index, own] of all.slice(0, TRIED).entries()) {
          const given = answersAt(own, question.path.split('/'));
          const words = `${question.path} of application ${index}`;
          const [right, wrong] = given.length > 0 ? testsOf(question, given) : missing(question);
          // Another row of theirs may lack the answer.
          if (given.length > 0 || question.rows === null) expect(await by(isIn(right)), words).toContain(index);
          expect(await by(isIn(wrong)), `not ${words}`).not.toContain(index);
          const text = given.find((each) => /[\p{L}\p{N}]/u.test(String(each)));
          if (question.kind !== 'text' || text === undefined || isMasked(question) || question.isSensitive) continue;
          searched.add(String(text).slice(0, 100));
          expect(await found({ search: String(text).slice(0, 100) }), `search of ${words}`).toContain(index);
        }
      }

      await sameBothWays(server.platform, { id, applicationTypeId }, [...searched].slice(0, COMPARED));

      for (const { path, kind, rows } of questions) {
        if (rows !== null || kind === 'several' || kind === 'file' || isMasked({ path })) continue;
        const first = await get<AnswerPage>('answer-list', { pageSize: 10, sort: `-${path}`, columns: path });
        const second = await get<AnswerPage>('answer-list', { pageSize: 10, sort: `-${path}`, after: first.after! });
        const back = await get<AnswerPage>('answer-list', { pageSize: 10, sort: `-${path}`, before: second.before! });
        expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size, path).toBe(STORED);
        expect(second.after, path).toBeNull();
        expect(
          back.rows.map((row) => row.id),
          path,
        ).toEqual(first.rows.map((row) => row.id));
      }
      expect(await get('answer-list/count', {})).toEqual({ total: STORED });
    },
    120_000,
  );
});

const isMasked = ({ path }: Pick<AnswerQuestion, 'path'>): boolean => path.endsWith('/nin');

/** Of all rows; what was not answered is not there. */
function answersAt(value: unknown, [name, ...further]: readonly string[]): unknown[] {
  if (Array.isArray(value) && value.every(isAnswers))
    return value.flatMap((row) => answersAt(row, [name!, ...further]));
  if (name === undefined) return value === undefined || value === null || value === '' ? [] : [value];
  return answersAt((value as Answers | undefined)?.[name], further);
}

const missing = ({ path }: AnswerQuestion): [AnswerTest, AnswerTest] => [
  { path, test: 'answered', is: false },
  { path, test: 'answered', is: true },
];

/** What finds these answers, and what does not. */
function testsOf({ path, kind, options }: AnswerQuestion, given: readonly unknown[]): [AnswerTest, AnswerTest] {
  switch (kind) {
    case 'text':
      return [
        { path, test: 'contains', words: String(given[0]).slice(0, 200) },
        { path, test: 'contains', words: 'zzqqxx' },
      ];
    case 'number': {
      const [one, most] = [given[0] as number, Math.max(...(given as number[]))];
      return [
        { path, test: 'range', from: one, to: one },
        { path, test: 'range', from: most + 0.001 },
      ];
    }
    case 'day': {
      const [one, last] = [given[0] as string, (given as string[]).toSorted().at(-1)!];
      const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
      return [
        { path, test: 'range', from: one, to: one },
        { path, test: 'range', from: after },
      ];
    }
    case 'choice':
    case 'several':
    case 'yes-no': {
      const chosen = given.flat() as (string | number | boolean)[];
      const other = options!.map(({ id }) => id).find((each) => !chosen.includes(each));
      expect(
        options!.map(({ id }) => id),
        path,
      ).toContain(chosen[0]);
      return [
        { path, test: 'one-of', answers: [chosen[0]!] },
        { path, test: 'one-of', answers: [other ?? 999_999] },
      ];
    }
    default:
      return [
        { path, test: 'answered', is: true },
        { path, test: 'answered', is: false },
      ];
  }
}

/** What the index finds is what a look at each application finds. */
async function sameBothWays(
  platform: TestServer['platform'],
  { id, applicationTypeId }: { readonly id: string; readonly applicationTypeId: number },
  searched: readonly string[],
): Promise<void> {
  const { versions, isSensitive } = openProgramme(platform, applicationTypeId);
  const asked = askedIn(versions);
  const order = orderOf(asked, NEWEST_FIRST, () => null);
  const own = condition('a.programme = $id', { id: 'text' }, { id });
  for (const words of searched) {
    const all = searchOf(asked, words, isSensitive);
    const [byIndex, oneByOne] = await Promise.all(
      [all, all.ofOne].map((filter) =>
        applicationsOf(platform.database, {
          order,
          base: [own],
          filters: [filter],
          lookedAt: 0,
          mark: null,
          isBackwards: false,
          limit: STORED,
        }),
      ),
    );
    expect(byIndex, words).toEqual(oneByOne);
  }
}
