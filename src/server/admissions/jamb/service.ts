import type { JambList } from '#catalogue/registry/entrances.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { importEntries, type ImportReport, type ImportRequest } from './importing.ts';
import { candidateReader, type Candidate, type JambListRow } from './listRow.ts';
import { readResult, settled, type PutmeResult, type PutmeRow } from './putme.ts';
import { findCandidate as findStatement, formulaOfSession, upsertCandidates, upsertResults, listCandidates, listResults } from './sql.ts';

export type { ImportReport, ImportRequest, JambListRow, PutmeRow };

export const LIST_NAMES: Readonly<Record<JambList, string>> = { UTME: 'UTME', DE: 'Direct Entry' };

/** A registration number is on one list of a session only. */
export const importJambList = (tx: Queryable, lookups: Pick<Lookups, 'list'>, list: JambList, request: ImportRequest<JambListRow>): Promise<ImportReport> =>
  importEntries(tx, request, {
    lock: `jamb ${request.sessionId}`,
    read: candidateReader(lookups, list),
    async load(numbers) {
      const rows = await listCandidates(tx, { sessionId: request.sessionId, registrationNumbers: numbers });
      const stored = new Map(rows.map(({ entry }) => entry as Candidate).map((candidate) => [candidate.registrationNumber, candidate]));
      return {
        stored,
        settle(entry) {
          const other = stored.get(entry.registrationNumber);
          if (!other || other.list === list) return { entry };
          return { errors: [{ column: 'registrationNumber', message: `${entry.registrationNumber} is on the ${LIST_NAMES[other.list]} list` }] };
        },
      };
    },
    upsert: upsertCandidates,
  });

export const importPutmeResults = (tx: Queryable, request: ImportRequest<PutmeRow>): Promise<ImportReport> =>
  importEntries(tx, request, {
    lock: `jamb ${request.sessionId}`,
    read: readResult,
    async load(numbers) {
      const [session] = await formulaOfSession(tx, { sessionId: request.sessionId });
      const rows = await listResults(tx, { sessionId: request.sessionId, registrationNumbers: numbers });
      const utmeScores = new Map(rows.map(({ registration_number, utme_score }) => [registration_number, utme_score!]));
      return {
        stored: new Map(rows.filter(({ entry }) => entry !== null).map(({ registration_number, entry }) => [registration_number, entry as PutmeResult])),
        settle: (entry) => settled(entry, utmeScores.get(entry.registrationNumber), session?.aggregate_formula ?? ''),
      };
    },
    upsert: upsertResults,
  });

export interface ListedCandidate {
  readonly list: JambList;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
}

export async function findCandidate(db: Queryable, sessionId: number, registrationNumber: string): Promise<ListedCandidate | undefined> {
  const [row] = await findStatement(db, { sessionId, registrationNumber });
  return row && { ...row, list: row.list as JambList };
}
