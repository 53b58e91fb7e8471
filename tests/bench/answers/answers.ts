import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answers } from '#catalogue/journey.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { AnswerFilter } from '#contract/admissions/answer-lists.ts';
import { askedIn } from '#server/admissions/answers/list/asked.ts';
import { conditionOf } from '#server/admissions/answers/list/conditionOf.ts';
import { NEWEST_FIRST, orderOf } from '#server/admissions/answers/list/orderOf.ts';
import { searchOf } from '#server/admissions/answers/list/searchOf.ts';
import { applicationsOf, countApplications } from '#server/admissions/answers/list/sql.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { condition, type Condition } from '#server/kit/list/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { answersInOrder } from '../../support/answersInOrder.ts';
import { startPostgres } from '../../support/postgres.ts';
import { COLLEGES_OWN } from '../../support/programmes.ts';
import { randomAnswers } from '../../support/randomAnswers.ts';
import { storeApplications } from '../../support/storedApplications.ts';
import { median, type Row } from '../report.ts';
import { sized } from '../size.ts';

const APPLICATIONS = sized(40_000, 400);
/** So many applications have answers of their own; the others repeat them. */
const DIFFERENT = sized(1000, 20);
const ROUNDS = sized(30, 2);
const PAGE = 21;

const PROGRAMME = COLLEGES_OWN.find(({ id }) => id === 'post-utme')!;
const FACTS = {
  startedOn: '2026-11-02',
  lastname: 'Okafor',
  firstname: 'Ada',
  middlename: 'Ngozi',
  email: 'a@b.example',
};

const SUBJECTS = 'o-level-result/oLevelInfo/subjects';
const FEMALE: AnswerFilter = { path: 'personal-details/genderId', test: 'one-of', answers: [2] };
const FROM_KANO: AnswerFilter = { path: 'personal-details/stateId', test: 'one-of', answers: [20] };
const WITHOUT_NIN: AnswerFilter = { path: 'personal-details/nin', test: 'answered', is: false };
const CREDITS: AnswerFilter = {
  path: SUBJECTS,
  test: 'rows',
  atLeast: 5,
  where: [{ path: `${SUBJECTS}/gradeId`, test: 'one-of', answers: [1, 2, 3, 4, 5, 6] }],
  including: [],
};
const WITH_MATHEMATICS: AnswerFilter = {
  ...CREDITS,
  including: [{ path: `${SUBJECTS}/subjectId`, test: 'one-of', answers: [2] }],
};
const SCORE: AnswerFilter = { path: 'programme/utmeScore', test: 'range', from: 200, to: 250 };
const TOWN: AnswerFilter = { path: 'personal-details/homeTown', test: 'contains', words: 'umuahia' };

const asked = askedIn([PROGRAMME]);
const ofProgramme = condition('a.programme = $programme', { programme: 'text' }, { programme: PROGRAMME.id });
const search = (words: string) => [searchOf(asked, words, () => false)];
const by = (...filters: AnswerFilter[]) => [conditionOf(asked, filters)];

/** Pages and counts of a list of answers to 40,000 applications on PostgreSQL, each beside the page without a filter. */
export async function benchAnswers(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-answers-'));
  const postgres = await startPostgres({ durable: true });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder });
  try {
    await fill(database);
    return [
      await page(database, 'no filter', []),
      await page(database, 'female', by(FEMALE)),
      await page(
        database,
        'female, from Kano, five credits with Mathematics, without a NIN',
        by(FEMALE, FROM_KANO, WITH_MATHEMATICS, WITHOUT_NIN),
      ),
      await page(database, 'five credits with Mathematics', by(WITH_MATHEMATICS)),
      await page(database, 'UTME score from 200 to 250', by(SCORE)),
      await page(database, 'a word of the home town', by(TOWN)),
      await page(database, 'a word that most typed into a text', search('umuahia'), NEWEST_FIRST, 80),
      await page(database, 'words that few typed into a text', search('chidi eze2'), NEWEST_FIRST, 80),
      await page(database, 'a word of lists, which nobody typed', search('awaiting'), NEWEST_FIRST, 80),
      await page(database, 'an application number', search(`${PROGRAMME.id}/77`), NEWEST_FIRST, 80),
      await page(
        database,
        'a word that most typed, sorted by the UTME score',
        search('umuahia'),
        '-programme/utmeScore',
        0,
      ),
      await page(database, 'sorted by the UTME score', [], '-programme/utmeScore', 0),
      await count(database, 'a word that most typed', search('umuahia')),
      await count(database, 'female', by(FEMALE)),
      await count(database, 'five credits', by(CREDITS)),
    ];
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(database: Database): Promise<void> {
  const lookups = createCollegeLookups(() => new Date('2026-11-02T09:00:00Z'));
  const options = (lookup: string, parents: readonly unknown[]) =>
    lookup === UPLOADS ? [FACTS.email] : lookups.list(lookup as LookupName, parents).map(({ id }) => id);
  const all: Answers[] = Array.from({ length: DIFFERENT }, (_, seed) =>
    answersInOrder(PROGRAMME, FACTS, options, undefined, randomAnswers(seed + 1)),
  );
  await database.query({
    name: '',
    text: "insert into academic_session (name) select '2026/2027' where not exists (select from academic_session)",
    values: [],
  });
  await storeApplications(database, PROGRAMME, all, APPLICATIONS);
  await database.query({ name: '', text: 'vacuum analyze application, application_section, payment', values: [] });
}

async function page(
  database: Database,
  what: string,
  filters: readonly Condition[],
  sort: string = NEWEST_FIRST,
  lookedAt = 500,
): Promise<Row> {
  const order = orderOf(asked, sort, () => null);
  return timed(`page: ${what}`, () =>
    applicationsOf(database, {
      order,
      base: [ofProgramme],
      filters,
      lookedAt,
      mark: null,
      isBackwards: false,
      limit: PAGE,
    }),
  );
}

const count = (database: Database, what: string, where: readonly Condition[]): Promise<Row> =>
  timed(`count: ${what}`, () => countApplications(database, [ofProgramme, ...where]));

const MOST_MS = 50;

async function timed(what: string, work: () => Promise<unknown>): Promise<Row> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
  }
  return { what, ours: `${median(took).toFixed(2)} ms`, theirs: `${MOST_MS} ms`, ratio: median(took) / MOST_MS };
}
