import type { JambList } from '#catalogue/registry/entrances.ts';
import type { LookupName } from '#catalogue/registry/lookups.ts';
import { splitName } from '#rules/sheets/names.ts';
import type { Lookups } from '../../../platform/lookups/lookups.ts';
import type { FieldMessages } from '../../../platform/problem.ts';
import type { SheetRow } from '../../../kit/sheet/reading.ts';
import { WHOLE_NAME } from '../../../kit/upload/layout/nameFields.ts';
import type { UploadTarget, Verdict } from '../../../kit/upload/target.ts';
import type { ReadRow } from '../importing.ts';
import type { Candidate, Column, JambListRow } from '../listRow.ts';

type Headings = Readonly<Partial<Record<Column, string>>>;

const PERSON = {
  registrationNumber: 'Registration number',
  surname: 'Surname',
  firstname: 'First name',
  middlename: 'Middle name',
  sex: 'Sex',
  state: 'State',
  lga: 'LGA',
  department: 'Department',
} as const satisfies Headings;

/** The columns of JAMB's own file. */
const HEADINGS: Readonly<Record<JambList, Headings>> = {
  UTME: {
    ...PERSON,
    subject1: 'Subject 1',
    score1: 'Score 1',
    subject2: 'Subject 2',
    score2: 'Score 2',
    subject3: 'Subject 3',
    score3: 'Score 3',
    subject4: 'Subject 4',
    score4: 'Score 4',
    totalScore: 'Total',
  },
  DE: PERSON,
};

export const headingsOf = (list: JambList) => HEADINGS[list] as Readonly<Record<string, string>>;

/** Older files have the sum twice, and both must be right. */
export const AGGREGATE = { aggregate: 'Aggregate' } as const;

const SUBJECT: LookupName = 'utme-subjects';
const NAMES: Readonly<Partial<Record<string, LookupName>>> = {
  sex: 'genders',
  state: 'states-of-residence',
  lga: 'lgas',
  department: 'all-departments',
  subject1: SUBJECT,
  subject2: SUBJECT,
  subject3: SUBJECT,
  subject4: SUBJECT,
};

export const nameIn =
  (lookups: Pick<Lookups, 'nameOf'>): UploadTarget['nameOf'] =>
  (field, value) => {
    if (value === null || value === undefined || value === '') return null;
    const lookup = NAMES[field];
    return (lookup && lookups.nameOf(lookup, value)) ?? String(value);
  };

/** A row by the columns of `jamb_candidate`. */
const recordOf = (
  { registrationNumber, genderId, stateId, lgaId, facultyId, departmentId, utmeScore, ...same }: Candidate,
  sessionId: number,
) => ({
  ...same,
  session_id: sessionId,
  registration_number: registrationNumber,
  gender_id: genderId,
  state_id: stateId,
  lga_id: lgaId,
  faculty_id: facultyId,
  department_id: departmentId,
  utme_score: utmeScore,
});

type Stored = ReturnType<typeof recordOf>;

/** By the fields of the spreadsheet. */
export function answersOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { lastname, firstname, middlename, gender_id, state_id, lga_id, department_id, subjects, utme_score } =
    values as unknown as Stored;
  return {
    surname: lastname,
    firstname,
    middlename,
    sex: gender_id,
    state: state_id,
    lga: lga_id,
    department: department_id,
    totalScore: utme_score,
    ...Object.fromEntries(
      subjects.flatMap(({ subjectId, score }, index) => [
        [`subject${index + 1}`, subjectId],
        [`score${index + 1}`, score],
      ]),
    ),
  };
}

export function verdictOf(
  read: (row: JambListRow, hasOneName?: boolean) => ReadRow<Candidate>,
  cells: SheetRow['cells'],
  headings: Readonly<Record<string, string>>,
  sessionId: number,
): Verdict {
  const result = read(
    Object.fromEntries(Object.entries(headings).map(([column, heading]) => [column, cells[heading] ?? ''])),
    cells[WHOLE_NAME] !== undefined && splitName(cells[WHOLE_NAME]).firstname === '',
  );
  if ('errors' in result) return { mistakes: byPointer(result.errors) };
  const aggregate = cells[AGGREGATE.aggregate] ?? '';
  return aggregate === '' || Number(aggregate) === result.entry.utmeScore
    ? { record: recordOf(result.entry, sessionId) }
    : { mistakes: { '/aggregate': `the four scores make ${result.entry.utmeScore}` } };
}

const byPointer = (errors: readonly { readonly column: string; readonly message: string }[]): FieldMessages =>
  Object.fromEntries(errors.map(({ column, message }) => [`/${column}`, message]));
