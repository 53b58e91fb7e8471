import type { dismissOpeningLine, placeOpeningLine, undoOpening } from '#contract/finance/opening-balances.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { refuseOwn } from '../charges/service.ts';
import { postOpening } from './placing.ts';
import {
  lineToSettle,
  lockOpening,
  removeLines,
  settleLine,
  studentNamed,
  studentsNumbered,
  studentsOfLines,
  touchedOpening,
} from './sql/lines.ts';

const NOT_DONE = { title: 'Not done!' };

/** Posts the line to the student with this number, and takes it from whoever had it. @throws Problem 403 for one's own balance, 422 for a number of nobody */
export async function placeLine(
  platform: Platform,
  id: string,
  { answers }: Body<typeof placeOpeningLine>,
  { user, ip }: By,
): Promise<null> {
  const { number, reason } = judgeForm(platform, 'opening-place', answers, 'Failed!');
  const actor = actorOf(user);
  await platform.database.transaction(async (tx) => {
    const line = await lockedLine(tx, id);
    const [student] = await studentsNumbered(tx, { numbers: [number.toUpperCase()] });
    if (!student) throw mistakeAt('/number', 'no student has this number', 'Failed!');
    refuseOwn((await studentNamed(tx, { studentId: student.id }))[0]!.userId, user.userId);
    if (line.studentId === student.id) return;
    const of = { id, studentId: student.id, reason, action: 'opening-balance-placed' };
    await settleLine(tx, { ...of, now: platform.now(), actor, ip });
    const students = [line.studentId, student.id].filter((each) => each !== null);
    await postOpening(platform, tx, students, actor);
  });
  return null;
}

/** @throws Problem 409 for a line that is posted: that is corrected by a file, or placed with another student */
export async function dismissLine(
  platform: Platform,
  id: string,
  { answers }: Body<typeof dismissOpeningLine>,
  { user, ip }: By,
): Promise<null> {
  const { reason } = judgeForm(platform, 'opening-reason', answers, 'Failed!');
  await platform.database.transaction(async (tx) => {
    const { state } = await lockedLine(tx, id);
    if (state === 'dismissed') return;
    if (state === 'posted') throw new Problem(409, 'This balance is posted. Upload it with another sum', NOT_DONE);
    const of = { id, studentId: null, reason, action: 'opening-balance-dismissed' };
    await settleLine(tx, { ...of, now: platform.now(), actor: actorOf(user), ip });
  });
  return null;
}

async function lockedLine(tx: Queryable, id: string): Promise<RowOf<'opening-line-to-settle'>> {
  await lockOpening(tx);
  const [line] = await lineToSettle(tx, { id });
  if (!line) throw notFound('There is no such balance any more');
  return line;
}

/** Why not all of it can be taken back; '' where it can. */
export const whyNoUndo = ({ isSigned, isPaid, isUsed }: RowOf<'touched-opening-balances'>): string => {
  if (isSigned) return 'A sheet is signed. What is wrong is corrected by another file';
  if (isPaid) return 'A student has paid one of these balances. What is wrong is corrected by another file';
  return isUsed ? 'A student has used such a credit. What is wrong is corrected by another file' : '';
};

/** All of it is taken back by posting, in one transaction. @throws Problem 409 once something rests on it */
export async function undoAll(
  platform: Platform,
  { answers }: Body<typeof undoOpening>,
  { user, ip }: By,
): Promise<{ lines: number }> {
  const { reason } = judgeForm(platform, 'opening-reason', answers, 'Failed!');
  const actor = actorOf(user);
  return platform.database.transaction(async (tx) => {
    await lockOpening(tx);
    const touched = (await touchedOpening(tx))[0]!;
    const why = whyNoUndo(touched);
    if (why !== '') throw new Problem(409, why, NOT_DONE);
    const students = (await studentsOfLines(tx, { lineIds: null })).map(({ studentId }) => studentId);
    if (touched.lines === 0) return { lines: 0 };
    const [removed] = await removeLines(tx, { reason, now: platform.now(), actor, ip });
    await postOpening(platform, tx, students, actor);
    return removed!;
  });
}
