import { expect, test } from 'vitest';
import {
  ASHANTI,
  CONTEXT,
  GHANA,
  LAGOS,
  MONACO,
  O_LEVEL_RESULT,
  PASSPORT,
  PERSONAL_DETAILS,
  sectionOf,
  SITTING,
  SPONSOR_AND_REFEREE,
  subjectRows,
} from './jupeb.fixture.ts';
import { validateSection } from './validate.ts';
import type { ValidationContext } from './verdict.ts';

const judge = (section: string, answers: unknown, context: Partial<ValidationContext> = {}) =>
  validateSection(sectionOf(section), answers, { ...CONTEXT, ...context });

const errorsOf = (section: string, answers: unknown, context: Partial<ValidationContext> = {}) =>
  judge(section, answers, context).errors.map(({ pointer, message, flag }) => ({
    pointer,
    message,
    ...(flag !== undefined && { flag }),
  }));

const sitting = (change: object) => ({ oLevelInfo: [{ ...SITTING, ...change }] });
const blank = undefined;

const NAME =
  'invalid name format. Please ensure there are no trailing spaces and use a name with a minimum length of 2 characters.';
const PICTURE = 'Please, upload your profile picture before you can proceed!';
const EIGHT_SUBJECTS = 'You have to select at least 8 subjects and their respective grade';
const REPEATED = 'You have duplicate entries in your subjects';

test.each([
  ['personal-details', PERSONAL_DETAILS],
  ['personal-details', { ...PERSONAL_DETAILS, hasDisability: 'Yes', disability: 'low vision', maidenName: "O'Neil" }],
  ['sponsor-and-referee', SPONSOR_AND_REFEREE],
  ['o-level-result', O_LEVEL_RESULT],
])('%s as it should be', (section, answers) => {
  expect(judge(section, answers)).toEqual({ data: answers, errors: [] });
});

/** Section 5 of the specification gives these places and messages. */
test.each<[change: object, pointer: string, message: string]>([
  [{ titleId: blank }, '/titleId', 'please select your title'],
  [{ genderId: blank }, '/genderId', 'please select your gender'],
  [{ dateOfBirth: blank }, '/dateOfBirth', 'please input your date of birth'],
  [{ dateOfBirth: '2011-01-01' }, '/dateOfBirth', 'you have to be more than 15 years old'],
  [{ dateOfBirth: '1946-12-31' }, '/dateOfBirth', 'you have to be less than 80 years old'],
  [{ dateOfBirth: '2008-02-30' }, '/dateOfBirth', 'February 2008 has 29 days'],
  [{ countryId: blank, stateId: blank, lgaId: blank }, '/countryId', 'please select your country'],
  [{ stateId: blank, lgaId: blank }, '/stateId', 'please select your state'],
  [{ lgaId: blank }, '/lgaId', 'please select your LGA'],
  [{ permanentAddress: '' }, '/permanentAddress', 'please enter contact address'],
  [{ permanentAddress: '   ' }, '/permanentAddress', 'please enter contact address'],
  [{ mobileNumber: blank }, '/mobileNumber', 'phone number is required'],
  [{ mobileNumber: '0803123456' }, '/mobileNumber', 'invaild phone number'],
  [{ mobileNumber: '+23408031234567' }, '/mobileNumber', 'invaild phone number'],
  [{ email: 'adaeze@example' }, '/email', 'invalid email address'],
  [{ email: blank }, '/email', 'please input email address'],
  [{ email: '  ' }, '/email', 'please input email address'],
  [{ hasDisability: 'Yes' }, '/disability', 'please enter your disability'],
  [{ hasDisability: 'Yes', disability: ' ' }, '/disability', 'please enter your disability'],
  [{ religionId: blank }, '/religionId', 'please select your religion'],
  [{ jupebOptionId: blank, jupebOptionSubjectId: 21 }, '/jupebOptionId', 'please select your school'],
  [{ lastname: 'O' }, '/lastname', NAME],
  [{ firstname: 'A ' }, '/firstname', NAME],
  [{ maidenName: 'B3' }, '/maidenName', NAME],
  [{ passport: blank }, '/passport', PICTURE],
])('personal details: %o', (change, pointer, message) => {
  expect(errorsOf('personal-details', { ...PERSONAL_DETAILS, ...change })[0]).toMatchObject({ pointer, message });
});

