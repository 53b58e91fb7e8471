import type { FastifyInstance } from 'fastify';
import { rawResultsUpload } from '#contract/academics/raw-results.ts';
import { resultSheetPaper } from '#contract/academics/result-papers.ts';
import * as contract from '#contract/academics/score-files.ts';
import * as uploads from '#contract/academics/score-uploads.ts';
import type { Cell } from '../../kit/list/cells.ts';
import { sendFile } from '../../kit/list/sendFile.ts';
import { readBook } from '../../kit/sheet/readBook.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { CBT_HEADINGS, cbtFile, coursesOf, resultsOf } from './cbt.ts';
import { NAME, NUMBER } from './placing.ts';
import { rememberBook } from './rawMemory.ts';
import { RAW_SIZE, readRawBook, takeRawBook } from './rawResults.ts';
import { requireUploader, takeFile } from './scoreFile.ts';
import { readScores } from './scoreReading.ts';
import { checkedAgainst, SHEET_COLUMNS, scoreSheetFile } from './scoreSheetFile.ts';
import { RESULT_SHEET, resultSheetOf } from './resultSheetPaper.ts';
import { settle } from './settle.ts';
import { keyOf, loadSheet, partInSheet, type ScoredLine, type SheetKey } from './sheet.ts';
import { CBT_COLUMNS, testOf } from './cbtFile.ts';
import { undoUpload, uploadsOf } from './undo.ts';

export function scoreFileRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;

  route(app, contract.downloadScoreSheet, async ({ caller, query, reply }) => {
    const { facts, lines } = await seen(platform, caller, await keyOf(database, query));
    return sendFile(reply, platform, `Scores ${facts.code}`, 'xlsx', scoreRows(lines));
  });
  route(app, contract.uploadResultScoreSheet, async ({ caller, query, request }) => {
    const key = await keyOf(database, query);
    await requireUploader(database, caller, key, false);
    const check = checkedAgainst(await loadSheet(database, key));
    const read = await readScores(platform, request, caller, SHEET_COLUMNS, check);
    return takeFile(platform, caller, key, read, scoreSheetFile(read), query);
  });
  route(app, rawResultsUpload, async ({ caller, query, request }) => {
    const book = await readRawBook(database, caller, await readBook(request, caller.userId, RAW_SIZE));
    const verdict = await takeRawBook(platform, caller, book, query);
    if (book.isSaid) await rememberBook(platform, caller, book.all, book.layout);
    return verdict;
  });
  route(app, contract.settleScore, async ({ caller, body }) => {
    await settle(platform, caller, body);
    return null;
  });

  route(app, uploads.scoreUploads, async ({ caller, query }) =>
    uploadsOf(database, caller, await keyOf(database, query)),
  );
  route(app, uploads.undoScoreUpload, ({ caller, body }) => undoUpload(platform, caller, body));

  servePaper(app, platform, resultSheetPaper, RESULT_SHEET, async ({ caller, query }) =>
    resultSheetOf(platform, caller as User, await keyOf(database, query)),
  );

  route(app, contract.cbtCourses, async ({ caller, query }) =>
    coursesOf(database, caller, (await keyOf(database, { ...query, departmentCourseId: 0 })).sessionId),
  );
  route(app, contract.cbtResults, async ({ caller, query }) =>
    resultsOf(database, caller, await keyOf(database, query)),
  );
  route(app, contract.cbtScoreSheet, async ({ caller, query, reply }) => {
    const key = await keyOf(database, query);
    await requireUploader(database, caller, key, true);
    const { facts, lines } = await loadSheet(database, key);
    return sendFile(reply, platform, `CBT ${facts.code}`, 'xlsx', testRows(lines));
  });
  route(app, contract.cbtUpload, async ({ caller, query, request }) => {
    const { departmentCourseId } = query;
    const { sessionId } = await keyOf(database, { ...query, departmentCourseId: departmentCourseId ?? 0 });
    if (departmentCourseId) await requireUploader(database, caller, { departmentCourseId, sessionId }, true);
    const courses = await coursesOf(database, caller, sessionId);
    const read = await readScores(platform, request, caller, CBT_COLUMNS, () => []);
    const { test, file } = testOf(read, { ...query, courses });
    const key = { departmentCourseId: test.departmentCourseId, sessionId };
    await requireUploader(database, caller, key, true);
    return takeFile(platform, caller, key, file, cbtFile(test), query);
  });
}

async function seen({ database }: Platform, user: User, key: SheetKey) {
  const sheet = await loadSheet(database, key);
  await partInSheet(database, user, key, sheet.facts.state);
  return sheet;
}

async function* scoreRows(lines: readonly ScoredLine[]): AsyncGenerator<Cell[]> {
  yield [NUMBER, NAME, 'CA', 'Exam', 'Total', 'Grade', 'Line'];
  for (const { id, number, name, ca, exam, code, result } of lines)
    yield [number, name, shown(ca), code ?? shown(exam), result.total, result.grade, id];
}

async function* testRows(lines: readonly ScoredLine[]): AsyncGenerator<Cell[]> {
  yield CBT_HEADINGS;
  for (const { number, name } of lines) yield [number, name, null];
}

const shown = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);
