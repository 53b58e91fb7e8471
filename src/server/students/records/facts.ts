import admissionWork from '#work/admission.json' with { type: 'json' };
import type { StudentFacts } from '#contract/students/records.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { studentById, studentOfAdmission, studentOfUser } from './sql/record.ts';

export type Student = Row<typeof studentById.columns>;

export const studentOf = async (db: Queryable, userId: string): Promise<Student | undefined> =>
  (await studentOfUser(db, { id: userId }))[0];

/** @throws Problem 404 for who has no record yet */
export async function studentAdmitted(db: Queryable, admissionId: string): Promise<Student> {
  const [student] = await studentOfAdmission(db, { id: admissionId });
  if (!student) throw notFound('There is no student record yet');
  return student;
}

/** @throws Problem 404 */
export async function studentNamed(db: Queryable, studentId: string): Promise<Student> {
  const [student] = await studentById(db, { id: studentId });
  if (!student) throw notFound('There is no such student');
  return student;
}

export function factsOf({ lookups }: Pick<Platform, 'lookups'>, student: Student): StudentFacts {
  const {
    student_id,
    admission_id,
    full_name,
    surname,
    firstname,
    middlename,
    gender_id,
    state_id,
    birthday,
    mode_id,
    state,
  } = student;
  return {
    studentId: student_id,
    admissionId: admission_id,
    fullName: full_name,
    sex: gender_id === null ? null : (lookups.nameOf('genders', gender_id) ?? null),
    dateOfBirth: birthday,
    stateOfOrigin: state_id === null ? null : (lookups.nameOf('states-of-residence', state_id) ?? null),
    isIndigene: student.is_indigene,
    tags: student.tags as readonly string[] as string[],
    programme: student.programme,
    department: student.department,
    faculty: student.faculty,
    option: student.option,
    level: levelName(lookups, student.level_id),
    studentType: student.student_type,
    modeOfStudy: lookups.nameOf('modes-of-study', mode_id) ?? null,
    matricNumber: student.matric_number,
    regNumber: student.reg_number,
    entrySession: student.session,
    state: state as StudentFacts['state'],
    status: admissionWork.chart.states[state as StudentFacts['state']].meta.title,
    locked: {
      surname: surname ?? '',
      firstname: firstname ?? '',
      middlename: middlename ?? '',
      genderId: gender_id,
      dateOfBirth: birthday,
      stateId: state_id,
      studentTypeId: student.student_type_id,
      programmeId: student.programme_id,
      departmentId: student.department_id,
      optionId: student.option_id,
      levelId: student.level_id,
    },
  };
}

export const levelName = (lookups: Platform['lookups'], levelId: number): string =>
  lookups.nameOf('levels', levelId) ?? String(levelId);
