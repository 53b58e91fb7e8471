/** The departments in which the demo college lives, by their ids in `data/departments.json`. */
export interface DemoDepartment {
  readonly id: number;
  readonly facultyId: number;
  /** Heads the codes of its courses and its matriculation numbers. */
  readonly code: string;
  readonly degree: string;
}

const [SOCIAL_SCIENCES, MANAGEMENT_SCIENCES, SCIENCES] = [3, 4, 5];

export const DEMO_DEPARTMENTS: readonly DemoDepartment[] = [
  { id: 22, facultyId: SCIENCES, code: 'CSC', degree: 'B.Sc. Computer Science' },
  { id: 23, facultyId: SCIENCES, code: 'MTH', degree: 'B.Sc. Mathematics and Statistics' },
  { id: 24, facultyId: SCIENCES, code: 'MCB', degree: 'B.Sc. Microbiology' },
  { id: 8, facultyId: SOCIAL_SCIENCES, code: 'ECO', degree: 'B.Sc. Economics' },
  { id: 10, facultyId: SOCIAL_SCIENCES, code: 'MAC', degree: 'B.Sc. Mass Communication' },
  { id: 11, facultyId: SOCIAL_SCIENCES, code: 'POL', degree: 'B.Sc. Political Science' },
  { id: 14, facultyId: MANAGEMENT_SCIENCES, code: 'ACC', degree: 'B.Sc. Accountancy' },
  { id: 16, facultyId: MANAGEMENT_SCIENCES, code: 'BUS', degree: 'B.Sc. Business Administration' },
];

export const DEMO_LEVELS = [100, 200, 300, 400] as const;
