import { randomUUID } from 'node:crypto';
import type { ScoreMarks } from '#contract/academics/result-sheets.ts';
import type { ScoreUpload, undoScoreUpload } from '#contract/academics/score-uploads.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { SHEET } from '#contract/academics/states.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { judged } from './marks.ts';
import { closedRefusal, holdSheet, writeChanges } from './save.ts';
import { requireUploader } from './scoreFile.ts';
import type { SheetKey } from './sheet.ts';
import * as sql from './sql/undo.ts';
import { sheetFacts } from './sql/sheets.ts';

const TITLE = 'Not done!';

/** @throws Problem 422 for who may not upload scores of the course */
export async function uploadsOf(db: Queryable, user: User, key: SheetKey): Promise<ScoreUpload[]> {
  await requireUploader(db, user, key, true);
  const [facts] = await sheetFacts(db, key);
  const rows = await sql.scoreUploadsOf(db, key);
  const last = rows.find(({ undoneAt }) => undoneAt === null);
  return rows.map(({ id, via, fileName, written, waiting, by, uploadedAt, undoneAt, changedSince }) => ({
    id,
    isCbt: via === 'cbt',
    fileName,
    written,
    waiting,
    changedSince,
    by,
    at: uploadedAt.toISOString(),
    isUndone: undoneAt !== null,
    mayUndo: id === last?.id && facts?.state === SHEET.open,
  }));
}

/**
 * Each score is again what it was before the file; one that somebody changed since stays, and is named. Files are undone
 * from the last to the first. @throws Problem 409 where the sheet was submitted or another file came later
 */
export async function undoUpload(
  { database, now }: Platform,
  user: User,
  { id }: Body<typeof undoScoreUpload>,
): Promise<Reply<typeof undoScoreUpload>> {
  return database.transaction(async (tx) => {
    const [of] = await sql.scoreUploadById(tx, { id });
    if (!of) throw notFound('There is no such upload');
    const key = { departmentCourseId: of.departmentCourseId, sessionId: of.sessionId };
    await requireUploader(tx, user, key, true);
    const state = await holdSheet(tx, key, now());
    if (state !== SHEET.open) throw new Problem(409, closedRefusal(state), { title: TITLE });
    const [last] = await sql.lastScoreUpload(tx, key);
    if (last?.id !== id) throw new Problem(409, await whyNotLast(tx, id, key), { title: TITLE });
    const scores = await sql.scoresOfUpload(tx, { id });
    const spared = scores.filter(({ stands }) => !stands);
    const changes = scores.filter(({ stands }) => stands);
    await writeChanges(
      tx,
      changes.map(({ lineId, before, after }) => ({
        lineId,
        before: written(after as ScoreMarks),
        after: written(before as ScoreMarks),
      })),
      { userId: user.userId, via: 'undo', batch: randomUUID(), now: now() },
    );
    await sql.undoWaitingRows(tx, { id, actor: actorOf(user), now: now() });
    await sql.undoCbtResults(tx, { id, spared: spared.map(({ lineId }) => lineId) });
    await sql.markUploadUndone(tx, { id, userId: user.userId, now: now() });
    return {
      restored: changes.length,
      spared: spared.map(({ number, name }) => ({ number, name })),
      message: messageOf(changes.length, spared.length),
    };
  });
}

/** Of a history entry, which was judged before it was written. */
function written(marks: ScoreMarks) {
  const read = judged(marks, { caWeight: 100, examWeight: 100 });
  if ('mistake' in read) throw new Error(`A score of the history cannot be read: ${read.mistake}`);
  return read.marks;
}

async function whyNotLast(tx: Queryable, id: string, key: SheetKey): Promise<string> {
  const upload = (await sql.scoreUploadsOf(tx, key)).find((each) => each.id === id);
  return upload?.undoneAt
    ? 'This upload was undone already'
    : 'Another file was uploaded after this one. Please undo that one first';
}

const scoresText = (count: number): string => `${count} ${count === 1 ? 'score' : 'scores'}`;

const messageOf = (restored: number, spared: number): string =>
  [
    `The upload is undone: ${scoresText(restored)} ${restored === 1 ? 'is' : 'are'} as before`,
    ...(spared > 0 ? [`${scoresText(spared)} changed since ${spared === 1 ? 'stays' : 'stay'}`] : []),
  ].join('; ');
