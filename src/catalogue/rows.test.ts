import { expect, test } from 'vitest';
import { SITTING } from './jupeb.fixture.ts';
import { judge } from './ownProgrammes.fixture.ts';

const ABA = { schoolName: 'Federal School, Aba', countryId: 566, yearFrom: 2018, yearTo: 2024, certificate: 'SSCE' };
const schools = (...rows: unknown[]) => judge('national-diploma', 'education-history', { educationHistory: rows });

test('a mistake in a school is reported at its own place, whatever blank rows stand before it', () => {
  expect(schools({}, ABA, { ...ABA, yearTo: 2017, certificate: ' ' }).mistakes).toEqual([
    ['/educationHistory/2/yearTo', 'the year you finished cannot be before the year you started'],
    ['/educationHistory/2/certificate', 'please enter the certificate you obtained'],
  ]);
});

test('schools are stored without blank rows, and finished in the year in which they were begun if need be', () => {
  const brief = { ...ABA, yearTo: 2018 };
  expect(schools({ schoolName: '' }, brief, {})).toEqual({ data: { educationHistory: [brief] }, mistakes: [] });
});

test('at least one school, and at most six', () => {
  expect(schools().mistakes).toEqual([['/educationHistory', 'please enter at least one school']]);
  expect(schools({}, {}).mistakes.map(([pointer]) => pointer)).toEqual(
    ['schoolName', 'countryId', 'yearFrom', 'yearTo', 'certificate'].map((name) => `/educationHistory/0/${name}`),
  );
  expect(schools(...Array.from({ length: 7 }, () => ABA)).mistakes.map(([pointer]) => pointer)).toEqual([
    '/educationHistory',
  ]);
});

test('whoever still works there leaves the last year empty', () => {
  const employment = [{ employer: 'Aba Motors', position: 'Clerk', yearFrom: 2020 }];
  expect(judge('cce', 'employment', { employment })).toEqual({ data: { employment }, mistakes: [] });
});

test.each([
  {},
  { oLevelInfo: [] },
  { oLevelInfo: [{}] },
  { oLevelInfo: [{ examNumber: ' ', subjects: [{}, {}] }, {}] },
])('of a certificate course the O-Level result may be left out: %j', (answers) => {
  expect(judge('certificate-courses', 'o-level-result', answers)).toEqual({ data: {}, mistakes: [] });
});

test('an O-Level result that was begun must be finished', () => {
  expect(
    judge('certificate-courses', 'o-level-result', { oLevelInfo: [{ ...SITTING, examCenter: '' }] }).mistakes,
  ).toEqual([['/oLevelInfo/0/examCenter', 'please enter your exam center']]);
});

test.each(['jupeb', 'post-utme', 'certificate-courses'])(
  'of %s an awaited result needs no card, any other does, and a card that is not needed is not stored',
  (programme) => {
    const { resultPin, resultSerialNumber, ...withoutCard } = SITTING;
    const judged = (sitting: object) => judge(programme, 'o-level-result', { oLevelInfo: [sitting] });
    const missing = [
      ['/oLevelInfo/0/resultPin', 'please enter your card pin'],
      ['/oLevelInfo/0/resultSerialNumber', 'please enter your card serial number'],
    ];
    expect(judged(withoutCard).mistakes).toEqual(missing);
    expect(judged({ ...withoutCard, resultStatus: 'Released' }).mistakes).toEqual(missing);
    const awaited = { ...withoutCard, resultStatus: 'Awaiting result' };
    expect(judged(awaited)).toEqual({ data: { oLevelInfo: [awaited] }, mistakes: [] });
    expect(judged({ ...awaited, resultPin, resultSerialNumber }).data).toEqual({ oLevelInfo: [awaited] });
  },
);

const RESULT = { subject: 'Integrated Science', gradeId: 2, year: 2019, examNo: 'ACE/19/0042' };
const PROGRAMME = { sandwichCampusId: 1, facultyId: 8, departmentId: 39 };

test.each([
  [3, { ...PROGRAMME, certificateTypeId: 3 }, []],
  [9, { ...PROGRAMME, certificateTypeId: 9, aceDiplomas: [RESULT] }, []],
  [10, { ...PROGRAMME, certificateTypeId: 10, tcCertificates: [RESULT] }, []],
])('the certificate %i asks for its own results', (certificateTypeId, data, mistakes) => {
  expect(
    judge('four-year-sandwich', 'programme', {
      ...PROGRAMME,
      certificateTypeId,
      aceDiplomas: [RESULT],
      tcCertificates: [RESULT],
    }),
  ).toEqual({ data, mistakes });
});

test('a subject stands once among the results', () => {
  const twice = {
    ...PROGRAMME,
    certificateTypeId: 9,
    aceDiplomas: [RESULT, { ...RESULT, subject: 'integrated science ' }],
  };
  expect(judge('four-year-sandwich', 'programme', twice).mistakes).toEqual([
    ['/aceDiplomas', 'duplicate entries exists'],
  ]);
});
