import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { overCeiling } from './ceilings.ts';
import { lockSeats, seatlessAdmission } from './sql.ts';

/** Steps of an officer that give a place to somebody who holds none. */
const TAKES_A_SEAT: ReadonlySet<string> = new Set(['reopen', 'readmit']);

/** The seats are locked before the record, as an offer does it. @throws Problem 409 where a quota has no place left */
export async function requireSeat(tx: Queryable, admissionId: string, step: string): Promise<void> {
  if (!TAKES_A_SEAT.has(step)) return;
  const [place] = await seatlessAdmission(tx, { admissionId });
  if (!place) return;
  await lockSeats(tx, { sessionId: place.sessionId });
  const { sessionId, departmentId, programmeId, levelId: level } = place;
  if (departmentId === null || programmeId === null) return;
  const why = await overCeiling(tx, sessionId, { departmentId, programmeId, level });
  if (why) throw new Problem(409, `There is no place: ${why}`, { title: 'Not done!' });
}
