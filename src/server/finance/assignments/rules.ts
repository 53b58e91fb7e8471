import type { Facts } from '#rules/finance/selector.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { BookedRule } from '../charges/service.ts';
import type { assignmentById } from './sql/reading.ts';
import type { studentsWhoPay } from './sql/students.ts';

export type AssignmentRow = Row<typeof assignmentById.columns>;

export interface StoredLine {
  readonly feeId: number;
  readonly amountKobo: number;
  readonly isOffered: boolean;
}

export const linesOf = ({ lines }: Pick<AssignmentRow, 'lines'>): readonly StoredLine[] => lines as StoredLine[];

/** As the rules of the college read it. `reachesPaid` is of what is being published. */
export const ruleOf = (row: AssignmentRow, reachesPaid = false): BookedRule => ({
  id: row.id,
  programmeId: row.programme_id,
  departmentId: row.department_id,
  levelId: row.levelId,
  entrySessionId: row.entry_session_id,
  isIndigene: row.isIndigene,
  tag: row.tag,
  genderId: row.genderId,
  lines: linesOf(row),
  reachesPaid,
});

/** By session, student type and purpose: what is compared with one another. */
export const groupsOf = (drafts: readonly AssignmentRow[]): AssignmentRow[][] =>
  Object.values(
    Object.groupBy(drafts, ({ session_id, student_type_id, purpose }) =>
      [session_id, student_type_id, purpose].join('/'),
    ),
  ).map((group) => group!);

type FactColumns = Pick<
  Row<typeof studentsWhoPay.columns>,
  'programme_id' | 'department_id' | 'level_id' | 'entry_session_id' | 'is_indigene' | 'tags' | 'gender_id'
>;

export const factsOf = (row: FactColumns): Facts => ({
  programmeId: row.programme_id,
  departmentId: row.department_id,
  levelId: row.level_id,
  entrySessionId: row.entry_session_id,
  isIndigene: row.is_indigene,
  tags: row.tags as string[],
  genderId: row.gender_id,
});
