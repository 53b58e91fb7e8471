type Json = Readonly<Record<string, unknown>>;

export interface Mapping {
  /** Paths of the answers that it rewrites. */
  readonly reads: readonly string[];
  readonly meaning: string;
  toWire(answers: Json): Json;
  fromWire(wire: Json): Json;
  /** Sorts as `fromWire` does but loses nothing that the wire cannot hold: for comparing two answers. */
  inWireOrder(answers: Json): Json;
}

const rowsOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((row): row is Json => typeof row === 'object' && row !== null) : [];

const oLevelSubjectGrade: Mapping = {
  reads: ['oLevelInfo/subjects/subjectId', 'oLevelInfo/subjects/gradeId'],
  meaning: 'rows of subject and grade travel as one map, from subject to grade',
  toWire: ({ oLevelInfo, ...rest }) => ({
    ...rest,
    oLevelInfo: rowsOf(oLevelInfo).map(({ subjects, ...sitting }) => ({
      ...sitting,
      subjectGrade: Object.fromEntries(
        rowsOf(subjects)
          .filter((row) => row['subjectId'] !== undefined)
          .map((row) => [row['subjectId'], row['gradeId']]),
      ),
    })),
  }),
  fromWire: ({ oLevelInfo, ...rest }) => ({
    ...rest,
    oLevelInfo: rowsOf(oLevelInfo).map(({ subjectGrade, ...sitting }) => ({
      ...sitting,
      subjects: Object.entries((subjectGrade ?? {}) as Json).map(([subjectId, gradeId]) => ({
        subjectId: Number(subjectId),
        gradeId,
      })),
    })),
  }),
  inWireOrder: ({ oLevelInfo, ...rest }) => ({
    ...rest,
    oLevelInfo: rowsOf(oLevelInfo).map(({ subjects, ...sitting }) => ({
      ...sitting,
      subjects: rowsOf(subjects).filter(isAnswered).sort(bySubject),
    })),
  }),
};

const isAnswered = (row: Json) =>
  Object.values(row).some((answer) => answer !== undefined && answer !== null && answer !== '');

const bySubject = (a: Json, b: Json) =>
  Number(a['subjectId'] ?? Number.MAX_SAFE_INTEGER) - Number(b['subjectId'] ?? Number.MAX_SAFE_INTEGER);

export const MAPPINGS = { 'o-level-subject-grade': oLevelSubjectGrade } as const satisfies Record<string, Mapping>;

export type MappingName = keyof typeof MAPPINGS;
