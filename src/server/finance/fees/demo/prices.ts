import { hasLaboratory, isIndigene, type DemoStudent } from '../../../kit/demo/students.ts';

export interface DemoFee {
  readonly name: string;
  readonly purpose: string;
  /** Of its category 'Students'. */
  readonly type: string;
  readonly isSplittable: boolean;
  readonly isOnce: boolean;
  /** Where no assignment says what it costs. */
  readonly kobo: number | null;
}

const fee = (type: string, purpose: string, name: string, more: Partial<DemoFee> = {}): DemoFee => ({
  type,
  purpose,
  name,
  isSplittable: false,
  isOnce: false,
  kobo: null,
  ...more,
});

/** In the order in which a payment and credit go to them. */
export const DEMO_FEES: readonly DemoFee[] = [
  fee('School fees', 'school', 'Tuition', { isSplittable: true }),
  fee('School fees', 'school', 'Library and Internet', { isSplittable: true }),
  fee('School fees', 'school', 'Laboratory', { isSplittable: true }),
  fee('School fees', 'school', 'Examination'),
  fee('School fees', 'school', "Students' Union"),
  fee('Levies', 'development', 'Development Levy', { isOnce: true }),
  fee('Levies', 'acceptance', 'Acceptance of Admission', { isOnce: true }),
  fee('Levies', 'hostel', 'Hostel Accommodation'),
  fee('Levies', 'change-of-degree', 'Change of Degree', { kobo: 15_000_00 }),
  fee('Levies', 'late-registration', 'Late Registration', { kobo: 10_000_00 }),
  fee('Sundry fees', 'sundry', 'Departmental Dues'),
  fee('Sundry fees', 'sundry', 'Course Handbook'),
];

/** Naira in the open session. Whoever is not an indigene pays half as much tuition again. */
export const TUITION: Readonly<Record<string, number>> = {
  Undergraduate: 60_000,
  Postgraduate: 140_000,
  JUPEB: 150_000,
  'Pre-degree': 120_000,
  ND: 45_000,
  HND: 50_000,
};
export const OTHER_FEES: Readonly<Record<string, number>> = {
  'Library and Internet': 13_500,
  Examination: 5_000,
  "Students' Union": 1_500,
};
export const LABORATORY_NAIRA = 25_000;
export const LEVIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  development: { 'Development Levy': 20_000 },
  acceptance: { 'Acceptance of Admission': 30_000 },
  'change-of-degree': { 'Change of Degree': 15_000 },
  sundry: { 'Departmental Dues': 3_000, 'Course Handbook': 2_500 },
};

/** Every year's fees are a tenth higher than those before, of today's price. @param yearsAgo 0 for the open session */
export const koboOf = (naira: number, yearsAgo: number): number => (naira * 100 * (10 - yearsAgo)) / 10;

export const tuitionOf = (type: string, indigene: boolean): number => TUITION[type]! * (indigene ? 1 : 1.5);

/** Kobo by the names of fees. */
export function schoolFeesOf(student: DemoStudent, yearsAgo: number): ReadonlyMap<string, number> {
  const naira = {
    Tuition: tuitionOf(student.type, isIndigene(student)),
    ...OTHER_FEES,
    ...(hasLaboratory(student) && { Laboratory: LABORATORY_NAIRA }),
  };
  return new Map(Object.entries(naira).map(([name, each]) => [name, koboOf(each, yearsAgo)]));
}
