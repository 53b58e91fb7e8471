import { expect, test } from 'vitest';
import { doubtsOf, type CandidateRecord, type Requirements } from './doubts.ts';

const MICROBIOLOGY: Requirements = {
  utme: { all: ['Biology', 'Chemistry'], any: ['Mathematics', 'Physics'], anyCount: 1 },
  oLevel: { all: ['Biology'], any: ['Mathematics', 'Physics'], anyCount: 1 },
};
const SOUND: CandidateRecord = {
  hasApplied: true,
  addresses: 1,
  utmeSubjects: ['Use of English', 'Biology', 'Chemistry', 'Physics'],
  credits: ['English Language', 'Mathematics', 'Biology', 'Chemistry', 'Geography'],
};

test.each([
  ['fits', {}, []],
  ['has not applied', { hasApplied: false, addresses: 0, credits: [] }, ['not-applied', 'no-address']],
  [
    'sat other subjects',
    { utmeSubjects: ['Use of English', 'Mathematics', 'Economics', 'Government'] },
    ['utme-subjects'],
  ],
  ['lacks one of any', { utmeSubjects: ['Use of English', 'Biology', 'Chemistry', 'Art'] }, ['utme-subjects']],
  ['has four credits', { credits: SOUND.credits.slice(0, 4) }, ['o-level']],
  ['lacks a credit that is asked for', { credits: [...SOUND.credits.slice(2), 'Physics', 'Art'] }, ['o-level']],
  ['lacks a credit of any', { credits: ['English Language', 'Biology', 'Chemistry', 'Geography', 'Art'] }, ['o-level']],
  ['gave two addresses', { addresses: 2 }, ['no-address']],
] satisfies [string, Partial<CandidateRecord>, string[]][])('a candidate who %s', (_, change, doubts) => {
  expect(doubtsOf({ ...SOUND, ...change }, MICROBIOLOGY)).toEqual(doubts);
});

test('of a programme of which nothing is known nobody is judged by more than English and five credits, and it is said', () => {
  const five = ['English Language', 'Art', 'Music', 'Igbo', 'French'];
  expect(doubtsOf({ ...SOUND, credits: five })).toEqual(['utme-unknown', 'o-level-unknown']);
  expect(doubtsOf({ ...SOUND, hasApplied: false, credits: [] })).toEqual(['not-applied', 'utme-unknown']);
  expect(doubtsOf({ ...SOUND, utmeSubjects: ['Art'], credits: ['Art', 'Music', 'Igbo', 'French', 'Hausa'] })).toEqual([
    'utme-subjects',
    'o-level',
  ]);
});

test('one of the two may be known', () => {
  expect(doubtsOf(SOUND, { ...MICROBIOLOGY, oLevel: 'unknown' })).toEqual(['o-level-unknown']);
  expect(doubtsOf(SOUND, { ...MICROBIOLOGY, utme: 'unknown' })).toEqual(['utme-unknown']);
});
