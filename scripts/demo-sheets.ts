import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inWords } from '../src/rules/inWords.ts';
import { DEMO_DEPARTMENTS } from '../src/server/kit/demo/departments.ts';
import { personOf } from '../src/server/kit/demo/people.ts';
import { randomOf } from '../src/server/kit/demo/random.ts';
import type { Cell } from '../src/server/kit/list/cells.ts';
import { xlsx } from '../src/server/kit/list/workbook/xlsx.ts';

/** Writes the spreadsheets of `data/demo`, to be uploaded by whoever tries the portal: `npm run demo-sheets`. */
const FOLDER = 'data/demo';
const CANDIDATES = 40;

const departments = JSON.parse(readFileSync('data/departments.json', 'utf8')) as readonly {
  readonly id: number;
  readonly name: string;
}[];

const candidates = Array.from({ length: CANDIDATES }, (_, place) => {
  const person = personOf(randomOf(`candidate of a sheet ${place}`), 2006, 2009);
  const department = DEMO_DEPARTMENTS[place % DEMO_DEPARTMENTS.length]!;
  const scores = [52, 61, 58, 64].map((score, index) => score + ((place * 7 + index * 5) % 20));
  return {
    ...person,
    number: `2026399${String(10_001 + place)}${'ABCDEFGH'[place % 8]}K`,
    department,
    departmentName: departments.find(({ id }) => id === department.id)!.name,
    scores,
  };
});

const SUBJECTS = ['Use of English', 'Mathematics', 'Economics', 'Government'];

const jambRow = (number: string, person: readonly Cell[], department: string, scores: readonly number[]): Cell[] => [
  number,
  ...person,
  department,
  ...SUBJECTS.flatMap((subject, index) => [subject, scores[index]!]),
  scores.reduce((sum, score) => sum + score, 0),
];

const jambRows = candidates.map(({ number, surname, firstname, middlename, gender, state, departmentName, scores }) =>
  jambRow(number, [surname, firstname, middlename, gender, state, null], departmentName, scores),
);

await write('jamb-list', [
  [
    'Registration number',
    'Surname',
    'First name',
    'Middle name',
    'Sex',
    'State',
    'LGA',
    'Department',
    ...[1, 2, 3, 4].flatMap((place) => [`Subject ${place}`, `Score ${place}`]),
    'Total',
  ],
  ...jambRows,
  // On the college's list already, with 49 in Use of English.
  [
    '202630110663BD',
    'Okafor',
    'Adaeze',
    'Ngozi',
    'F',
    'Abia',
    'Aba North',
    'Computer Science',
    'Use of English',
    59,
    'Mathematics',
    62,
    'Physics',
    74,
    'Chemistry',
    74,
    269,
  ],
  jambRow('202639920001AK', ['Danladi', 'Musa', null, 'M', 'Kaduna', null], 'Alchemy', [50, 60, 61, 62]),
  jambRow('20263992', ['Etim', 'Ekaette', null, 'F', 'Cross River', null], 'Economics', [50, 60, 61, 62]),
]);

await write('putme-results', [
  ['Registration number', 'Score'],
  ...candidates.slice(0, 32).map(({ number }, place) => [number, 38 + ((place * 13) % 55)]),
  ['202639999999ZZ', 61],
  [candidates[33]!.number, 'absent'],
]);

await write('admission-list', [
  [
    'Registration number',
    'Full name',
    'Student type',
    'Programme',
    'Department',
    'Option',
    'State of origin',
    'Level',
    'Admitted on',
    'Offer until',
    'Email Address',
  ],
  ...candidates
    .slice(0, 12)
    .map(({ number, surname, firstname, middlename, state, department, departmentName }, place) => [
      number,
      [surname, firstname, middlename].filter(Boolean).join(' '),
      'Undergraduate',
      department.degree,
      departmentName,
      null,
      state,
      '100 Level',
      '02/11/2026',
      null,
      `candidate${place + 1}@candidates.example`,
    ]),
]);

await write('lecturers', [
  ['Surname', 'First name', 'Middle name', 'Username', 'Title', 'Department', 'Email Address', 'Phone number'],
  ...Array.from({ length: 8 }, (_, place) => {
    const { surname, firstname } = personOf(randomOf(`lecturer of a sheet ${place}`), 1965, 1990);
    const department = departments.find(({ id }) => id === DEMO_DEPARTMENTS[place]!.id)!.name;
    return [
      surname,
      firstname,
      null,
      `${firstname[0]!}${surname}`.toLowerCase(),
      'Dr',
      department,
      `${firstname}.${surname}@staff.example`.toLowerCase(),
      null,
    ];
  }),
]);

async function write(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/${name}.xlsx`, await buffer(Readable.from(xlsx(each(rows), inWords(name)))));
}

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}
