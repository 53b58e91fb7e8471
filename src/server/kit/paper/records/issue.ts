import { jsonHash } from '../../../platform/jsonHash.ts';
import { newSecret } from '../../../platform/auth/secret.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RowOf } from '../../../platform/database/describedSql.ts';
import {
  insertRecord,
  lockPaper,
  revokeRecord,
  revokeRecordsAbout,
  revokeRecordsOfStudent,
  validRecord,
} from './sql.ts';

/** Of one kind and subject one paper is valid. */
export interface PaperOf {
  readonly kind: string;
  readonly subjectKind: string;
  readonly subjectId: string;
}

export interface Issuing extends PaperOf {
  /** Begins its number: 'CRF/2026/'. */
  readonly prefix: string;
  /** All that it says: one that would say something else is another paper. */
  readonly says: unknown;
  /** What the page says who scans its code. */
  readonly facts: object;
  readonly studentId: string | null;
  readonly now: Date;
}

export type IssuedRecord = RowOf<'valid-document-record'>;

/** What says the same keeps its number and its code; what says something else takes its place. */
export async function issueRecord(
  tx: Queryable,
  { says, prefix, facts, studentId, now, kind, subjectKind, subjectId }: Issuing,
): Promise<IssuedRecord> {
  const of = { kind, subjectKind, subjectId };
  const hash = jsonHash(says);
  await lockPaper(tx, { paper: `paper ${kind} ${subjectKind} ${subjectId}` });
  const [before] = await validRecord(tx, of);
  if (before?.hash === hash) return before;
  if (before) await revokeRecord(tx, { ...of, now, because: null });
  const [made] = await insertRecord(tx, {
    ...of,
    prefix,
    code: newSecret(),
    hash,
    facts,
    studentId,
    replaces: before?.id ?? null,
    now,
  });
  return made!;
}

/** Its code then says that it is revoked, and why where that may be told to anybody. Printed again, it is another paper. Call it in the transaction of what takes it back. */
export async function revokePaper(tx: Queryable, of: PaperOf, now: Date, because?: string): Promise<void> {
  await revokeRecord(tx, { ...of, now, because: because ?? null });
}

interface PapersOf {
  readonly studentId: string;
  readonly kinds: readonly string[];
  /** Those from before rest on something else. */
  readonly since: Date;
}

/** As `revokePaper`, all of a student that were printed since then. */
export async function revokePapersOf(
  tx: Queryable,
  { kinds, ...of }: PapersOf,
  now: Date,
  because: string,
): Promise<void> {
  await revokeRecordsOfStudent(tx, { ...of, kinds: [...kinds], now, because });
}

/** As `revokePaper`, all that were printed about some subjects of a kind. */
export async function revokePapersAbout(
  tx: Queryable,
  subjectKind: string,
  subjectIds: readonly string[],
  now: Date,
): Promise<void> {
  await revokeRecordsAbout(tx, { subjectKind, subjectIds, now });
}
