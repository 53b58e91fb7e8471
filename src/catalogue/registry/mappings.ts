type Json = Readonly<Record<string, unknown>>;

/** Where form and wire truly differ: how a section's answers are written on the wire, and read back. */
export interface Mapping {
  /** The answers it rewrites, by their path in the section. */
  readonly reads: readonly string[];
  readonly meaning: string;
  toWire(answers: Json): Json;
  fromWire(wire: Json): Json;
  /** A form's answers in the order in which `fromWire` gives them, with what the wire cannot hold: two are compared so. */
  inWireOrder(answers: Json): Json;
}

const rowsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter((row): row is Json => typeof row === 'object' && row !== null) : []);

/** A form holds rows of subject and grade, in the order they were filled; the wire holds one map, from subject to grade. */
const oLevelSubjectGrade: Mapping = {
  reads: ['oLevelInfo/subjects/subjectId', 'oLevelInfo/subjects/gradeId'],
  meaning: 'rows of subject and grade travel as one map, from subject to grade',
  toWire: ({ oLevelInfo, ...rest }) => ({
    ...rest,
    oLevelInfo: rowsOf(oLevelInfo).map(({ subjects, ...sitting }) => ({
      ...sitting,
      subjectGrade: Object.fromEntries(rowsOf(subjects).filter((row) => row['subjectId'] !== undefined).map((row) => [row['subjectId'], row['gradeId']])),
    })),
  }),
  fromWire: ({ oLevelInfo, ...rest }) => ({
    ...rest,
    oLevelInfo: rowsOf(oLevelInfo).map(({ subjectGrade, ...sitting }) => ({
      ...sitting,
      subjects: Object.entries((subjectGrade ?? {}) as Json).map(([subjectId, gradeId]) => ({ subjectId: Number(subjectId), gradeId })),
    })),
  }),
  inWireOrder: ({ oLevelInfo, ...rest }) => ({
    ...rest,
    oLevelInfo: rowsOf(oLevelInfo).map(({ subjects, ...sitting }) => ({ ...sitting, subjects: rowsOf(subjects).filter(isAnswered).sort(bySubject) })),
  }),
};

const isAnswered = (row: Json) => Object.values(row).some((answer) => answer !== undefined && answer !== null && answer !== '');

/** A row without a subject comes last. */
const bySubject = (a: Json, b: Json) => Number(a['subjectId'] ?? Number.MAX_SAFE_INTEGER) - Number(b['subjectId'] ?? Number.MAX_SAFE_INTEGER);

export const MAPPINGS = { 'o-level-subject-grade': oLevelSubjectGrade } as const satisfies Record<string, Mapping>;

export type MappingName = keyof typeof MAPPINGS;