test.each(['NFC', 'NFD'])(
  'letters carry marks in every name, and each answer is stored in one form, typed in %s',
  (form) => {
    const written = {
      ...PERSONAL_DETAILS,
      maidenName: 'Ọláṣubọ̀mí',
      permanentAddress: '12 Ọ̀bàfẹ́mi Awólọ́wọ̀ Way, ‘Olú’s place’',
    };
    const typed = Object.fromEntries(
      Object.entries(written).map(([name, answer]) => [
        name,
        typeof answer === 'string' ? answer.normalize(form) : answer,
      ]),
    );
    const stored = {
      ...written,
      maidenName: 'Ọláṣubọ̀mí'.normalize('NFC'),
      permanentAddress: "12 Ọ̀bàfẹ́mi Awólọ́wọ̀ Way, 'Olú's place'".normalize('NFC'),
    };
    expect(judge('personal-details', typed)).toEqual({ data: stored, errors: [] });
  },
);

test('the length of an answer is counted in characters as people see them', () => {
  for (const form of ['NFC', 'NFD']) {
    expect(
      errorsOf('personal-details', { ...PERSONAL_DETAILS, permanentAddress: 'ọ̀'.repeat(250).normalize(form) }),
    ).toEqual([]);
    expect(
      errorsOf('personal-details', { ...PERSONAL_DETAILS, permanentAddress: 'ọ̀'.repeat(251).normalize(form) }),
    ).toMatchObject([{ pointer: '/permanentAddress' }]);
  }
});

test('what people type is judged and stored in one spelling', () => {
  const typed = {
    ...PERSONAL_DETAILS,
    firstname: ' Adaeze ',
    maidenName: "O'Neil  Musa ",
    mobileNumber: '0803 123-4567',
    email: `${PERSONAL_DETAILS.email} `,
  };
  expect(judge('personal-details', typed)).toEqual({
    data: { ...PERSONAL_DETAILS, firstname: 'Adaeze', maidenName: "O'Neil Musa", mobileNumber: '08031234567' },
    errors: [],
  });
});

const sponsor = (change: object) => ({
  ...SPONSOR_AND_REFEREE,
  Sponsor: { ...SPONSOR_AND_REFEREE.Sponsor, ...change },
});
const referee = (change: object) => ({
  ...SPONSOR_AND_REFEREE,
  Referee: { ...SPONSOR_AND_REFEREE.Referee, ...change },
});

test.each<[answers: object, pointer: string, message: string]>([
  [sponsor({ Fullname: blank }), '/Sponsor/Fullname', 'enter both first and last name'],
  [sponsor({ Fullname: 'Musa' }), '/Sponsor/Fullname', 'enter both first and last name'],
  [sponsor({ Address: blank }), '/Sponsor/Address', "please input next of kin's address"],
  [sponsor({ MobileNumber: blank }), '/Sponsor/MobileNumber', 'phone number is required'],
  [sponsor({ Email: blank }), '/Sponsor/Email', 'please input sponsor email address'],
  [sponsor({ Email: 'musa' }), '/Sponsor/Email', 'please input sponsor email address'],
  [sponsor({ RelationshipId: blank }), '/Sponsor/RelationshipId', "please select next of kin's relationship"],
  [referee({ Fullname: 'Musa ' }), '/Referee/Fullname', 'enter both first and last name'],
  [referee({ Address: ' ' }), '/Referee/Address', "please input next of kin's address"],
  [referee({ MobileNumber: blank }), '/Referee/MobileNumber', 'phone number is required'],
  [referee({ Email: blank }), '/Referee/Email', 'please input referee email address'],
  [referee({ Email: 'musa@' }), '/Referee/Email', 'please input referee email address'],
])('sponsor and referee: %o', (answers, pointer, message) => {
  expect(errorsOf('sponsor-and-referee', answers)).toEqual([{ pointer, message }]);
});

