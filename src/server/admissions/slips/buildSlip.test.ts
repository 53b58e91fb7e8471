import { fileURLToPath } from 'node:url';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { pdfPages } from '../../../../tests/support/pdfText.ts';
import { filledApplication } from '../../../../tests/support/slipApplication.ts';
import { createCollegeLookups } from '../../lookups.ts';
import { buildSlip } from './buildSlip.ts';
import { drawSlip } from './pdf/drawSlip.ts';

const catalogue = loadCatalogue(fileURLToPath(new URL('../../../..', import.meta.url)));
const jupeb = catalogue.byId('jupeb')!;
const lookups = createCollegeLookups(() => new Date('2026-11-02T09:00:00Z'));
const filled = filledApplication(jupeb);

const slipOf = (changes: Partial<typeof filled> = {}) =>
  buildSlip({ ...filled, ...changes }, lookups, 'https://college.example');

const printed = (slip: ReturnType<typeof slipOf>) =>
  Object.fromEntries(slip.groups.map(({ title, rows }) => [title, rows.map(({ label, value }) => [label, value])]));

test('a slip has every label of the specification, in its order, and a name for every id', () => {
  const slip = slipOf();
  expect(slip.title).toBe('2026/2027 JUPEB Application Slip');
  expect(slip.fullName).toBe('Ọlátúnjí Adaeze Ngozi');
  expect(printed(slip)).toEqual({
    'Personal Information': [
      ['Application No', 'JUPEB/2026/000042'],
      ['Full Name', 'Ọlátúnjí Adaeze Ngozi'],
      ['Maiden Name', 'Bello'],
      ['Sex', 'Female'],
      ['Date of birth', '14/03/2007'],
      ['Country', 'Nigeria'],
      ['State of origin', 'Lagos'],
      ['LGA of origin', 'Amuwo-Odofin'],
      ['Email address', 'adaeze.olatunji@example.com'],
      ['Mobile phone', '08031234567'],
      ['Address', '12 Marina Road, off Broad Street, Lagos Island, Lagos'],
      ['Religion', 'Christianity'],
    ],
    'Sponsor Details': [
      ['Fullname', 'Babátúndé Ọlátúnjí'],
      ['Email address', 'b.olatunji@example.com'],
      ['Mobile number', '+2348039876543'],
      ['Address', '12 Marina Road, Lagos'],
      ['Relationship', 'Father'],
    ],
    'Referee Details': [
      ['Fullname', 'Dr Ifeoma Eze'],
      ['Email address', 'ifeoma.eze@example.org'],
      ['Mobile number', '08055512345'],
      ['Address', 'Government College, Umuahia'],
    ],
    'Programme Details': [
      ['Subject Combination', 'SC-031 Biology, Chemistry, Physics'],
      ['Application No', 'JUPEB/2026/000042'],
      ['Program type', 'JUPEB Application'],
    ],
    'O-Level Result': [],
  });
});

const OF_O_LEVEL = filled.answers['o-level-result']!['oLevelInfo'] as readonly Record<string, unknown>[];

test.each([
  ['that says so', { resultStatus: 'Awaiting result', subjects: [] }],
  ['of whose grades one is AR, as was written before that was asked', { subjects: [{ subjectId: 1, gradeId: 10 }] }],
])('a sitting %s says how its result is added later', (_, change) => {
  const answers = {
    ...filled.answers,
    'o-level-result': {
      oLevelInfo: [
        { ...OF_O_LEVEL[0], ...change },
        { ...OF_O_LEVEL[0], resultStatus: 'Released', subjects: [{ subjectId: 1, gradeId: 1 }] },
      ],
    },
  };
  const [first, second] = slipOf({ answers }).groups.at(-1)!.sittings;
  expect(first).toMatchObject({
    isAwaited: true,
    rows: expect.arrayContaining([
      { label: 'Result', value: 'Awaited. Bring it to the admissions office when it is out.' },
    ]) as unknown,
  });
  expect(second).toMatchObject({ isAwaited: false });
  expect(second!.rows.map(({ label }) => label)).not.toContain('Result');
});

test('both sittings are laid out, the second with dashes when it was not sat', () => {
  const [first, second] = slipOf().groups.at(-1)!.sittings;
  expect(first).toEqual({
    title: 'First Sitting',
    rows: [
      { label: 'Exam Type', value: 'WAEC (WASSCE)' },
      { label: 'Exam Number', value: '4250101001' },
      { label: 'Exam Year', value: '2025' },
      { label: 'Exam Center', value: 'Government College, Umuahia' },
      { label: 'Result', value: 'Awaited. Bring it to the admissions office when it is out.' },
    ],
    isAwaited: true,
    subjects: [
      { subject: 'English Language', grade: 'B3' },
      { subject: 'Mathematics', grade: 'A1' },
      { subject: 'Citizenship and Heritage Studies (Civic Education)', grade: 'B2' },
      { subject: 'Biology', grade: 'B2' },
      { subject: 'Chemistry', grade: 'B3' },
      { subject: 'Physics', grade: 'C4' },
      { subject: 'Geography', grade: 'C5' },
      { subject: 'Economics', grade: 'AR' },
      { subject: 'Literature in English', grade: 'D7' },
    ],
  });
  expect(second).toEqual({
    title: 'Second Sitting',
    rows: ['Exam Type', 'Exam Number', 'Exam Year', 'Exam Center'].map((label) => ({ label, value: '-' })),
    subjects: [{ subject: '-', grade: '-' }],
    isAwaited: false,
  });
});

