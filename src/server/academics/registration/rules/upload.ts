import { studentUnitLoads } from '#contract/academics/registration-rules.ts';
import { formSheet, type FormSheet } from '../../../kit/forms/rows.ts';
import { aliasesOf, completing } from '../../../kit/upload/completing.ts';
import type { SheetRow } from '../../../kit/sheet/reading.ts';
import { verdictOn } from '../../../kit/upload/judging.ts';
import type { JudgedRow, UploadTarget } from '../../../kit/upload/target.ts';
import { actorOf, type By, type User } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mistakeAt } from '../../../platform/problem.ts';
import { NOT_SEEN, requireSeen } from './reach.ts';
import { judgeStudentLoad, loadColumns, NOBODY } from './service.ts';
import { toggleLoad } from './sql.ts';
import { loadOwner, studentsOfNumbers, uploadedLoads } from './uploadSql.ts';

const ROWS_AT_ONCE = 50;
const FAILED = 'Not saved!';

/** The list's own file says which loads are switched off; what says nothing of it counts, as on the form. */
const STATUS = { active: 'Status' } as const;

function isActive(cell = 'active'): boolean {
  const status = cell.trim().toLowerCase() || 'active';
  if (status !== 'active' && status !== 'inactive')
    throw mistakeAt('/active', 'please write Active or Inactive', FAILED);
  return status === 'active';
}

/** What the list says where no day ends a load. */
const NO_DAY = studentUnitLoads.declared.columns['until']!.none;

/** Students' own loads. A row of somebody whom the caller does not reach is a mistake at the number. */
export function loadUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'student-unit-load');
  const until = sheet.headings['until']!;
  const by = ({ user, ip }: By) => ({ now: platform.now(), actor: actorOf(user), ip });
  const { undo } = uploadedLoads;
  return {
    ...sheet,
    marks: STATUS,
    aliases: aliasesOf(studentUnitLoads.declared, sheet.headings),
    complete: (db, rows) => complete(db, rows, sheet),
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async () => (cells) =>
      verdictOn(sheet, cells[until] === NO_DAY ? { ...cells, [until]: '' } : cells, (answers) => {
        const typed = judgeStudentLoad(platform, answers);
        return { number: typed.number.trim(), ...loadColumns(typed), active: isActive(cells[STATUS.active]) };
      }),
    compare: async (tx, slice, verdicts, { user }) =>
      uploadedLoads.judge(tx, slice, await withStudents(tx, user, verdicts, sheet.headings['number']!)),
    write: (tx, slice, rows, caller) => uploadedLoads.write(tx, slice, rows, by(caller)),
    answersOf,
    undo: {
      ...undo,
      guardFor: async (tx, user) => async (id) => {
        const [owner] = await loadOwner(tx, { id: Number(id) });
        if (owner) await requireSeen(tx, user, owner.studentId, owner.sessionId);
      },
      restore: (tx, slice, caller) => undo.restore(tx, slice, by(caller)),
      remove: (tx, slice, caller) => undo.remove(tx, slice, by(caller)),
      switchOff: (tx, id, caller) => toggleLoad(tx, { id: Number(id), active: false, ...by(caller) }),
    },
    changed: async () => undefined,
  };
}

const answersOf = ({ min_units, max_units, until, reason }: Readonly<Record<string, unknown>>) => ({
  minUnits: min_units,
  maxUnits: max_units,
  until,
  reason,
});

/** A file without the column of the status switches on; an empty cell in it leaves the load as it is. */
async function complete(db: Queryable, rows: readonly SheetRow[], sheet: FormSheet): Promise<readonly SheetRow[]> {
  const saysStatus = rows.some(({ cells }) => STATUS.active in cells);
  const headings = saysStatus ? { ...sheet.headings, ...STATUS } : sheet.headings;
  const named = new Map(rows.map(({ number, cells }) => [number, sheet.read(cells).answers]));
  const wanted = [...named].map(([row, { number, sessionId }]) => ({ row, number, sessionId }));
  const students = new Map(
    (await studentsOfNumbers(db, { wanted, isAll: true, userId: NO_USER })).map((each) => [each.row, each.id]),
  );
  const fill = completing(
    {
      headings,
      nameOf: (field, value) => (field === 'active' ? nameOfStatus(value) : sheet.nameOf(field, value)),
      answersOf: (values) => ({ ...answersOf(values), active: values['active'] }),
    },
    uploadedLoads.stored,
    (_, number) => {
      const { sessionId, semesterId } = named.get(number)!;
      return students.has(number)
        ? { student_id: students.get(number), session_id: sessionId, semester_id: semesterId }
        : undefined;
    },
  );
  // Whether the caller reaches the student is judged of every row.
  return (await fill(db, rows)).map(({ stored: _, ...row }) => row);
}

const NO_USER = '00000000-0000-0000-0000-000000000000';

const nameOfStatus = (active: unknown): string => (active ? 'Active' : 'Inactive');

/** A number becomes the student's id: one statement for all rows. */
async function withStudents(
  tx: Queryable,
  { userId, claims }: User,
  verdicts: readonly JudgedRow[],
  column: string,
): Promise<JudgedRow[]> {
  const wanted = verdicts.flatMap(({ number: row, record }) =>
    record ? [{ row, number: record['number'], sessionId: record['session_id'] }] : [],
  );
  const found = await studentsOfNumbers(tx, { wanted, isAll: claims.has('school-setup'), userId });
  const byRow = new Map(found.map((student) => [student.row, student]));
  return verdicts.map((verdict) => {
    if (!verdict.record) return verdict;
    const student = byRow.get(verdict.number);
    if (!student?.sees) return { number: verdict.number, mistakes: [{ column, message: student ? NOT_SEEN : NOBODY }] };
    const { number: _, ...record } = verdict.record;
    return { number: verdict.number, record: { ...record, student_id: student.id } };
  });
}
