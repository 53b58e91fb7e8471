import { actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { noSuchSession, SESSION, sessionsOfUpload } from '../../uploadedSession.ts';
import type { RightRow, UploadTarget } from '../../../kit/upload/target.ts';
import { readResult } from '../putme.ts';
import { importPutmeResults, lockSession } from '../service.ts';
import {
  markUnknown,
  noteResults,
  removeResults,
  restoreResults,
  rowsAsShown,
  sparedResults,
  uploadedResults,
} from './sql.ts';

const ROWS_AT_ONCE = 50;

const HEADINGS = { registrationNumber: 'Registration number', putmeScore: 'Score' } as const;

interface Stored {
  readonly session_id: number;
  readonly registration_number: string;
  readonly putme_score: number;
}

/** Scores of candidates of the session that is open; what follows from a score is computed as it is written. */
export function resultUpload({ now }: Platform): UploadTarget {
  const changed = ({ user, ip }: By) => ({ now: now(), actor: actorOf(user), ip });
  return {
    headings: HEADINGS,
    marks: SESSION,
    aliases: { 'post utme score': HEADINGS.putmeScore },
    rowsAtOnce: ROWS_AT_ONCE,
    nameOf: (_field, value) => (value === null || value === undefined ? null : String(value)),
    judgeFor: async (db) => {
      const sessions = await sessionsOfUpload(db);
      return (cells) => {
        const id = sessions.of(cells);
        if (id === undefined) return { mistakes: { '/session': noSuchSession(cells) } };
        const read = readResult({
          registrationNumber: cells[HEADINGS.registrationNumber] ?? '',
          putmeScore: cells[HEADINGS.putmeScore] ?? '',
        });
        if ('errors' in read)
          return { mistakes: Object.fromEntries(read.errors.map(({ column, message }) => [`/${column}`, message])) };
        return {
          record: {
            session_id: id,
            registration_number: read.entry.registrationNumber,
            putme_score: read.entry.putmeScore,
          },
        };
      };
    },
    async compare(tx, slice, verdicts) {
      await uploadedResults.judge(tx, slice, verdicts);
      await (await sessionsOfUpload(tx)).refuseOthers(tx, slice);
      await markUnknown(tx, { ...slice, heading: HEADINGS.registrationNumber });
    },
    async write(tx, slice, rows, by) {
      for (const [sessionId, each] of Map.groupBy(rows, (row) => storedOf(row).session_id)) {
        await lockSession(tx, sessionId);
        const asShown = new Set((await rowsAsShown(tx, { ...slice })).map(({ number }) => number));
        const numbers = await writeResults(
          tx,
          sessionId,
          each.filter(({ number }) => asShown.has(number)),
          changed(by),
        );
        await noteResults(tx, { uploadId: slice.uploadId, numbers });
      }
    },
    undo: {
      ...sparedResults,
      restore: (tx, slice, by) => restoreResults(tx, { ...slice, ...changed(by) }),
      remove: (tx, slice, by) => removeResults(tx, { ...slice, ...changed(by) }),
    },
    changed: async () => undefined,
  };
}

/** What follows from a score is computed by the import. @returns the rows that it took */
async function writeResults(
  tx: Queryable,
  sessionId: number,
  rows: readonly RightRow[],
  changed: { readonly now: Date; readonly actor: string; readonly ip: string },
): Promise<number[]> {
  const typed = rows.map((row) => ({
    registrationNumber: storedOf(row).registration_number,
    putmeScore: storedOf(row).putme_score,
  }));
  const { errors } = await importPutmeResults(tx, { sessionId, rows: typed, commit: true, ...changed });
  const wrong = new Set(errors.map(({ row }) => row - 1));
  return rows.flatMap(({ number }, index) => (wrong.has(index) ? [] : [number]));
}

const storedOf = ({ record }: RightRow) => record as Stored;
