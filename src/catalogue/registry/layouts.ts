/** How a slip shows what is not a label and a value. */
interface Layout {
  /** The types of answer it takes. */
  readonly types: readonly string[];
  /** The answers it shows, by their path below the one it takes. */
  readonly reads: readonly string[];
  readonly meaning: string;
}

export const LAYOUTS = {
  'o-level-sittings': {
    types: ['array'],
    reads: ['ExaminationTypeId', 'examNumber', 'examYear', 'examCenter', 'subjects/subjectId', 'subjects/gradeId'],
    meaning: 'First Sitting and Second Sitting, each with its table of subject and grade',
  },
} as const satisfies Record<string, Layout>;
