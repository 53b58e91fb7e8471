/** How a slip shows what is not a label and a value. */
interface Layout {
  /** The types of answer it takes. */
  readonly types: readonly string[];
  /** The answers it shows, by their path below the one it takes. */
  readonly reads: readonly string[];
  /** Each row holds single answers only, no groups and no further rows. */
  readonly isFlat?: true;
  readonly meaning: string;
}

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  'o-level-sittings': {
    types: ['array'],
    reads: ['ExaminationTypeId', 'examNumber', 'examYear', 'examCenter', 'subjects/subjectId', 'subjects/gradeId'],
    meaning: 'First Sitting and Second Sitting, each with its table of subject and grade',
  },
  table: { types: ['array'], reads: [], isFlat: true, meaning: 'a table with a line for each row, and a column for each of its questions' },
};

export type LayoutName = 'o-level-sittings' | 'table';
