import type { JambList } from '#catalogue/registry/entrances.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { importEntries, type ImportReport, type ImportRequest } from './importing.ts';
import { candidateReader, type Candidate, type JambListRow } from './listRow.ts';
import { formulaOf, gradePointsFor } from '../formulas/service.ts';
import { readResult, settled, type PutmeResult, type PutmeRow } from './putme.ts';
import {
  findCandidate as findStatement,
  upsertCandidates,
  upsertResults,
  listCandidates,
  listResults,
  lockImport,
  scoresOf,
} from './sql.ts';

export type { ImportReport, ImportRequest, JambListRow, PutmeRow };

export const LIST_NAMES: Readonly<Record<JambList, string>> = { UTME: 'UTME', DE: 'Direct Entry' };

const lockOf = (sessionId: number) => ({ name: `jamb ${sessionId}` });

/** Until the transaction ends, no list and no score of the session changes otherwise. */
export const lockSession = (tx: Queryable, sessionId: number) => lockImport(tx, lockOf(sessionId));

/** A registration number is on one list of a session only. */
export const importJambList = (
  tx: Queryable,
  lookups: Pick<Lookups, 'list'>,
  list: JambList,
  request: ImportRequest<JambListRow>,
): Promise<ImportReport> =>
  importEntries(tx, request, {
    lock: lockOf(request.sessionId).name,
    read: candidateReader(lookups, list),
    async load(numbers) {
      const rows = await listCandidates(tx, { sessionId: request.sessionId, registrationNumbers: numbers });
      const stored = new Map(
        rows.map(({ entry }) => entry as Candidate).map((candidate) => [candidate.registrationNumber, candidate]),
      );
      return {
        stored,
        settle(entry) {
          const other = stored.get(entry.registrationNumber);
          if (!other || other.list === list) return { entry };
          return {
            errors: [
              {
                column: 'registrationNumber',
                message: `${entry.registrationNumber} is on the ${LIST_NAMES[other.list]} list`,
              },
            ],
          };
        },
      };
    },
    upsert: upsertCandidates,
  });

/** Each result keeps the formula that it was made with. */
export const importPutmeResults = (tx: Queryable, request: ImportRequest<PutmeRow>): Promise<ImportReport> =>
  importEntries(tx, request, {
    lock: lockOf(request.sessionId).name,
    read: readResult,
    async load(numbers) {
      const formula = await formulaOf(tx, request.sessionId);
      const rows = await listResults(tx, {
        sessionId: request.sessionId,
        registrationNumbers: numbers,
        gradePoints: gradePointsFor(formula.terms),
      });
      const others = new Map(
        rows.map(({ registrationNumber, utmeScore, oLevelPoints }) => [
          registrationNumber,
          { utmeScore: utmeScore!, oLevelPoints },
        ]),
      );
      return {
        stored: new Map(
          rows
            .filter(({ entry }) => entry !== null)
            .map(({ registrationNumber, entry }) => [registrationNumber, entry as PutmeResult]),
        ),
        settle: (entry) => settled(entry, others.get(entry.registrationNumber), formula),
      };
    },
    upsert: upsertResults,
  });

/** What was computed from a UTME score follows it. */
export async function rescore(
  tx: Queryable,
  sessionId: number,
  registrationNumbers: readonly string[],
  given: Pick<ImportRequest<never>, 'actor' | 'ip' | 'now'>,
): Promise<void> {
  const scored = await scoresOf(tx, { sessionId, registrationNumbers });
  const rows = scored.map(({ registrationNumber, putmeScore }) => ({
    registrationNumber,
    putmeScore,
  }));
  if (rows.length > 0) await importPutmeResults(tx, { sessionId, rows, commit: true, ...given });
}

export interface ListedCandidate {
  readonly list: JambList;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
}

export async function findCandidate(
  db: Queryable,
  sessionId: number,
  registrationNumber: string,
): Promise<ListedCandidate | undefined> {
  const [row] = await findStatement(db, { sessionId, registrationNumber });
  return row && { ...row, list: row.list as JambList };
}
