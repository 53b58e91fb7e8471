import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type {
  answerCount,
  answerList,
  answerListFile,
  AnswerPage,
  AnswerQuestions,
  AnswerRow,
} from '#contract/admissions/answer-lists.ts';
import type { Query } from '#contract/kit/endpoint.ts';
import { renamings } from '../../../kit/answers/earlierNames.ts';
import { countOnce } from '../../../kit/list/counts.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { actorOf, type By, type User } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendAnswers } from '../file/serveFile.ts';
import type { Taken } from '../file/lines.ts';
import { takenOf } from '../file/taking.ts';
import { maySeeSensitive, openProgramme } from '../opening.ts';
import { eachReading, withoutRowNumbers } from '../readings.ts';
import { askedIn } from './asked.ts';
import { narrowed, type Narrowed } from './narrowing.ts';
import { markText, readMark } from './orderOf.ts';
import { optionsOf } from './optionsOf.ts';
import { applicationsOf, countApplications, type ListedApplication } from './sql.ts';

const PAGE_SIZE = 20;
const BATCH = 1000;

/** @throws Problem 404 for a programme without a form */
export function questionsOf(platform: Platform, applicationTypeId: number, user: User): AnswerQuestions {
  const { versions, isSensitive } = openProgramme(platform, applicationTypeId);
  const { questions, rows } = askedIn(versions);
  const isShown = (path: string) => !isSensitive(path) || maySeeSensitive(user);
  return {
    questions: [...questions.values()]
      .filter(({ path }) => isShown(path))
      .map((question) => ({
        path: question.path,
        title: question.heading,
        section: question.section,
        kind: question.kind,
        isSensitive: isSensitive(question.path),
        rows: question.rows,
        options: optionsOf(question, platform.lookups),
      })),
    rows: [...rows.values()]
      .filter(({ path }) => isShown(path))
      .map(({ path, title, section }) => ({ path, title, section })),
  };
}

/** @throws Problem as `narrowed` */
export async function answerPage(platform: Platform, query: Query<typeof answerList>, by: By): Promise<AnswerPage> {
  const list = narrowed(platform, query, by.user);
  await noteSensitive(platform, list, by);
  const { pageSize = PAGE_SIZE, after, before } = query;
  const mark = after ?? before;
  const isBackwards = after === undefined && before !== undefined;
  const found = await applicationsOf(platform.database, {
    ...list,
    mark: mark === undefined ? null : readMark(list.order, mark),
    isBackwards,
    limit: pageSize + 1,
  });
  const hasMore = found.length > pageSize;
  const rows = hasMore ? (isBackwards ? found.slice(1) : found.slice(0, -1)) : found;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: await shownRows(platform, list, rows),
    before: first && (isBackwards ? hasMore : after !== undefined) ? markText(list.order, first) : null,
    after: last && (isBackwards || hasMore) ? markText(list.order, last) : null,
  };
}

async function shownRows(
  platform: Platform,
  { programme, columns }: Narrowed,
  listed: readonly ListedApplication[],
): Promise<AnswerRow[]> {
  const found = listed.filter((each): each is ListedApplication & { applicantId: string } => each.applicantId !== null);
  const taken =
    columns.length === 0
      ? []
      : await takenOf(platform, {
          programme: programme.id,
          versions: programme.versions,
          hides: (path) => !columns.includes(path) && programme.isSensitive(path),
          ids: found.map(({ applicantId }) => applicantId),
          renamed: await renamings(platform.database, new Date(0)),
        });
  const byApplicant = new Map(taken.map((each) => [each.id, each]));
  return found.map(({ applicantId, number, fullName, state, startedAt, submittedAt, isShortlisted, hasOpenQuery }) => ({
    id: applicantId,
    number,
    fullName,
    state,
    startedAt: startedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    isShortlisted,
    hasOpenQuery,
    answers: wordsOf(byApplicant.get(applicantId), columns),
  }));
}

/** What stands in several rows is one cell. */
function wordsOf(taken: Taken | undefined, columns: readonly string[]): AnswerRow['answers'] {
  const read = Map.groupBy(taken?.sections.flatMap(({ readings }) => eachReading(readings)) ?? [], ({ path }) =>
    withoutRowNumbers(path),
  );
  return Object.fromEntries(
    columns.map((path) => [
      path,
      (read.get(path) ?? []).flatMap(({ answer }) => (answer === null ? [] : [answer])).join(', ') || null,
    ]),
  );
}

/** @throws Problem as `narrowed` */
export async function countOf(platform: Platform, query: Query<typeof answerCount>, by: By) {
  const list = narrowed(platform, query, by.user);
  await noteSensitive(platform, list, by);
  const where = [...list.base, ...list.filters];
  const { total } = await countOnce(platform.database, JSON.stringify(['answer-list', where]), async () => ({
    total: await countApplications(platform.database, where),
    sums: {},
  }));
  return { total };
}

/** With the columns of the list, or without any with all that are not sensitive. @throws Problem as `narrowed` */
export async function serveListFile(
  platform: Platform,
  { query, by, reply }: { readonly query: Query<typeof answerListFile>; readonly by: By; readonly reply: FastifyReply },
): Promise<Readable> {
  const { format, part, ...filter } = query;
  const list = narrowed(platform, filter, by.user);
  const { programme, columns, sensitive } = list;
  return sendAnswers(platform, {
    programme,
    hides: columns.length > 0 ? (path) => !isWithin(columns, path) : programme.isSensitive,
    applicants: applicantsIn(platform, list),
    format,
    part,
    by,
    reply,
    taken: { sensitive: sensitive.length > 0, filter },
  });
}

/** A path of a group or of rows is asked for with each of its questions. */
const isWithin = (columns: readonly string[], path: string): boolean =>
  columns.some((column) => column === path || column.startsWith(`${path}/`));

async function* applicantsIn({ database }: Platform, list: Narrowed): AsyncGenerator<readonly string[]> {
  for (let mark: ListedApplication | null = null; ;) {
    const found: ListedApplication[] = await applicationsOf(database, {
      ...list,
      lookedAt: 0,
      mark,
      isBackwards: false,
      limit: BATCH,
    });
    yield found.flatMap(({ applicantId }) => (applicantId === null ? [] : [applicantId]));
    if (found.length < BATCH) return;
    mark = found.at(-1)!;
  }
}

/** A page that shows, is narrowed or is sorted by what is sensitive is written down before it is shown. */
async function noteSensitive(platform: Platform, { programme, sensitive }: Narrowed, { user, ip }: By): Promise<void> {
  if (sensitive.length === 0) return;
  await writeAudit(platform.database, {
    at: platform.now(),
    actor: actorOf(user),
    action: 'sensitive-answers-listed',
    subjectKind: 'programme',
    subjectId: programme.id,
    detail: { questions: sensitive },
    ip,
  });
}
