import type { Assigned, MatricScope, WaitingForNumber } from '#contract/students/matric-numbers.ts';
import { candidacy } from '../../admissions/admission-list/service.ts';
import { notify } from '../../communication/notifications/service.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { matricEmail } from './email.ts';
import { standsBefore } from './closed.ts';
import { numberIn } from './policy.ts';
import { giveNumbers, listWaiting, lockCleared, scopesOf } from './sql.ts';

/** Longer lists are given in as many calls. */
const MOST = 1000;
/** So many students, with their mails, are one transaction. */
const SLICE = 100;

interface Matriculating {
  readonly ids: readonly string[];
  /** As in an audit entry. */
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}

/**
 * Gives a matric number to each of these admissions that is cleared, whose scope is known and before whom no gate is closed, and
 * tells its student. Prompt the mail after the commit.
 * @returns the ids of those who have one now
 */
export async function matriculate(
  platform: Platform,
  tx: Queryable,
  { ids, ...given }: Matriculating,
): Promise<string[]> {
  const found = await scopesOf(tx, { ids });
  const closed = await standsBefore(platform, tx, found);
  const ready = found.map(({ admissionId }) => admissionId).filter((id) => !closed.has(id));
  const moved = await candidacy.takeMany(tx, { ids: ready, step: 'matriculate', reason: null, ...given });
  const numbered = await giveNumbers(tx, { ids: moved, ...given });
  for (const { admissionId, userId, number, fullName, address } of numbered) {
    if (userId)
      await notify(platform, tx, {
        userId,
        category: 'studentProfile',
        message: `Your matric number is ${number}. You can log in with it`,
      });
    if (address)
      await platform.mail.queue(tx, {
        kind: 'matric-number',
        subjectKind: 'admission',
        subjectId: admissionId,
        to: { name: fullName, address },
        content: matricEmail(fullName, number, platform.settings.publicUrl),
      });
  }
  return numbered.map(({ admissionId }) => admissionId);
}

/** For a candidate of a student type whose numbers are given as each is cleared. Does nothing for others, or while a gate is closed. */
export async function matriculateAtClearance(
  platform: Platform,
  tx: Queryable,
  { admissionId, ...given }: Omit<Matriculating, 'ids'> & { readonly admissionId: string },
): Promise<void> {
  const [candidate] = await scopesOf(tx, { ids: [admissionId] });
  if (candidate?.numbersAtClearance) await matriculate(platform, tx, { ids: [admissionId], ...given });
}

/** @throws Problem 409 where the list is another than that of the trial */
export async function assign(
  platform: Platform,
  { user, ip }: By,
  { scope, trial, digest }: { readonly scope: MatricScope; readonly trial: boolean; readonly digest?: string },
): Promise<Assigned> {
  const listed = await waitingIn(platform, scope);
  if (trial) return { ...listed, given: 0 };
  if (digest !== listed.digest)
    throw new Problem(409, 'The list has changed since the trial. Please look at it again', {
      title: 'Nothing was given!',
    });
  const ids = listed.rows.filter(({ problem }) => problem === null).map(({ admissionId }) => admissionId);
  let given = 0;
  for (let start = 0; start < ids.length; start += SLICE) {
    given += await platform.database.transaction(async (tx) => {
      const locked = await lockCleared(tx, { ids: ids.slice(start, start + SLICE) });
      return (
        await matriculate(platform, tx, {
          ids: locked.map(({ id }) => id),
          actor: actorOf(user),
          ip,
          now: platform.now(),
        })
      ).length;
    });
  }
  platform.mail.prompt();
  return { ...listed, given };
}

/** The digest says who gets which number. */
async function waitingIn(
  platform: Platform,
  { studentTypeId, sessionId, departmentId }: MatricScope,
): Promise<Omit<Assigned, 'given'>> {
  const { database } = platform;
  const found = await listWaiting(database, {
    studentTypeId,
    sessionId,
    departmentId: departmentId ?? null,
    limit: MOST,
  });
  const closed = await standsBefore(platform, database, found);
  const serials = new Map<string, number>();
  const numberAfter = (scope: string, last: number): string => {
    const serial = (serials.get(scope) ?? last) + 1;
    serials.set(scope, serial);
    return numberIn(scope, serial);
  };
  const rows = found.map(({ admissionId, fullName, regNumber, department, scope, last }): WaitingForNumber => {
    const problem = closed.get(admissionId) ?? null;
    return {
      admissionId,
      fullName,
      regNumber,
      department,
      number: problem === null ? numberAfter(scope!, last) : null,
      problem,
    };
  });
  const digest = jsonHash(rows.map(({ admissionId, number }) => [admissionId, number]));
  return { digest, rows, waiting: (found[0]?.waiting ?? 0) - rows.length };
}
