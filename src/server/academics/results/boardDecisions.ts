import type { BoardDecision, decideLists } from '#contract/academics/board-decisions.ts';
import type { ProvisionalSheet } from '#contract/academics/provisional.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { requireOffice, type OfClass } from './boardClass.ts';
import { shownDecision } from './decidedOn.ts';
import { provisionalOf } from './provisional.ts';
import { decisionById, decisionsOfClass, insertDecision } from './sql/boardDecisions.ts';

const TITLE = 'Invalid Action!';
const NOT_DONE = 'Not done!';

/** @throws Problem 404 for who has no office in the department */
export async function decisionsFor(db: Queryable, user: User, of: OfClass): Promise<BoardDecision[]> {
  await requireOffice(db, user, of.departmentId);
  return (await decisionsOfClass(db, of)).map(shownDecision);
}

/** One act for all lists of a programme, written once. @throws Problem 409 where they are decided or others by now, 422 where nobody can decide on them yet */
export async function decide(
  { database, now }: Platform,
  { user, ip }: By,
  { id, programmeId, ruleSetId, digest, ...said }: Body<typeof decideLists>,
): Promise<Reply<typeof decideLists>> {
  const { departmentId, levelId, sessionId, semesterId } = said;
  const of = { departmentId, levelId, sessionId, semesterId };
  const meeting = meetingOf(said, lagosDay(now()));
  return database.transaction(async (tx) => {
    const [same] = await decisionById(tx, { id });
    if (same?.recordedBy === user.userId) return { id };
    const { sheets } = await provisionalOf(tx, user, of);
    const sheet = sheets.find((each) => each.programmeId === programmeId && each.ruleSetId === ruleSetId);
    if (!sheet) throw notFound('This class has no such programme');
    requireDecidable(sheet, digest);
    const made = await insertDecision(tx, {
      id,
      ...of,
      programmeId,
      ruleSetId,
      number: (sheet.decision?.number ?? 0) + 1,
      ...meeting,
      digest,
      lists: sheet.recommendations,
      userId: user.userId,
      actor: actorOf(user),
      ip,
      now: now(),
    });
    if (made.length === 0)
      throw new Problem(409, 'Somebody else has recorded a decision on these lists. Please look again', {
        title: NOT_DONE,
      });
    return { id };
  });
}

type Meeting = Pick<Body<typeof decideLists>, 'metOn' | 'minute' | 'present'>;

/** A board is more than one person. @throws Problem 422 at the field */
function meetingOf({ metOn, minute: typed, present: names }: Meeting, today: string): Meeting {
  const minute = typed.trim();
  const present = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  if (metOn > today) throw mistakeAt('/metOn', 'please enter the day on which the board met', TITLE);
  if (minute === '') throw mistakeAt('/minute', 'please enter the reference of the minute', TITLE);
  if (present.length < 2) throw mistakeAt('/present', 'please name everybody who was present, at least two', TITLE);
  return { metOn, minute, present };
}

function requireDecidable({ decision, hasChanged, digest, undecidable }: ProvisionalSheet, seen: string): void {
  if (decision && !hasChanged)
    throw new Problem(
      409,
      `The board decided on these lists on ${displayDate(decision.metOn)}: ${decision.minute}, recorded by ${decision.by}`,
      { title: NOT_DONE },
    );
  if (digest !== seen)
    throw new Problem(409, 'These lists have changed since you looked at them. Please look again', { title: NOT_DONE });
  if (undecidable.length > 0)
    throw new Problem(422, `Sheets have not come to senate: ${undecidable.join('; ')}`, { title: TITLE });
}
