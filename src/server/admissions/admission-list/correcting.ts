import { NOT_ACCEPTED } from '#contract/admissions/states.ts';
import type { PlaceRecord } from '#contract/admissions/admission-list.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistyped, notFound, Problem } from '../../platform/problem.ts';
import { correctPlace } from './correctingSql.ts';
import { placeById } from './list.ts';
import { reportNewAddresses } from './newAddress.ts';
import { placeOf, TITLE } from './place.ts';

export async function placeRecord({ database, lookups }: Platform, id: string): Promise<PlaceRecord> {
  const { stateId, studentTypeId, programmeId, departmentId, optionId, ...row } = await load(database, id);
  const { regNumber, fullName, level, admittedOn, offerUntil, email } = row;
  const answers = {
    regNumber,
    fullName,
    studentTypeId,
    programmeId,
    departmentId,
    optionId,
    stateId,
    levelId: level,
    admittedOn,
    offerUntil,
    email,
  };
  return {
    ...row,
    stateOfOrigin: lookups.nameOf('states-of-residence', stateId) ?? null,
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null)),
  };
}

/** The number and the student type are what a place is known by. @throws Problem 404, 409 and 422 */
export async function correctRecord(
  platform: Platform,
  { user, ip }: By,
  { id, revision }: Seen<string>,
  answers: unknown,
): Promise<void> {
  const { database, now } = platform;
  const before = await load(database, id);
  const { reg_number, student_type_id, ...place } = placeOf(judgeForm(platform, 'listed-admission', answers, TITLE));
  const locked = {
    ...(reg_number !== before.regNumber && { '/regNumber': STAYS }),
    ...(student_type_id !== before.studentTypeId && { '/studentTypeId': STAYS }),
  };
  if (Object.keys(locked).length > 0) throw mistyped(locked, TITLE);
  if (!NOT_ACCEPTED.some((state) => state === before.status))
    throw new Problem(422, 'This candidate has accepted. Their place is changed at their record', { title: TITLE });
  const changed = await database.transaction(async (tx) => {
    const corrected = await correctPlace(tx, { id, revision, ...place, now: now(), actor: actorOf(user), ip });
    await reportNewAddresses(platform, tx, corrected);
    return corrected;
  });
  platform.mail.prompt();
  if (changed.length === 0) throw await stale(database, 'admission', id);
}

const STAYS = 'this cannot be changed: a place is known by it';

async function load(db: Queryable, id: string) {
  const [row] = await placeById(db, { id });
  if (!row) throw notFound('There is no such place on an admission list');
  return row;
}
