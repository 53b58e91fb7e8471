import admissionWork from '#work/admission.json' with { type: 'json' };
import type { StudentFacts } from '#contract/students/records.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { studentById, studentOfAdmission, studentOfUser } from './sql/record.ts';

export type Student = RowOf<'student-by-id'>;

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
    studentId,
    admissionId,
    fullName,
    surname,
    firstname,
    middlename,
    genderId,
    stateId,
    birthday,
    modeId,
    state,
  } = student;
  return {
    studentId,
    admissionId,
    fullName,
    sex: genderId === null ? null : (lookups.nameOf('genders', genderId) ?? null),
    dateOfBirth: birthday,
    stateOfOrigin: stateId === null ? null : (lookups.nameOf('states-of-residence', stateId) ?? null),
    isIndigene: student.isIndigene,
    tags: student.tags as readonly string[] as string[],
    programme: student.programme,
    department: student.department,
    faculty: student.faculty,
    option: student.option,
    level: levelName(lookups, student.levelId),
    studentType: student.studentType,
    modeOfStudy: lookups.nameOf('modes-of-study', modeId) ?? null,
    matricNumber: student.matricNumber,
    regNumber: student.regNumber,
    entrySession: student.session,
    state: state as StudentFacts['state'],
    status: admissionWork.chart.states[state as StudentFacts['state']].meta.title,
    locked: {
      surname: surname ?? '',
      firstname: firstname ?? '',
      middlename: middlename ?? '',
      genderId,
      dateOfBirth: birthday,
      stateId,
      studentTypeId: student.studentTypeId,
      programmeId: student.programmeId,
      departmentId: student.departmentId,
      optionId: student.optionId,
      levelId: student.levelId,
    },
  };
}

export const levelName = (lookups: Platform['lookups'], levelId: number): string =>
  lookups.nameOf('levels', levelId) ?? String(levelId);
