import type { SectionAnswers } from '#catalogue/validate.ts';

/** One field, entered, filled with real keys, and left with Tab. */
export interface Step {
  /** Where the answer stands in the section: `oLevelInfo/0/examNumber`. */
  readonly field: string;
  /** A text is typed; of a list, so many answers are walked through with the arrow key. */
  readonly enter: string | number;
}

interface SectionPlan {
  readonly title: string;
  /** What stands in the form when it opens. */
  readonly opening: SectionAnswers;
  readonly steps: readonly Step[];
}

const NIGERIA = 566;
const TYPED = ['4250101001', 'College, Umuahia', '1234567890', 'WRN1234567'];

const personalDetails: SectionPlan = {
  title: 'personal details',
  opening: {
    lastname: 'Okafor',
    firstname: 'Adaeze',
    middlename: 'Ngozi',
    email: 'adaeze.okafor@example.com',
    countryId: NIGERIA,
    hasDisability: 'Yes',
  },
  steps: [
    { field: 'titleId', enter: 3 },
    { field: 'maidenName', enter: 'Chimamanda' },
    { field: 'genderId', enter: 2 },
    { field: 'stateId', enter: 3 },
    { field: 'lgaId', enter: 4 },
    { field: 'permanentAddress', enter: '27b, Nnamdi Azikiwe Street, Aba' },
    { field: 'mobileNumber', enter: '+2348031234567' },
    { field: 'disability', enter: 'I read from a screen' },
    { field: 'religionId', enter: 2 },
    { field: 'jupebOptionId', enter: 2 },
    { field: 'jupebOptionSubjectId', enter: 3 },
  ],
};

const oLevel: SectionPlan = {
  title: 'O-Level, two sittings',
  opening: { oLevelInfo: [{}, {}] },
  steps: [0, 1].flatMap((sitting) => [
    { field: `oLevelInfo/${sitting}/ExaminationTypeId`, enter: 1 },
    ...['examNumber', 'examCenter', 'resultPin', 'resultSerialNumber'].map((name, index) => ({
      field: `oLevelInfo/${sitting}/${name}`,
      enter: TYPED[index]!,
    })),
    { field: `oLevelInfo/${sitting}/examYear`, enter: 2 },
    ...[0, 1, 2, 3].flatMap((row) => [
      { field: `oLevelInfo/${sitting}/subjects/${row}/subjectId`, enter: 2 },
      { field: `oLevelInfo/${sitting}/subjects/${row}/gradeId`, enter: 1 },
    ]),
  ]),
};

/** The same fields, keys and answers for every form. */
export const PLANS = { 'personal-details': personalDetails, 'o-level-result': oLevel } as const;

export type SectionName = keyof typeof PLANS;

/** What is told apart: a letter typed, an answer chosen, and the way to the next field. */
export const KINDS = ['key', 'choice', 'next field'] as const;
export type Kind = (typeof KINDS)[number];

interface Press {
  readonly key: string;
  readonly kind: Kind;
}

export function pressesOf({ enter }: Step): Press[] {
  const filling =
    typeof enter === 'string'
      ? [...enter].map((key) => ({ key, kind: 'key' as const }))
      : Array.from({ length: enter }, () => ({ key: 'ArrowDown', kind: 'choice' as const }));
  return [...filling, { key: 'Tab', kind: 'next field' }];
}
