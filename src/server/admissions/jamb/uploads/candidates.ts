import { normaliseJambNumber } from '#rules/jambNumber.ts';
import type { JambList } from '#catalogue/registry/entrances.ts';
import { actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { noSuchSession, SESSION, sessionsOfUpload } from '../../uploadedSession.ts';
import { completing } from '../../../kit/upload/completing.ts';
import type { Slice, Some, UploadTarget } from '../../../kit/upload/target.ts';
import { candidateReader } from '../listRow.ts';
import { AGGREGATE, answersOf, headingsOf, nameIn, verdictOf } from './candidateSheet.ts';
import { otherHeadingsOf } from './otherHeadings.ts';
import { rescore } from '../service.ts';
import { movedEmail } from './movedEmail.ts';
import { absentCandidates, movedIn, movedRows } from './movedSql.ts';
import { refuseOtherList, rescoredIn, uploadedCandidates } from './sql.ts';

/** So many candidates are judged and compared in a few milliseconds: with 50 others' pages took 2.4 times as long on the embedded database. */
const ROWS_AT_ONCE = 20;

/** Candidates of the session that is open. */
export function candidateUpload(platform: Platform, list: JambList): UploadTarget {
  const { lookups, now } = platform;
  const headings = headingsOf(list);
  const changed = ({ user, ip }: By) => ({ now: now(), actor: actorOf(user), ip });
  return {
    headings,
    answersOf,
    nameOf: nameIn(lookups),
    needed: ['registrationNumber'],
    marks: list === 'UTME' ? { ...SESSION, ...AGGREGATE } : SESSION,
    ...otherHeadingsOf(list),
    async complete(db, rows) {
      const sessions = await sessionsOfUpload(db);
      const filled = completing(
        { headings, answersOf, nameOf: nameIn(lookups), derived: ['totalScore'] },
        uploadedCandidates.stored,
        (cells) => {
          const number = normaliseJambNumber(cells[headings['registrationNumber']!] ?? '');
          const sessionId = sessions.of(cells);
          return number && sessionId !== undefined ? { session_id: sessionId, registration_number: number } : undefined;
        },
      );
      return filled(db, rows);
    },
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db) => {
      const sessions = await sessionsOfUpload(db);
      const read = candidateReader(lookups, list);
      return (cells) => {
        const sessionId = sessions.of(cells);
        return sessionId === undefined
          ? { mistakes: { '/session': noSuchSession(cells) } }
          : verdictOf(read, cells, headings, sessionId);
      };
    },
    async compare(tx, slice, verdicts) {
      await uploadedCandidates.judge(tx, slice, verdicts);
      await (await sessionsOfUpload(tx)).refuseOthers(tx, slice);
      await refuseOtherList(tx, { ...slice, heading: headings['registrationNumber']! });
    },
    async write(tx, slice, rows, by) {
      await uploadedCandidates.write(tx, slice, rows, changed(by));
      await rescoreIn(tx, slice, changed(by));
      await mailMoved(platform, tx, slice);
    },
    asked: (db, uploadId, limit) => someOf(movedRows(db, { uploadId, limit }), ({ number }) => number),
    absent: (db, uploadId, limit) =>
      someOf(absentCandidates(db, { uploadId, list, limit }), (row) => [
        row.registrationNumber,
        row.lastname,
        row.firstname,
        row.middlename,
      ]),
    undo: {
      ...uploadedCandidates.undo,
      async restore(tx, slice, by) {
        await uploadedCandidates.undo.restore(tx, slice, changed(by));
        await rescoreIn(tx, slice, changed(by));
      },
      remove: (tx, slice, by) => uploadedCandidates.undo.remove(tx, slice, changed(by)),
    },
    changed: async () => platform.mail.prompt(),
  };
}

/** Each row says how many there are in all. */
async function someOf<Row extends { readonly all: number }, Shown>(
  found: Promise<readonly Row[]>,
  shown: (row: Row) => Shown,
): Promise<Some<Shown>> {
  const rows = await found;
  return { count: rows[0]?.all ?? 0, rows: rows.map(shown) };
}

/** Whoever has begun a form and has another course now is told, and chooses: the form stays as they filled it in. */
async function mailMoved(platform: Platform, tx: Queryable, slice: Slice): Promise<void> {
  for (const moved of await movedIn(tx, { ...slice })) {
    await platform.mail.queue(tx, {
      kind: 'listed-course-changed',
      subjectKind: 'application',
      subjectId: moved.applicationId,
      to: { name: moved.fullName, address: moved.email },
      content: movedEmail(platform.settings, moved),
    });
  }
}

async function rescoreIn(
  tx: Queryable,
  slice: Slice,
  given: { readonly now: Date; readonly actor: string; readonly ip: string },
): Promise<void> {
  for (const [sessionId, rows] of Map.groupBy(await rescoredIn(tx, { ...slice }), ({ sessionId }) => sessionId)) {
    await rescore(
      tx,
      sessionId,
      rows.map(({ registrationNumber }) => registrationNumber),
      given,
    );
  }
}
