import type { Demo } from '../../platform/demo.ts';
import { DEMO_DEPARTMENTS, DEMO_LEVELS, type DemoDepartment } from './departments.ts';
import { addressOf, personOf, type Person } from './people.ts';
import { randomOf } from './random.ts';

/** The student type, as every college begins with it. */
export const UNDERGRADUATE = 1;

export interface DemoStudent extends Person {
  /** From 0. */
  readonly place: number;
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

const MOVED_SHARE = 0.93;
const LETTERS = [...'ABCDEFGHJK'];

/** Students are written in slices of so many. */
const SLICE = 100;

export const studentSlices = ({ students }: Demo): number => Math.ceil(students / SLICE);

export const studentsOfSlice = (demo: Demo, slice: number): DemoStudent[] =>
  Array.from({ length: Math.min(SLICE, demo.students - slice * SLICE) }, (_, index) =>
    studentAt(demo, slice * SLICE + index),
  );
