import { expect, test } from 'vitest';
import { doubtsOf, doubtsText, findingsOf, isEligible, type CandidateRecord, type Graded } from './eligibility.ts';
import type { Requirement } from './requirement.ts';

const MICROBIOLOGY: Requirement = {
  utme: { compulsory: ['Biology', 'Chemistry'], anyOf: [{ count: 1, subjects: ['Mathematics', 'Physics'] }] },
  oLevel: {
    compulsory: ['English Language', 'Biology'],
    anyOf: [{ count: 1, subjects: ['Mathematics', 'Physics'] }],
    credits: 5,
    sittings: 2,
  },
  minimumUtme: 180,
  minimumScreening: 40,
  minimumAge: 16,
  waivers: [],
};

const graded = (grade: string, ...subjects: string[]): Graded[] => subjects.map((subject) => ({ subject, grade }));

const SOUND: CandidateRecord = {
  hasApplied: true,
  isReached: true,
  utmeSubjects: ['Use of English', 'Biology', 'Chemistry', 'Physics'],
  utme: 180,
  screening: 40,
  sittings: [graded('C6', 'English Language', 'Mathematics', 'Biology', 'Chemistry', 'Geography')],
  bornOn: '2010-09-30',
};

const judged = (change: Partial<CandidateRecord>, requirement: Partial<Requirement> = {}) =>
  findingsOf({ ...SOUND, ...change }, { ...MICROBIOLOGY, ...requirement }, '2026-09-30');

test.each([
  ['fits', {}, ''],
  [
    'has not applied',
    { hasApplied: false, isReached: false, sittings: [], bornOn: null },
    'has not submitted an application; has no one email address to which an offer could be sent',
  ],
  [
    'sat other subjects',
    { utmeSubjects: ['Use of English', 'Mathematics', 'Economics', 'Government'] },
    'sat UTME without Biology and Chemistry',
  ],
  [
    'lacks one of any',
    { utmeSubjects: ['Use of English', 'Biology', 'Chemistry', 'Art'] },
    'sat UTME without 1 of Mathematics, Physics',
  ],
  [
    'scored too little',
    { utme: 179, screening: 39 },
    'scored 179 in UTME, below 180; scored 39 in the screening, below 40',
  ],
  ['has four credits', { sittings: [SOUND.sittings[0]!.slice(0, 4)] }, 'lacks 1 of 5 credits'],
  [
    'lacks a credit that is asked for',
    { sittings: [graded('B3', 'English Language', 'Physics', 'Art', 'Chemistry', 'Igbo')] },
    'lacks a credit in Biology',
  ],
  [
    'has a pass for it',
    {
      sittings: [
        [...graded('B3', 'English Language', 'Physics', 'Art', 'Chemistry', 'Igbo'), ...graded('D7', 'Biology')],
      ],
    },
    'lacks a credit in Biology',
  ],
  [
    'awaits it',
    {
      sittings: [
        [...graded('B3', 'English Language', 'Physics', 'Art', 'Chemistry', 'Igbo'), ...graded('AR', 'Biology')],
      ],
    },
    'awaits O-Level results, and lacks a credit in Biology',
  ],
  ['is a day too young', { bornOn: '2010-10-01' }, 'is 15 years old on 30/09/2026, below 16'],
  ['has no date of birth', { bornOn: null }, 'has no date of birth on the application'],
  ['gave two addresses', { isReached: false }, 'has no one email address to which an offer could be sent'],
] satisfies [string, Partial<CandidateRecord>, string][])('a candidate who %s', (_, change, text) => {
  const findings = judged(change);
  expect(doubtsText(findings)).toBe(text);
  expect(isEligible(findings)).toBe(text === '');
});

test('credits of two sittings are counted together where two are allowed, and by the best one alone where one is', () => {
  const [first, second] = [
    graded('A1', 'English Language', 'Biology', 'Physics'),
    graded('C4', 'Chemistry', 'Art', 'Biology'),
  ];
  const oLevel = MICROBIOLOGY.oLevel!;
  expect(doubtsText(judged({ sittings: [first, second] }))).toBe('');
  expect(doubtsText(judged({ sittings: [second, first] }, { oLevel: { ...oLevel, sittings: 1 } }))).toBe(
    'lacks 2 of 5 credits in one sitting',
  );
});

test('a waiver makes a pass enough, or takes another subject, and neither makes a credit', () => {
  const sittings = [
    [
      ...graded('B3', 'English Language', 'Further Mathematics', 'Art', 'Chemistry', 'Igbo'),
      ...graded('E8', 'Biology'),
    ],
  ];
  expect(doubtsText(judged({ sittings }))).toBe('lacks a credit in Biology and a credit in 1 of Mathematics, Physics');
  const waivers = [{ passIn: 'Biology' }, { instead: 'Further Mathematics', of: 'Mathematics' }];
  expect(doubtsText(judged({ sittings }, { waivers }))).toBe('');
  expect(doubtsText(judged({ sittings: [sittings[0]!.slice(1)] }, { waivers }))).toBe(
    'lacks a credit in English Language and 1 of 5 credits',
  );
});

test('of a programme of which nothing is known nobody is judged by more than English and five credits, and it is said', () => {
  const of = (change: Partial<CandidateRecord>) =>
    doubtsOf(findingsOf({ ...SOUND, ...change }, undefined, '2026-09-30'));
  expect(of({ sittings: [graded('C6', 'English Language', 'Art', 'Music', 'Igbo', 'French')] })).toEqual([
    'utme-unknown',
    'o-level-unknown',
  ]);
  expect(of({ hasApplied: false, sittings: [] })).toEqual(['not-applied', 'utme-unknown']);
  expect(of({ utmeSubjects: ['Art'], sittings: [graded('A1', 'Art', 'Music', 'Igbo', 'French', 'Hausa')] })).toEqual([
    'utme-subjects',
    'o-level',
  ]);
});

test('what only the application would tell is not known of who has not applied, and is no doubt of its own', () => {
  const findings = judged({ hasApplied: false, sittings: [], bornOn: null });
  expect(findings.filter(({ verdict }) => verdict === 'unknown').map(({ requirement }) => requirement)).toEqual([
    'o-level',
    'age',
  ]);
  expect(doubtsOf(findings)).toEqual(['not-applied']);
});
