import type { Assignment } from '#rules/finance/assignment.ts';
import type { Facts } from '#rules/finance/selector.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { assignmentById } from './sql/reading.ts';
import type { studentsWhoPay } from './sql/students.ts';

export type AssignmentRow = Row<typeof assignmentById.columns>;

export interface StoredLine {
  readonly feeId: number;
  readonly amountKobo: number;
  readonly isOffered: boolean;
}

export const linesOf = ({ lines }: Pick<AssignmentRow, 'lines'>): readonly StoredLine[] => lines as StoredLine[];

/** As the rules of the college read it. What is offered is owed by nobody. */
export const ruleOf = (row: AssignmentRow): Assignment => ({
  ...everyLineOf(row),
  lines: linesOf(row).filter(({ isOffered }) => !isOffered),
});

export const everyLineOf = (row: AssignmentRow): Assignment => ({
  id: row.id,
  programmeId: row.programme_id,
  departmentId: row.department_id,
  levelId: row.levelId,
  entrySessionId: row.entry_session_id,
  isIndigene: row.isIndigene,
  tag: row.tag,
  genderId: row.genderId,
  lines: linesOf(row),
});

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
