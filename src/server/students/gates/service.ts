import type { Gate } from '#contract/students/gates.ts';
import { currentTerm, studentOf } from '../../kit/student/place.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { FactOf } from '../../platform/facts.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, unmet } from '../../platform/problem.ts';
import { factsBefore } from './sql.ts';

type Guarding = Pick<Platform, 'facts' | 'log'>;

/**
 * What must be so before a student's act in a session, in the order in which it is seen to; empty where nothing must.
 * Call it in the transaction of the act. A fact that no wing registers is never met: the act stays closed, and the log says so.
 */
export async function gatesOf({ facts, log }: Guarding, db: Queryable, of: FactOf, act: string): Promise<Gate[]> {
  const gates: Gate[] = [];
  for (const { fact: name } of await factsBefore(db, { ...of, act })) {
    const fact = facts.named(name);
    const met = (await fact?.isMet(db, of)) ?? false;
    if (!fact) log.error({ fact: name, act }, 'a gate names a fact that no wing registers');
    gates.push(
      fact
        ? {
            fact: name,
            words: met ? fact.met : fact.unmet,
            met,
            link: { name: fact.link.name, to: fact.link.to },
          }
        : { fact: name, words: `The college must confirm: ${name}`, met, link: { name: 'Home', to: '/' } },
    );
  }
  return gates;
}

/** @throws Problem 422 that names everything that is missing */
export async function mustPass(guarding: Guarding, db: Queryable, of: FactOf, act: string): Promise<void> {
  refuseClosed(await gatesOf(guarding, db, of, act));
}

/** @throws Problem 422 that names everything that is missing */
export function refuseClosed(gates: readonly Gate[]): void {
  const missing = gates.filter(({ met }) => !met);
  if (missing.length > 0)
    throw unmet(
      `Not yet. First: ${missing.map(({ words }) => words).join('; ')}`,
      missing.map(({ words, link }) => ({ words, link })),
      { title: 'Not done!' },
    );
}

/** @param sessionId the current one of the student's type unless given. @throws Problem 404 for an account without a record */
export async function gatesOfUser(
  platform: Platform,
  userId: string,
  { act, sessionId }: { act: string; sessionId?: number },
): Promise<Gate[]> {
  const { database } = platform;
  const [student] = await studentOf(database, { userId });
  if (!student) throw notFound('You have no student record yet');
  const session = sessionId ?? (await currentTerm(database, { studentTypeId: student.studentTypeId }))[0]?.sessionId;
  return gatesOf(platform, database, { studentId: student.id, sessionId: session ?? student.entrySessionId }, act);
}
