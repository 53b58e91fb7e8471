import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { FIRST_LEVEL, readRegNumber } from './importList.ts';

export const TITLE = 'Not saved!';

/** By the columns of `admission`. */
export const placeOf = ({
  regNumber,
  fullName,
  studentTypeId,
  programmeId,
  departmentId,
  optionId,
  stateId,
  levelId,
  admittedOn,
  offerUntil,
  email,
}: SectionAnswersById['forms/listed-admission']) => ({
  reg_number: readRegNumber(regNumber),
  student_type_id: studentTypeId,
  full_name: fullName,
  programme_id: programmeId,
  department_id: departmentId,
  option_id: optionId ?? null,
  state_id: stateId ?? null,
  level_id: levelId ?? FIRST_LEVEL,
  admitted_on: admittedOn,
  offer_until: offerUntil ?? null,
  email: email ?? null,
});
