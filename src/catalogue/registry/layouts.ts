interface Layout {
  readonly types: readonly string[];
  /** Paths of the answers that it shows, below the one that it takes. */
  readonly reads: readonly string[];
  /** Each row holds single answers only: no groups and no further rows. */
  readonly isFlat?: true;
  readonly meaning: string;
}

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  'o-level-sittings': {
    types: ['array'],
    reads: ['ExaminationTypeId', 'examNumber', 'examYear', 'examCenter', 'subjects/subjectId', 'subjects/gradeId'],
    meaning: 'First Sitting and Second Sitting, each with its table of subject and grade',
  },
  table: {
    types: ['array'],
    reads: [],
    isFlat: true,
    meaning: 'a table with a line for each row, and a column for each of its questions',
  },
};

export type LayoutName = 'o-level-sittings' | 'table';
