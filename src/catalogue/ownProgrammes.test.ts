import { expect, test } from 'vitest';
import { catalogue, judge } from './ownProgrammes.fixture.ts';
import { withFacts } from './prefill.ts';
import type { FieldSchema } from './vocabulary.ts';

/** The rules that these tests prove are in docs/rules/admissions.md. */
const missing = (programme: string, section: string, answers: object) =>
  judge(programme, section, answers).mistakes.map(([pointer]) => pointer);

function fieldsIn(schema: FieldSchema): FieldSchema[] {
  const within = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [...within, ...within.flatMap(fieldsIn)];
}

const FIELDS = [catalogue.forms, ...catalogue.programmes].flatMap(({ id, sections }) =>
  Object.entries(sections).flatMap(([name, section]) =>
    fieldsIn(section).map((field) => ({ at: `${id} ${name}: ${field.title}`, field })),
  ),
);

/** People write these in several ways. */
const TYPED = ['person-name', 'full-name', 'titled-name', 'phone', 'any-phone', 'email', 'jamb-number', 'nin'];

test('what people write in several ways is put in order before it is judged', () => {
  expect(
    FIELDS.filter(({ field }) => TYPED.includes(field.format ?? '') && !field.normalise).map(({ at }) => at),
  ).toEqual([]);
});

/** The specification has one message for both. */
const BOTH = [
  'enter both first and last name',
  'please input sponsor email address',
  'please input referee email address',
  'please input email address',
];

test('an empty field is told that it is empty, in other words than a wrong answer', () => {
  const alike = FIELDS.filter(
    ({ field: { messages } }) => messages?.['format'] !== undefined && messages['format'] === messages['required'],
  );
  expect(
    alike.filter(({ field }) => !BOTH.includes(field.messages!['required'] as string)).map(({ at }) => at),
  ).toEqual([]);
});

const NIGERIA = 566;
const GHANA = 288;
const [SINGLE, MARRIED] = [1, 2];

test('a NIN is asked of Nigerians, the number of children of whoever is not single, a permanent address of nobody', () => {
  const nigerian = missing('national-diploma', 'personal-details', { countryId: NIGERIA, maritalStatusId: MARRIED });
  expect(nigerian).toEqual(expect.arrayContaining(['/nin', '/numberOfChildren', '/contactAddress']));
  expect(nigerian).not.toContain('/permanentAddress');
  const single = missing('national-diploma', 'personal-details', { countryId: GHANA, maritalStatusId: SINGLE });
  expect(single).not.toContain('/nin');
  expect(single).not.toContain('/numberOfChildren');
});

test('an ABSSIN is asked of those who come from Abia alone', () => {
  const kept = (stateId: number) =>
    judge('national-diploma', 'personal-details', { countryId: NIGERIA, stateId, abssinNumber: 'ABS 2041' }).data[
      'abssinNumber'
    ];
  expect([kept(1), kept(25)]).toEqual(['ABS2041', undefined]);
});

test('a sponsor is asked for only where somebody else pays', () => {
  expect(missing('supplementary-diploma', 'sponsor', { hasSponsor: 'No' })).toEqual([]);
  expect(missing('supplementary-diploma', 'sponsor', { hasSponsor: 'Yes' })).toEqual([
    '/sponsorFullName',
    '/sponsorContactAddress',
    '/sponsorMobileNumber',
    '/sponsorRelationshipId',
  ]);
});

test.each([
  [undefined, ['/entersWith']],
  ['A-levels', ['/directEntryGrade', '/directEntryProgrammeOLevel']],
  ['A diploma', ['/directEntryGrade']],
  ['A degree', ['/degreeCertificate']],
])('Direct Entry with %s asks for %j', (entersWith, pointers) => {
  const mistakes = missing('direct-entry', 'programme', { entersWith });
  expect(
    ['/entersWith', '/directEntryGrade', '/degreeCertificate', '/directEntryProgrammeOLevel'].filter((pointer) =>
      mistakes.includes(pointer),
    ),
  ).toEqual(pointers);
});

test('the statement of result of a Direct Entry may stay out', () => {
  expect(missing('direct-entry', 'certificates', {})).toEqual([
    '/birthCertificate',
    '/lgaIdentification',
    '/testimonials',
    '/firstSchoolLeavingCertificate',
    '/oLevelCertificate',
  ]);
});

test('of employers continuing education asks at least one, a certificate course none', () => {
  expect(missing('cce', 'employment', {})).toEqual(['/employment']);
  expect(missing('certificate-courses', 'employment', {})).toEqual([]);
});

test('the date of an admission shopping is the day on which it was begun, and its present course is that of the JAMB list', () => {
  const facts = { startedOn: '2026-11-02', facultyId: 8, departmentId: 39 };
  const typed = { supplementaryApplicationDate: '2020-01-01', presentFacultyId: 1, presentDepartmentId: 1 };
  expect(withFacts(catalogue.byId('admission-shopping')!.sections['shopping']!, typed, facts)).toMatchObject({
    supplementaryApplicationDate: '2026-11-02',
    presentFacultyId: 8,
    presentDepartmentId: 39,
  });
});

test('whatever asks for a NIN says so by its format, by which it is masked wherever it is shown', () => {
  const asked = FIELDS.filter(
    ({ field: { title = '', type } }) => type === 'string' && /\bNIN\b|National Identification Number/i.test(title),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ field: { format } }) => format !== 'nin').map(({ at }) => at)).toEqual([]);
});
