import type { Facts } from '#rules/finance/selector.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { BookedRule } from '../charges/service.ts';

export type AssignmentRow = RowOf<'fee-assignment-by-id'>;

export interface StoredLine {
  readonly feeId: number;
  readonly amountKobo: number;
  readonly isOffered: boolean;
}

export const linesOf = ({ lines }: Pick<AssignmentRow, 'lines'>): readonly StoredLine[] => lines as StoredLine[];

/** As the rules of the college read it. `reachesPaid` is of what is being published. */
export const ruleOf = (row: AssignmentRow, reachesPaid = false): BookedRule => ({
  id: row.id,
  programmeId: row.programmeId,
  departmentId: row.departmentId,
  levelId: row.levelId,
  entrySessionId: row.entrySessionId,
  isIndigene: row.isIndigene,
  tag: row.tag,
  genderId: row.genderId,
  lines: linesOf(row),
  reachesPaid,
});

/** By session, student type and purpose: what is compared with one another. */
export const groupsOf = (drafts: readonly AssignmentRow[]): AssignmentRow[][] =>
  Object.values(
    Object.groupBy(drafts, ({ sessionId, studentTypeId, purpose }) => [sessionId, studentTypeId, purpose].join('/')),
  ).map((group) => group!);

type FactColumns = Pick<
  RowOf<'students-who-pay'>,
  'programmeId' | 'departmentId' | 'levelId' | 'entrySessionId' | 'isIndigene' | 'tags' | 'genderId'
>;

export const factsOf = (row: FactColumns): Facts => ({
  programmeId: row.programmeId,
  departmentId: row.departmentId,
  levelId: row.levelId,
  entrySessionId: row.entrySessionId,
  isIndigene: row.isIndigene,
  tags: row.tags as string[],
  genderId: row.genderId,
});
