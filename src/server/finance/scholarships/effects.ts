import type { AwardEffect } from '#contract/finance/scholarships.ts';
import { totalKobo } from '#rules/finance/assignment.ts';
import type { DueLine, PartLine } from '#rules/finance/instalments.ts';
import { awardLines } from '#rules/finance/scholarship.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import { chargesOfStudent, whatIsDue } from '../charges/service.ts';
import { studentsNumbered, type lockScholarship } from './sql.ts';

type Student = Row<typeof studentsNumbered.columns>;
export type ScholarshipRow = Row<typeof lockScholarship.columns>;

export interface Awarded {
  readonly effect: AwardEffect;
  /** Undefined where nothing is awarded. */
  readonly student: Student | undefined;
  readonly lines: readonly PartLine[];
}

/** What awarding would do for each number, in their order. It writes nothing. */
export async function effectsOf(
  db: Queryable,
  scholarship: ScholarshipRow,
  typed: readonly string[],
): Promise<Awarded[]> {
  const numbers = typed.map((number) => number.trim().toUpperCase()).filter((number) => number !== '');
  const students = await studentsNumbered(db, {
    numbers,
    sessionId: scholarship.session_id,
    scholarshipId: scholarship.id,
  });
  const seen = new Set<string>();
  const effects: Awarded[] = [];
  for (const number of numbers) {
    const student = students.find(({ matric_number, reg_number }) => [matric_number, reg_number].includes(number));
    effects.push(await effectOn(db, scholarship, number, student, seen));
  }
  return effects;
}

async function effectOn(
  db: Queryable,
  scholarship: ScholarshipRow,
  number: string,
  student: Student | undefined,
  seen: Set<string>,
): Promise<Awarded> {
  const refused = (problem: string): Awarded => ({
    effect: { number, fullName: student?.full_name ?? null, awardKobo: 0, creditKobo: 0, problem },
    student: undefined,
    lines: [],
  });
  if (!student) return refused('No student of this session has this number');
  if (student.award_state === 'withdrawn') return refused('Had this scholarship, and it was withdrawn');
  if (student.award_state !== null) return refused('Has this scholarship already');
  if (seen.has(student.student_id)) return refused('Is here twice');
  seen.add(student.student_id);
  const { fees, dueKobo } = await schoolFeesOf(db, student, scholarship.session_id);
  if (fees.length === 0) return refused('No school fees are published for this student');
  const { percent, amount_kobo, cap_kobo, fee_ids } = scholarship;
  const terms = { feeIds: fee_ids as number[], percent, amountKobo: amount_kobo, capKobo: cap_kobo };
  const lines = awardLines(fees, terms);
  const awardKobo = totalKobo(lines);
  if (awardKobo === 0) return refused('Nothing of its fees is left to award');
  const creditKobo = Math.max(0, awardKobo - dueKobo);
  return { effect: { number, fullName: student.full_name, awardKobo, creditKobo, problem: null }, student, lines };
}

/** As charged, less what other scholarships pay; by the rules of today where nothing is charged yet. */
async function schoolFeesOf(
  db: Queryable,
  student: Student,
  sessionId: number,
): Promise<{ readonly fees: readonly DueLine[]; readonly dueKobo: number }> {
  const charges = (await chargesOfStudent(db, student.student_id)).filter(isSchoolFeeOf(sessionId));
  if (charges.length > 0) {
    const fees = charges.map(({ fee_id, charged_kobo, awarded_kobo, is_splittable, rank }) => ({
      feeId: fee_id,
      amountKobo: charged_kobo - awarded_kobo,
      isSplittable: is_splittable,
      rank,
    }));
    return {
      fees,
      dueKobo: Math.max(
        0,
        charges.reduce((sum, { due_kobo }) => sum + due_kobo, 0),
      ),
    };
  }
  const fees = await rulesFor(db, student, sessionId);
  return { fees, dueKobo: totalKobo(fees) };
}

export const isSchoolFeeOf =
  (sessionId: number) =>
  ({ session_id, purpose, occasion }: { session_id: number; purpose: string; occasion: string }): boolean =>
    session_id === sessionId && purpose === 'school' && occasion === '';

export const rulesFor = async (db: Queryable, student: Student, sessionId: number) =>
  (
    await whatIsDue(db, 'school', {
      studentTypeId: student.student_type_id,
      sessionId,
      facts: {
        programmeId: student.programme_id,
        departmentId: student.department_id,
        levelId: student.level_id,
        entrySessionId: student.entry_session_id,
        isIndigene: student.is_indigene,
        tags: student.tags as string[],
        genderId: student.gender_id,
      },
    })
  ).fees;
