import { dataRows } from '../../platform/lookups/dataFiles.ts';
import type { Demo } from '../../platform/demo.ts';
import { DEMO_DEPARTMENTS, DEMO_LEVELS, type DemoDepartment } from './departments.ts';
import { addressOf, personOf, type Person } from './people.ts';
import { randomOf } from './random.ts';

/** The student type, as every college begins with it. */
export const UNDERGRADUATE = 1;

/** Those of the other types come after all undergraduates, and are few. They are found by the names of type and programme. */
export const OTHER_TYPES = [
  { type: 'Pre-degree', code: 'PD', levels: [100], programme: 'Pre-degree Sciences' },
  { type: 'ND', code: 'ND', levels: [100, 200], programme: 'ND Computer Science' },
  { type: 'HND', code: 'HND', levels: [300, 400], programme: 'HND Computer Science' },
] as const;

export interface DemoStudent extends Person {
  /** From 0. */
  readonly place: number;
  /** The student type, by its name. */
  readonly type: string;
  /** It follows from their place, so that what names a student needs no query. */
  readonly id: string;
  /** The matriculation number, as CSC/2025/0012. */
  readonly userName: string;
  readonly email: string;
  /** JAMB's number, by which they were admitted. */
  readonly regNumber: string;
  readonly department: DemoDepartment;
  readonly level: number;
  readonly entryYear: number;
  /** The others have an account that nobody has opened yet. */
  readonly hasMoved: boolean;
}

/** Places go round the departments, then round the levels: any number of students is spread alike. */
export function studentAt({ session }: Pick<Demo, 'session'>, place: number): DemoStudent {
  const random = randomOf(`student ${place}`);
  const departments = DEMO_DEPARTMENTS.length;
  const department = DEMO_DEPARTMENTS[place % departments]!;
  const level = DEMO_LEVELS[Math.floor(place / departments) % DEMO_LEVELS.length]!;
  const entryYear = Number(session.name.slice(0, 4)) - (level / 100 - 1);
  const person = personOf(random, entryYear - 21, entryYear - 16);
  const serial = Math.floor(place / (departments * DEMO_LEVELS.length)) + 1;
  return {
    ...person,
    place,
    type: 'Undergraduate',
    department,
    level,
    entryYear,
    id: random.uuid(),
    userName: `${department.code}/${entryYear}/${String(serial).padStart(4, '0')}`,
    email: addressOf(person, place + 1, 'students.matricula.example'),
    regNumber: `${entryYear}3${String(place).padStart(7, '0')}${random.pick(LETTERS)}${random.pick(LETTERS)}`,
    hasMoved: random.chance(MOVED_SHARE),
  };
}

/** The account `student`, whom every demo college has: in the third year of Computer Science. */
export const OWN_STUDENT = { userName: 'student', regNumber: '202430012345AG', level: 300 } as const;

export function ownStudent(demo: Pick<Demo, 'session' | 'students'>): DemoStudent {
  const { level } = OWN_STUDENT;
  return {
    ...studentAt(demo, demo.students),
    ...OWN_STUDENT,
    department: DEMO_DEPARTMENTS[0]!,
    entryYear: Number(demo.session.name.slice(0, 4)) - (level / 100 - 1),
    surname: 'Okonkwo',
    firstname: 'Adaeze',
    middlename: 'Grace',
    gender: 'Female',
    religion: 'Christianity',
    state: 'Anambra',
    phone: '01000000001',
    email: 'student@matricula.example',
    hasMoved: true,
  };
}

const EACH_OTHER_TYPE = 8;

/** All of Computer Science; whoever has a higher level came the years before. */
export const otherStudents = (demo: Pick<Demo, 'session' | 'students'>): readonly DemoStudent[] =>
  OTHER_TYPES.flatMap(({ type, code, levels }, at) =>
    Array.from({ length: EACH_OTHER_TYPE }, (_, index): DemoStudent => {
      const place = demo.students + 1 + at * EACH_OTHER_TYPE + index;
      const level = levels[index % levels.length]!;
      const entryYear = Number(demo.session.name.slice(0, 4)) - (level - levels[0]) / 100;
      const serial = String(Math.floor(index / levels.length) + 1).padStart(4, '0');
      return {
        ...studentAt(demo, place),
        type,
        department: DEMO_DEPARTMENTS[0]!,
        level,
        entryYear,
        userName: `${code}/${entryYear}/${serial}`,
        regNumber: `${entryYear}${code}${String(index).padStart(4, '0')}`,
        hasMoved: true,
      };
    }),
  );

const MOVED_SHARE = 0.93;
const LETTERS = [...'ABCDEFGHJK'];

/** The demo college is a state's own; fees of its indigenes are lower. */
const HOME_STATES = dataRows<string>('home-states');
const LABORATORY = ['CSC', 'MCB'];

export const isIndigene = ({ state }: Pick<DemoStudent, 'state'>): boolean => HOME_STATES.includes(state);

export const hasLaboratory = ({ department }: Pick<DemoStudent, 'department'>): boolean =>
  LABORATORY.includes(department.code);

/** Students are written in slices of so many. */
const SLICE = 100;

export const studentSlices = ({ students }: Demo): number => Math.ceil(students / SLICE);

export const studentsOfSlice = (demo: Demo, slice: number): DemoStudent[] =>
  Array.from({ length: Math.min(SLICE, demo.students - slice * SLICE) }, (_, index) =>
    studentAt(demo, slice * SLICE + index),
  );

/** All who have a student record, in the same slices: with the first come the account `student` and those of the other types. */
export const enrolledOfSlice = (demo: Demo, slice: number): DemoStudent[] => [
  ...studentsOfSlice(demo, slice),
  ...(slice === 0 ? [ownStudent(demo), ...otherStudents(demo)] : []),
];

/** The years in which a student's sessions began, the first one first. */
export const yearsOf = ({ session }: Pick<Demo, 'session'>, { entryYear }: Pick<DemoStudent, 'entryYear'>): number[] =>
  Array.from({ length: Number(session.name.slice(0, 4)) - entryYear + 1 }, (_, index) => entryYear + index);

export const sessionOf = (year: number): string => `${year}/${year + 1}`;