test.each<[change: object, pointer: string, message: string]>([
  [{ ExaminationTypeId: blank }, 'ExaminationTypeId', 'please select your o level type'],
  [{ examCenter: ' ' }, 'examCenter', 'please enter your exam center'],
  [{ examNumber: blank }, 'examNumber', 'please enter your exam number'],
  [{ examYear: blank }, 'examYear', 'please select your exam year'],
  [{ resultPin: blank }, 'resultPin', 'please enter your card pin'],
  [{ resultSerialNumber: blank }, 'resultSerialNumber', 'please enter your card serial number'],
])('an O-Level sitting: %o', (change, field, message) => {
  expect(errorsOf('o-level-result', sitting(change))).toEqual([{ pointer: `/oLevelInfo/0/${field}`, message }]);
});

test.each<[what: string, subjects: object[], message: string | undefined, flag?: string]>([
  ['nine rows', subjectRows(9), undefined],
  ['eight rows', subjectRows(8), undefined],
  ['eight rows and an empty one', [...subjectRows(8), {}], undefined],
  ['an empty row before eight', [{}, ...subjectRows(8)], undefined],
  ['seven rows', subjectRows(7), 'subjects are required', EIGHT_SUBJECTS],
  ['seven rows and two empty ones', [...subjectRows(7), {}, {}], 'subjects are required', EIGHT_SUBJECTS],
  [
    'eight rows and a subject without its grade',
    [...subjectRows(8), { subjectId: 9 }],
    'subjects are required',
    EIGHT_SUBJECTS,
  ],
  [
    'eight rows and a grade without its subject',
    [...subjectRows(8), { gradeId: 2 }],
    'subjects are required',
    EIGHT_SUBJECTS,
  ],
  ['no row', [], 'please select at least one subject', EIGHT_SUBJECTS],
  ['nine empty rows', Array.from({ length: 9 }, () => ({})), 'please select at least one subject', EIGHT_SUBJECTS],
  ['a subject twice', [...subjectRows(8), { subjectId: 1, gradeId: 2 }], 'duplicate entries exists', REPEATED],
])('subjects: %s', (_, subjects, message, flag) => {
  const expected = message === undefined ? [] : [{ pointer: '/oLevelInfo/0/subjects', message, flag }];
  expect(errorsOf('o-level-result', sitting({ subjects }))).toEqual(expected);
});

test('a subject twice, written in other letters', () => {
  const section = sectionOf('o-level-result');
  const subjects = [
    ...['Biology', 'Physics', 'Economics', 'Government', 'History', 'Yoruba', 'Igbo', 'Hausa'],
    ' BIOLOGY ',
  ].map((subjectId) => ({ subjectId, gradeId: 1 }));
  const anyText = { schema: section.schema, validate: () => true };
  const { errors } = validateSection(anyText, sitting({ subjects }), { ...CONTEXT, options: () => undefined });
  expect(errors.map(({ message }) => message)).toEqual(['duplicate entries exists']);
});

test('the second sitting is judged as the first', () => {
  const second = { ...SITTING, examNumber: '', subjects: subjectRows(3) };
  expect(errorsOf('o-level-result', { oLevelInfo: [SITTING, second] })).toEqual([
    { pointer: '/oLevelInfo/1/examNumber', message: 'please enter your exam number' },
    { pointer: '/oLevelInfo/1/subjects', message: 'subjects are required', flag: EIGHT_SUBJECTS },
  ]);
});

test('a sitting that is needed asks all its questions', () => {
  expect(errorsOf('o-level-result', { oLevelInfo: [{}] }).map(({ pointer }) => pointer)).toEqual(
    ['ExaminationTypeId', 'examNumber', 'examYear', 'examCenter', 'resultPin', 'resultSerialNumber', 'subjects'].map(
      (field) => `/oLevelInfo/0/${field}`,
    ),
  );
});

test('a second sitting that was opened and left empty is as if it were not there', () => {
  expect(judge('o-level-result', { oLevelInfo: [SITTING, { examNumber: ' ' }] })).toEqual({
    data: O_LEVEL_RESULT,
    errors: [],
  });
});

