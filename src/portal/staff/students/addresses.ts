import { STUDENTS } from '#contract/students/pages.ts';

/** A student is named by the admission, before and after they have a number. */
export const studentAt = (admissionId: string): string => `${STUDENTS.view.to}?admission=${admissionId}`;
export const editAt = (admissionId: string): string => `${STUDENTS.edit.to}?admission=${admissionId}`;
export const correctionAt = (id: string): string => `${STUDENTS.correction.to}?id=${id}`;
export const siwesFormAt = (id: string): string => `${STUDENTS.siwesForm.to}?id=${id}`;
export const promotionAt = (id: string): string => `${STUDENTS.promotion.to}?id=${id}`;
export const promotionStudentsAt = (id: string): string => `${STUDENTS.promotionStudents.to}?promotionId=${id}`;
export const departmentChangeAt = (id: string): string => `${STUDENTS.departmentChange.to}?id=${id}`;
