import type { JambList } from '#catalogue/registry/entrances.ts';
import type { Person } from '../../kit/demo/people.ts';
import { randomOf } from '../../kit/demo/random.ts';
import type { Demo } from '../../platform/demo.ts';
import { DEMO_DEPARTMENTS, type DemoDepartment } from '../../kit/demo/departments.ts';
import type { JambListRow } from './listRow.ts';

/** Beside Use of English. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  CSC: ['Mathematics', 'Physics', 'Chemistry'],
  MTH: ['Mathematics', 'Physics', 'Economics'],
  MCB: ['Biology', 'Chemistry', 'Physics'],
  ECO: ['Mathematics', 'Economics', 'Government'],
  MAC: ['Literature in English', 'Government', 'Economics'],
  POL: ['Government', 'Literature in English', 'History'],
  ACC: ['Mathematics', 'Economics', 'Principles of Accounts'],
  BUS: ['Mathematics', 'Economics', 'Commerce'],
};
const LETTERS = [...'ABCDEFGHJK'];

export interface DemoCandidate {
  readonly row: JambListRow;
  readonly department: DemoDepartment;
  /** Null for who has not sat Post UTME. */
  readonly putmeScore: number | null;
}

/** The candidate who makes the application of that place. */
export function candidateFor(
  { lookups, session }: Pick<Demo, 'lookups' | 'session'>,
  place: number,
  person: Person,
  list: JambList,
): DemoCandidate {
  const random = randomOf(`candidate ${place}`);
  const department = random.pick(DEMO_DEPARTMENTS);
  const scores = ['Use of English', ...SUBJECTS[department.code]!].map(
    (subject) => [subject, random.between(42, 84)] as const,
  );
  const named =
    list === 'UTME'
      ? (Object.fromEntries(
          scores.flatMap(([subject, score], index) => [
            [`subject${index + 1}`, subject],
            [`score${index + 1}`, score],
          ]),
        ) as Partial<JambListRow>)
      : {};
  return {
    department,
    putmeScore: list === 'UTME' && random.chance(0.7) ? random.between(38, 92) : null,
    row: {
      registrationNumber: `${session.name.slice(0, 4)}6${String(place).padStart(7, '0')}${random.pick(LETTERS)}${random.pick(LETTERS)}`,
      surname: person.surname,
      firstname: person.firstname,
      middlename: person.middlename,
      sex: person.gender,
      state: person.state,
      department: lookups.nameOf('departments', department.id) ?? '',
      ...named,
    },
  };
}