test('there is no third sitting', () => {
  expect(errorsOf('o-level-result', { oLevelInfo: [SITTING, SITTING, SITTING] }).map(({ pointer }) => pointer)).toEqual(
    ['/oLevelInfo'],
  );
});

test('without a photograph neither personal details nor sponsor are taken', () => {
  expect(errorsOf('sponsor-and-referee', SPONSOR_AND_REFEREE, { hasPassport: false })).toEqual([
    { pointer: '', message: PICTURE },
  ]);
  expect(errorsOf('personal-details', { ...PERSONAL_DETAILS, passport: blank })).toEqual([
    { pointer: '/passport', message: PICTURE, flag: PICTURE },
  ]);
});

test("another's photograph is not this applicant's", () => {
  const another = PASSPORT.replace('0b9f', 'ffff');
  expect(
    errorsOf('personal-details', { ...PERSONAL_DETAILS, passport: another }).map(({ pointer }) => pointer),
  ).toEqual(['/passport']);
});

test.each<[where: string, answers: object, pointers: string[]]>([
  ['a country without states', { countryId: MONACO, stateId: blank, lgaId: blank }, []],
  ['a state without LGAs', { countryId: GHANA, stateId: ASHANTI, lgaId: blank }, []],
  ["another country's state", { countryId: GHANA, stateId: LAGOS }, ['/stateId']],
  ["another state's LGA", { lgaId: 999 }, ['/lgaId']],
  ['an LGA where there is none', { countryId: GHANA, stateId: ASHANTI, lgaId: 501 }, ['/lgaId']],
  ["another faculty's combination", { jupebOptionSubjectId: 31 }, ['/jupebOptionSubjectId']],
])('places: %s', (_, answers, pointers) => {
  expect(errorsOf('personal-details', { ...PERSONAL_DETAILS, ...answers }).map(({ pointer }) => pointer)).toEqual(
    pointers,
  );
});

test('a disability is asked about only when there is one', () => {
  const { data, errors } = judge('personal-details', {
    ...PERSONAL_DETAILS,
    hasDisability: 'No',
    disability: 'low vision',
  });
  expect(errors).toEqual([]);
  expect(data).not.toHaveProperty('disability');
});

test('ages are judged by the year alone, at both ends', () => {
  const born = (dateOfBirth: string) => errorsOf('personal-details', { ...PERSONAL_DETAILS, dateOfBirth }).length;
  expect([born('2010-12-31'), born('2011-01-01'), born('1947-01-01'), born('1946-12-31')]).toEqual([0, 1, 0, 1]);
});

test('mistakes come in the order of the form, one at each field', () => {
  const pointers = errorsOf('personal-details', {}).map(({ pointer }) => pointer);
  expect(pointers).toEqual([
    '/passport',
    '/titleId',
    '/genderId',
    '/dateOfBirth',
    '/countryId',
    '/permanentAddress',
    '/mobileNumber',
    '/email',
    '/hasDisability',
    '/religionId',
    '/jupebOptionId',
    '/jupebOptionSubjectId',
  ]);
});

test.each([null, undefined, 7, 'text', [], [{}], true])('%j is no section', (answers) => {
  expect(errorsOf('personal-details', answers)).not.toEqual([]);
});

test('what is not on the form is refused by name', () => {
  expect(errorsOf('personal-details', { ...PERSONAL_DETAILS, isAdmin: true })).toEqual([
    { pointer: '/isAdmin', message: 'this question is not on the form' },
  ]);
  expect(
    errorsOf('personal-details', JSON.parse(JSON.stringify(PERSONAL_DETAILS).replace('{', '{"__proto__":{"x":1},'))),
  ).toEqual([{ pointer: '/__proto__', message: 'this question is not on the form' }]);
});

test('an object in the place of a choice is a mistake, whatever it brings', () => {
  const hostile = { subjectId: { toString: 0 }, gradeId: 1 };
  expect(judge('o-level-result', sitting({ subjects: [hostile, ...subjectRows(8)] })).errors).not.toEqual([]);
});
