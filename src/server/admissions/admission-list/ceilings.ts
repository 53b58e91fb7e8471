import { exceeded, overCeilings, type Ceilings, type PlaceTaken } from '#rules/admissions/ceilings.ts';
import type { RightRow, Slice } from '../../kit/upload/target.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { ceilingOfCollege, ceilingsOfProgrammes, newPlacesOfUpload, refuseOver } from './ceilingsSql.ts';
import { lockSeats } from './sql.ts';

const ceilingsOf = async (db: Queryable, sessionId: number): Promise<Ceilings> => ({
  programmes: await ceilingsOfProgrammes(db, { sessionId }),
  college: (await ceilingOfCollege(db, { sessionId }))[0] ?? null,
});

/**
 * Call it in the transaction that has offered places, with the session's seats locked.
 * @throws Problem 409 where the programme, its regulator or the college has fewer: nobody is offered any of them then
 */
export async function requireWithinCeilings(
  tx: Queryable,
  sessionId: number,
  departmentIds: ReadonlySet<number>,
): Promise<void> {
  if (departmentIds.size === 0) return;
  const { programmes, college } = await ceilingsOf(tx, sessionId);
  const [why] = programmes.flatMap((programme) =>
    departmentIds.has(programme.departmentId) ? (exceeded(programme, college) ?? []) : [],
  );
  if (why) throw new Problem(409, `Nobody is offered admission: ${why}`, { title: 'Invalid Action!' });
}

/** Why another place of a programme would go over a quota now, with the session's seats locked; undefined where there is one. */
export async function overCeiling(tx: Queryable, sessionId: number, place: PlaceTaken): Promise<string | undefined> {
  return overCeilings([place], await ceilingsOf(tx, sessionId)).get(place);
}

/** New rows of a list that go over a ceiling are refused, each with which. @returns the numbers of the refused */
export async function refuseOverCeilings(
  tx: Queryable,
  sessionId: number,
  slice: Slice,
  column: string | null,
): Promise<ReadonlySet<number>> {
  const over = overCeilings(
    await newPlacesOfUpload(tx, { uploadId: slice.uploadId, through: slice.through }),
    await ceilingsOf(tx, sessionId),
  );
  const refused = [...over].flatMap(([{ number }, message]) =>
    number > slice.after ? [{ number, mistakes: [{ column, message }] }] : [],
  );
  if (refused.length > 0) await refuseOver(tx, { uploadId: slice.uploadId, refused });
  return new Set(refused.map(({ number }) => number));
}

/** While the rows are written nobody else gives seats; what was free at the trial may be gone. @returns the rows that still fit */
export async function stillWithin(
  tx: Queryable,
  sessionId: number,
  slice: Slice,
  rows: readonly RightRow[],
  column: string | null,
): Promise<readonly RightRow[]> {
  await lockSeats(tx, { sessionId });
  const refused = await refuseOverCeilings(tx, sessionId, slice, column);
  return rows.filter(({ number }) => !refused.has(number));
}
