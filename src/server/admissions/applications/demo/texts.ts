import type { FormatName } from '#rules/formats.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { addressOf, personOf, phoneOf, type Person } from '../../../kit/demo/people.ts';
import type { Random } from '../../../kit/demo/random.ts';

/** Of whom the answers tell. */
export interface Teller {
  readonly person: Person;
  readonly email: string;
  /** The year in which they apply. */
  readonly year: number;
}

const TOWNS = [
  'Aba',
  'Ilorin',
  'Minna',
  'Owerri',
  'Zaria',
  'Ikorodu',
  'Lokoja',
  'Uyo',
  'Makurdi',
  'Katsina',
  'Abeokuta',
  'Nsukka',
  'Warri',
  'Jos',
  'Ijebu-Ode',
  'Gusau',
];
const STREETS = [
  'Marina Road',
  'Ahmadu Bello Way',
  'Zik Avenue',
  'Awolowo Road',
  'Market Street',
  'Mission Road',
  'Hospital Road',
  'Station Road',
  'College Road',
  'Aminu Kano Crescent',
];
const SCHOOLS = [
  'Government College',
  'Community Secondary School',
  "St. Mary's College",
  'Federal Science College',
  'Unity Secondary School',
  'Model College',
  "Queen's College",
];
const UNIVERSITIES = [
  'University of Nigeria, Nsukka',
  'Ahmadu Bello University, Zaria',
  'University of Ilorin',
  'Kaduna Polytechnic',
  'Federal University, Lokoja',
  'Yaba College of Technology',
];
const EMPLOYERS = [
  'Ministry of Education',
  'First Community Bank',
  'Kuje Primary School',
  'State Universal Basic Education Board',
  'Bright Future Schools',
  'General Hospital',
];
const POSITIONS = [
  'Class teacher',
  'Accounts officer',
  'Head teacher',
  'Clerical officer',
  'Laboratory technologist',
  'Administrative officer',
];
const STATEMENT =
  'I have taught and worked for some years, and saw each day how much a good grounding in method is worth. In this programme I want to learn to ask better questions of my own field, ' +
  'to read its literature with care and to write a thesis that is of use in Nigeria. Afterwards I shall return to my place of work and teach what I have learnt.';

type Text = (random: Random, teller: Teller) => string;

/** What a format asks for, whatever the field. */
const BY_FORMAT: Readonly<Partial<Record<FormatName, Text>>> = {
  phone: phoneOf,
  'any-phone': phoneOf,
  'full-name': (random, { year }) => nameOf(personOf(random, year - 60, year - 35)),
  'titled-name': (random, { year }) =>
    `${random.pick(['Professor', 'Dr.', 'Dr.', 'Mrs.', 'Mr.'])} ${nameOf(personOf(random, year - 60, year - 35))}`,
  'person-name': (_, { person }) => person.middlename || person.firstname,
  email: (random, { year }) =>
    addressOf(personOf(random, year - 60, year - 35), random.between(2, 999), 'mail.example'),
  digits: (random) => random.digits(8),
  alphanumeric: (random) => `AB${random.digits(7)}`,
  'letters-and-spaces': () => 'As stated above',
  'jamb-number': (random, { year }) => `${year}5${random.digits(7)}CA`,
  /** No number of a person begins so. */
  nin: (random) => `00000${random.digits(6)}`,
  'grade-point': (random) => `${random.between(2, 4)}.${random.digits(2)}`,
};

/** By the field's name, the first that fits. */
const BY_NAME: readonly (readonly [name: RegExp, text: Text])[] = [
  [/address/i, (random) => `${random.between(1, 240)} ${random.pick(STREETS)}, ${random.pick(TOWNS)}`],
  [/town/i, (random) => random.pick(TOWNS)],
  [/ward/i, (random) => `Ward ${random.between(1, 12)}`],
  [/examNumber|examNo/, (random) => `4${random.digits(9)}`],
  [/resultPin/, (random) => random.digits(12)],
  [/Serial/, (random) => `WRC${random.digits(8)}`],
  [/examCenter|schoolName/, (random) => `${random.pick(SCHOOLS)}, ${random.pick(TOWNS)}`],
  [/previousSchool|institution/i, (random) => random.pick(UNIVERSITIES)],
  [
    /previousCourse|fieldOfStudy/,
    (random) =>
      random.pick(['Computer Science', 'Accountancy', 'Educational Management', 'Microbiology', 'Political Science']),
  ],
  [/matric/i, (random) => `ND/${random.between(18, 23)}/${random.digits(4)}`],
  [/OneYearIT|employer/, (random) => random.pick(EMPLOYERS)],
  [/position/, (random) => random.pick(POSITIONS)],
  [/occupation/, (random) => random.pick(['Trader', 'Teacher', 'Student', 'Farmer', 'Civil servant', 'Tailor'])],
  [
    /qualification|degreeCertificate/,
    (random) => random.pick(['B.Sc. (Hons), Second Class Upper', 'B.Ed., Second Class Lower', 'HND, Upper Credit']),
  ],
  [/certificate/i, (random) => random.pick(['First School Leaving Certificate', 'SSCE', 'NCE'])],
  [/location/, (random) => random.pick(TOWNS)],
  [
    /^subject$/,
    (random) =>
      random.pick([
        'English Language',
        'Mathematics',
        'Integrated Science',
        'Social Studies',
        'Physical Education',
        'Home Economics',
        'Agricultural Science',
        'Islamic Studies',
        'Fine Arts',
      ]),
  ],
  [/relationship/, (random) => random.pick(['My supervisor', 'My head of department', 'My employer'])],
  [
    /^title$/,
    (random) =>
      random.pick([
        'Rainfall and yam yields in Benue State',
        'Mobile banking among traders of Onitsha',
        'Reading in the first years of primary school',
      ]),
  ],
  [/honour/, (random) => random.pick(["Dean's list", 'Best graduating student', 'State merit award'])],
  [/GradeS?$|Grade/, (random) => random.pick(['Upper Credit', 'Distinction', '12 points'])],
  [/staffNumber/, (random) => `SS/${random.digits(4)}`],
  [/disability/, () => 'Partially sighted'],
  [/statement/, () => STATEMENT],
];

const nameOf = ({ firstname, surname }: Person) => `${firstname} ${surname}`;

/** A text such as the field asks for. @param atLeast the day before which it may not be */
export function textFor(name: string, field: FieldSchema, random: Random, teller: Teller, atLeast: unknown): string {
  const { format, minLength = 0, maxLength = 250, ageOver } = field;
  if (format === 'date') return ageOver === undefined ? laterDay(random, teller, atLeast) : birthdayFor(teller, field);
  const text = BY_FORMAT[format as FormatName] ?? BY_NAME.find(([named]) => named.test(name))?.[1];
  return (text?.(random, teller) ?? 'As in the papers attached').padEnd(minLength, '.').slice(0, maxLength);
}

const laterDay = (random: Random, { year }: Teller, atLeast: unknown): string =>
  typeof atLeast === 'string' ? atLeast : `${year - 1}-0${random.between(1, 9)}-1${random.between(0, 9)}`;

/** Their own, unless the form wants older or younger people. */
function birthdayFor({ person: { birthday }, year }: Teller, { ageOver = 0, ageUnder = 150 }: FieldSchema): string {
  const age = year - Number(birthday.slice(0, 4));
  return age > ageOver && age < ageUnder
    ? birthday
    : `${year - Math.min(ageOver + 1, ageUnder - 1)}${birthday.slice(4)}`;
}