test('rows are a table: a name for every id, and a line of dashes where there is none', () => {
  const programme = catalogue.byId('national-diploma')!;
  const schools = [
    { schoolName: 'Federal School, Aba', countryId: 566, yearFrom: 2018, yearTo: 2024, certificate: 'SSCE' },
    { schoolName: 'Accra Academy', countryId: 288 },
  ];
  const tableOf = (answers: Readonly<Record<string, unknown>>) =>
    slipOf({ programme, answers: { 'education-history': answers } }).groups.find(
      ({ title }) => title === 'Education History',
    )!.table;
  expect(tableOf({ educationHistory: schools })).toEqual({
    columns: ['Name of school', 'Country', 'From', 'To', 'Certificate obtained'],
    lines: [
      ['Federal School, Aba', 'Nigeria', '2018', '2024', 'SSCE'],
      ['Accra Academy', 'Ghana', '-', '-', '-'],
    ],
  });
  expect(tableOf({})!.lines).toEqual([['-', '-', '-', '-', '-']]);
});

test('several answers have between them what the row says, and money has its kobo', () => {
  const personal = jupeb.sections['personal-details']!;
  const fee = { type: 'number', title: 'Fee', widget: 'number', decimals: 2 } as const;
  const rows = [
    {
      label: 'Name',
      from: ['application/lastname', 'application/middlename', 'application/firstname'],
      joinedBy: ', ',
    },
    { label: 'Fee', from: 'personal-details/fee' },
  ];
  const programme = {
    ...jupeb,
    sections: { 'personal-details': { ...personal, properties: { ...personal.properties, fee } } },
    slip: { title: 'Slip', groups: [{ title: 'All', rows }] },
  };
  const printedOf = (answer: number) =>
    printed(
      slipOf({
        programme,
        facts: { ...filled.facts, middlename: '' },
        answers: { 'personal-details': { fee: answer } },
      }),
    )['All'];
  expect(printedOf(45000.5)).toEqual([
    ['Name', 'Ọlátúnjí, Adaeze'],
    ['Fee', '45000.50'],
  ]);
  expect(printedOf(45000)).toContainEqual(['Fee', '45000.00']);
});

test('what was not answered is a dash', () => {
  const { 'Personal Information': personal, ...others } = printed(
    slipOf({ answers: {}, facts: { ...filled.facts, middlename: '' } }),
  );
  expect(personal!.slice(0, 2)).toEqual([
    ['Application No', 'JUPEB/2026/000042'],
    ['Full Name', 'Ọlátúnjí Adaeze'],
  ]);
  expect(personal!.slice(2).every(([, value]) => value === '-')).toBe(true);
  expect(others['Programme Details']).toEqual([
    ['Subject Combination', '-'],
    ['Application No', 'JUPEB/2026/000042'],
    ['Program type', 'JUPEB Application'],
  ]);
});

test('an answer whose name has gone shows its id, so that nothing is lost in silence', () => {
  const answers = { ...filled.answers, 'personal-details': { ...filled.answers['personal-details'], religionId: 99 } };
  expect(printed(slipOf({ answers }))['Personal Information']).toContainEqual(['Religion', '99']);
});

test('the QR code is the address of the page that confirms the slip, in a quiet zone of four', () => {
  const { url, qrPath, qrSize } = slipOf().verification;
  expect(url).toBe('https://college.example/verify_slip/Zk3vQm0T8sYw1xLr5nBd2A');
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  expect(qrSize).toBe(modules.size + 8);
  const drawn = [...qrPath.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, run]) =>
    Array.from({ length: Number(run) }, (_, offset) => (Number(y) - 4) * modules.size + Number(x) - 4 + offset),
  );
  expect(drawn).toEqual([...modules.data].flatMap((dark, index) => (dark ? [index] : [])));
});

const ASKED_FOR_NIN = catalogue.programmes.filter(({ sections }) => sections['personal-details']?.properties['nin']);

test.each(ASKED_FOR_NIN.map((programme) => [programme.name, programme] as const))(
  'the slip of %s shows the last four digits of a NIN, on the screen and on paper',
  async (_, programme) => {
    const slip = slipOf({ programme, answers: { 'personal-details': { nin: '12345678901' } } });
    const paper = await drawSlip(slip, {
      school: { name: 'The College', shortName: 'college', phone: '', email: '' },
      photograph: undefined,
      printedAt: new Date('2026-11-02T09:00:00Z'),
    });
    for (const text of [JSON.stringify(slip.groups), pdfPages(paper).flat().join('\n')]) {
      expect(text).toContain('•••••••8901');
      expect(text).not.toContain('45678901');
    }
  },
);
