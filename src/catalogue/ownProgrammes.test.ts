import { expect, test } from 'vitest';
import { catalogue, judge } from './ownProgrammes.fixture.ts';
import { withFacts } from './prefill.ts';

/** The rules that these tests prove are in docs/rules/admissions.md. */
const missing = (programme: string, section: string, answers: object) => judge(programme, section, answers).mistakes.map(([pointer]) => pointer);

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

test('a sponsor is asked for only where somebody else pays', () => {
  expect(missing('supplementary-diploma', 'sponsor', { hasSponsor: 'No' })).toEqual([]);
  expect(missing('supplementary-diploma', 'sponsor', { hasSponsor: 'Yes' })).toEqual(['/sponsorFullName', '/sponsorContactAddress', '/sponsorMobileNumber', '/sponsorRelationshipId']);
});

test.each([
  [undefined, ['/entersWith']],
  ['A-levels', ['/directEntryGrade', '/directEntryProgrammeOLevel']],
  ['A diploma', ['/directEntryGrade']],
  ['A degree', ['/degreeCertificate']],
])('Direct Entry with %s asks for %j', (entersWith, pointers) => {
  const mistakes = missing('direct-entry', 'programme', { entersWith });
  expect(['/entersWith', '/directEntryGrade', '/degreeCertificate', '/directEntryProgrammeOLevel'].filter((pointer) => mistakes.includes(pointer))).toEqual(pointers);
});

test('the statement of result of a Direct Entry may stay out', () => {
  expect(missing('direct-entry', 'certificates', {})).toEqual(['/birthCertificate', '/lgaIdentification', '/testimonials', '/firstSchoolLeavingCertificate', '/oLevelCertificate']);
});

test('of employers continuing education asks at least one, a certificate course none', () => {
  expect(missing('cce', 'employment', {})).toEqual(['/employment']);
  expect(missing('certificate-courses', 'employment', {})).toEqual([]);
});

test('the date of an admission shopping is the day on which it was begun, and its present course is that of the JAMB list', () => {
  const facts = { startedOn: '2026-11-02', facultyId: 8, departmentId: 39 };
  const typed = { supplementaryApplicationDate: '2020-01-01', presentFacultyId: 1, presentDepartmentId: 1 };
  expect(withFacts(catalogue.byId('admission-shopping')!.sections['shopping']!, typed, facts))
    .toMatchObject({ supplementaryApplicationDate: '2026-11-02', presentFacultyId: 8, presentDepartmentId: 39 });
});
