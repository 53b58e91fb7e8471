import { randomUUID } from 'node:crypto';
import type { settleScore } from '#contract/academics/score-files.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { SHEET } from '#contract/academics/states.ts';
import type { Marks } from '#rules/academics/grading.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { scaledMark, type Component } from './cbt.ts';
import { readMarks, requireUploader } from './scoreFile.ts';
import { closedRefusal, holdSheet, writeChanges, type Via } from './save.ts';
import { loadSheet, type ScoredLine, type SheetKey } from './sheet.ts';
import { settleCbtResult, waitingCbtResult } from './sql/cbt.ts';
import { settleRow, waitingRowById } from './sql/uploads.ts';

interface Waiting {
  readonly key: SheetKey;
  readonly via: Via;
  readonly marksFor: (line: ScoredLine) => Marks;
  /** `reason` is why it is set aside. */
  readonly settle: (lineId: string | null, reason: string | null) => Promise<unknown>;
}

/** What found no line is given to a student by somebody who looked, or set aside for a reason; once. */
export async function settle(
  platform: Platform,
  user: User,
  { id, lineId, reason: typed = '' }: Body<typeof settleScore>,
): Promise<void> {
  const { database, now } = platform;
  const reason = lineId === null ? typed.trim() : null;
  if (reason === '') throw mistakeAt('/reason', 'please say why nobody is given this score', 'Invalid Action!');
  await database.transaction(async (tx) => {
    const waiting = (await waitingScore(tx, user, id, now())) ?? (await waitingTest(tx, id, now()));
    if (!waiting) throw new Problem(409, 'This score was settled already', { title: 'Not done!' });
    await requireUploader(tx, user, waiting.key, true);
    const state = await holdSheet(tx, waiting.key, now());
    if (state !== SHEET.open) throw new Problem(409, closedRefusal(state), { title: 'Not done!' });
    if (lineId !== null) await give(tx, user, waiting, lineId, now());
    await waiting.settle(lineId, reason);
  });
}

async function give(tx: Queryable, { userId }: User, waiting: Waiting, lineId: string, now: Date): Promise<void> {
  const line = (await loadSheet(tx, waiting.key)).lines.find(({ id }) => id === lineId);
  if (!line) throw notFound('This student is not registered for the course');
  const before: Marks = { ca: line.ca, exam: line.exam, code: line.code };
  await writeChanges(tx, [{ lineId, before, after: waiting.marksFor(line) }], {
    userId,
    via: waiting.via,
    batch: randomUUID(),
    now,
  });
}

async function waitingScore(tx: Queryable, user: User, id: string, now: Date): Promise<Waiting | undefined> {
  const [row] = await waitingRowById(tx, { id });
  return (
    row && {
      key: { departmentCourseId: row.departmentCourseId, sessionId: row.sessionId },
      via: 'file',
      marksFor(line) {
        const reading = readMarks({ CA: row.ca, Exam: row.exam }, line);
        if ('mistake' in reading) throw invalid(reading.mistake);
        return reading.marks;
      },
      settle: (lineId, reason) => settleRow(tx, { id, lineId, reason, actor: actorOf(user), now }),
    }
  );
}

async function waitingTest(tx: Queryable, id: string, now: Date): Promise<Waiting | undefined> {
  const [row] = await waitingCbtResult(tx, { id });
  if (!row) return undefined;
  const component = row.component as Component;
  return {
    key: { departmentCourseId: row.departmentCourseId, sessionId: row.sessionId },
    via: 'cbt',
    marksFor(line) {
      if (row.score > row.outOf) throw invalid(`The score is more than ${row.outOf / 100}. Please upload it again`);
      const mark = scaledMark(row.score, row.outOf, component, line);
      return { ca: line.ca, exam: line.exam, code: line.code, [component]: mark };
    },
    settle: (lineId, reason) => settleCbtResult(tx, { id, lineId, reason, now }),
  };
}
