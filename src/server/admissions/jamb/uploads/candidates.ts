import type { JambList } from '#catalogue/registry/entrances.ts';
import { actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireOpenSession } from '../../../school/sessions/service.ts';
import type { Slice, UploadTarget } from '../../../kit/upload/target.ts';
import { candidateReader } from '../listRow.ts';
import { answersOf, headingsOf, nameIn, verdictOf } from './candidateSheet.ts';
import { rescore } from '../service.ts';
import { refuseOtherList, rescoredIn, uploadedCandidates } from './sql.ts';

/** So many candidates are judged and compared in a few milliseconds. */
const ROWS_AT_ONCE = 50;

/** Candidates of the session that is open. */
export function candidateUpload(platform: Platform, list: JambList): UploadTarget {
  const { lookups, now } = platform;
  const headings = headingsOf(list);
  const changed = ({ user, ip }: By) => ({ now: now(), actor: actorOf(user), ip });
  return {
    headings,
    answersOf,
    nameOf: nameIn(lookups),
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db) => {
      const { id: sessionId } = await requireOpenSession(db);
      const read = candidateReader(lookups, list);
      return (cells) => verdictOf(read, cells, headings, sessionId);
    },
    async compare(tx, slice, verdicts) {
      await uploadedCandidates.judge(tx, slice, verdicts);
      await refuseOtherList(tx, { ...slice, heading: headings['registrationNumber']! });
    },
    async write(tx, slice, rows, by) {
      await uploadedCandidates.write(tx, slice, rows, changed(by));
      await rescoreIn(tx, slice, changed(by));
    },
    undo: {
      ...uploadedCandidates.undo,
      async restore(tx, slice, by) {
        await uploadedCandidates.undo.restore(tx, slice, changed(by));
        await rescoreIn(tx, slice, changed(by));
      },
      remove: (tx, slice, by) => uploadedCandidates.undo.remove(tx, slice, changed(by)),
    },
    changed: async () => undefined,
  };
}

async function rescoreIn(
  tx: Queryable,
  slice: Slice,
  given: { readonly now: Date; readonly actor: string; readonly ip: string },
): Promise<void> {
  for (const [sessionId, rows] of Map.groupBy(await rescoredIn(tx, { ...slice }), ({ session_id }) => session_id)) {
    await rescore(
      tx,
      sessionId,
      rows.map(({ registration_number }) => registration_number),
      given,
    );
  }
}
