import { DEMO_DEPARTMENTS, type DemoDepartment } from './departments.ts';
import { personOf, plain, type Person } from './people.ts';
import { randomOf } from './random.ts';

export interface StaffMember extends Person {
  readonly userName: string;
  readonly role: 'lecturer' | 'bursar' | 'admissions' | 'registrar' | 'admin';
  /** Of a lecturer, whose rank within it is 0 for the professor who leads it. */
  readonly department?: DemoDepartment;
  readonly rank?: number;
}

const LECTURERS_EACH = 9;
const OFFICERS: readonly (readonly [role: StaffMember['role'], count: number])[] = [
  ['bursar', 5],
  ['admissions', 6],
  ['registrar', 6],
  ['admin', 1],
];

/** Ninety, beside those who are seeded with every demo college; the first registrar signs in as `registrar`. */
export function demoStaff(): readonly StaffMember[] {
  const posts = [
    ...Array.from({ length: LECTURERS_EACH }, (_, rank) =>
      DEMO_DEPARTMENTS.map((department) => ({ role: 'lecturer' as const, department, rank })),
    ).flat(),
    ...OFFICERS.flatMap(([role, count]) => Array.from({ length: count }, () => ({ role }))),
  ];
  const taken = new Set<string>();
  return posts.map((post, index) => {
    const person = personOf(randomOf(`staff ${index}`), 1962, 1994);
    const userName =
      post.role === 'registrar' && !taken.has('registrar')
        ? 'registrar'
        : freeName(`${plain(person.firstname)[0]}.${plain(person.surname)}`, taken);
    taken.add(userName);
    return { ...person, ...post, userName };
  });
}

function freeName(wanted: string, taken: ReadonlySet<string>, number = 1): string {
  const name = number === 1 ? wanted : `${wanted}${number}`;
  return taken.has(name) ? freeName(wanted, taken, number + 1) : name;
}

export const lecturersOf = ({ id }: DemoDepartment): StaffMember[] =>
  demoStaff().filter(({ department }) => department?.id === id);
