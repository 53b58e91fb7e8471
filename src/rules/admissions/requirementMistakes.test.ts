import { expect, test } from 'vitest';
import { readRequirement, tidiedText, type RequirementText } from './requirement.ts';
import { inForceOn, overlapping, requirementMistakes, type Subjects } from './requirementMistakes.ts';

const SUBJECTS: Subjects = {
  utme: ['Use of English', 'Biology', 'Chemistry', 'Economics', 'Mathematics', 'Physics', 'Principles of Accounts'],
  oLevel: ['English Language', 'Biology', 'Chemistry', 'Further Mathematics', 'Mathematics', 'Physics'],
};
const EMPTY: RequirementText = {
  utmeCompulsory: '',
  utmeAnyOf: '',
  oLevelCompulsory: '',
  oLevelAnyOf: '',
  oLevelCredits: null,
  oLevelSittings: null,
  minimumUtme: null,
  minimumScreening: null,
  minimumAge: null,
  waivers: '',
};

test.each([
  [{ utmeCompulsory: 'Biology, Chemistry', utmeAnyOf: '1 of Mathematics, Physics' }, {}],
  [{ utmeCompulsory: 'Any', oLevelCompulsory: 'Any', oLevelCredits: 5 }, {}],
  [{ utmeCompulsory: 'Biology, Chemistri' }, { utmeCompulsory: "no subject of UTME is called 'Chemistri'" }],
  [
    { utmeAnyOf: 'one of Biology' },
    { utmeAnyOf: "please write each group as '1 of Biology, Physics', with ';' between groups" },
  ],
  [
    { utmeCompulsory: 'Biology, Chemistry, Mathematics, Physics' },
    { utmeCompulsory: 'a candidate sits four subjects of UTME, and these are 5 with Use of English' },
  ],
  [{ utmeCompulsory: 'Use of English, Biology, Chemistry, Mathematics' }, {}],
  [
    { utmeCompulsory: 'Biology, Chemistry', utmeAnyOf: '2 of Mathematics, Physics' },
    { utmeAnyOf: 'a candidate sits four subjects of UTME, and these are 5 with Use of English' },
  ],
  [{ utmeAnyOf: '3 of Biology, Physics' }, { utmeAnyOf: '3 of these are required, and there are 2: Biology, Physics' }],
  [{ utmeAnyOf: '0 of Biology, Physics' }, { utmeAnyOf: 'none of these are required: Biology, Physics' }],
  [{ utmeCompulsory: 'Biology', utmeAnyOf: '1 of Biology, Physics' }, { utmeAnyOf: 'Biology is compulsory already' }],
  [{ utmeAnyOf: '1 of Biology, Physics; 1 of Physics, Chemistry' }, { utmeAnyOf: 'Physics is said twice' }],
  [{ utmeCompulsory: 'Biology, Biology' }, { utmeCompulsory: 'Biology is said twice' }],
  [
    { oLevelCompulsory: 'English Language, Biology', oLevelAnyOf: '2 of Physics, Chemistry', oLevelCredits: 3 },
    { oLevelCredits: '3 credits are required, and the subjects above ask for 4' },
  ],
  [{ oLevelCredits: 5 }, { oLevelCredits: "please say the O-Level subjects too, or 'Any'" }],
  [
    { waivers: 'Physics' },
    { waivers: "please write each waiver as 'pass in Physics' or 'Commerce for Economics', with ';' between them" },
  ],
  [
    { oLevelCompulsory: 'Biology', waivers: 'pass in Physics' },
    { waivers: 'Physics is not required, so nothing is waived for it' },
  ],
  [
    { oLevelCompulsory: 'Physics, Mathematics', waivers: 'Mathematics for Physics' },
    { waivers: 'Mathematics is required itself' },
  ],
] satisfies [Partial<RequirementText>, object][])('%j has the mistakes %j', (text, mistakes) => {
  expect(requirementMistakes({ ...EMPTY, ...text }, SUBJECTS)).toEqual(mistakes);
});

test("names are written as their examination does, from capitals and JAMB's short forms", () => {
  const text = {
    ...EMPTY,
    utmeCompulsory: ' biology,CHM',
    utmeAnyOf: '1 of  MTH, physics ;1 of POA, economics',
    oLevelCompulsory: 'ANY',
    waivers: 'a pass in PHYSICS; further mathematics for mathematics',
  };
  expect(tidiedText(text, SUBJECTS)).toEqual({
    ...EMPTY,
    utmeCompulsory: 'Biology, Chemistry',
    utmeAnyOf: '1 of Mathematics, Physics; 1 of Principles of Accounts, Economics',
    oLevelCompulsory: 'Any',
    waivers: 'pass in Physics; Further Mathematics for Mathematics',
  });
});

test('an empty cell is not known, and Any is known to ask for nothing', () => {
  expect(readRequirement(EMPTY)).toMatchObject({ utme: null, oLevel: null });
  expect(readRequirement({ ...EMPTY, utmeCompulsory: 'Any', oLevelAnyOf: '1 of Biology, Physics' })).toMatchObject({
    utme: { compulsory: [], anyOf: [] },
    oLevel: { compulsory: [], anyOf: [{ count: 1, subjects: ['Biology', 'Physics'] }], credits: 5, sittings: 2 },
  });
});

const period = (id: number, validFrom: string, validTo: string | null = null) => ({ id, validFrom, validTo });

test('one begins while another says that it holds; one without a last day ends as the next begins', () => {
  const stored = [period(1, '2024-01-01', '2025-12-31'), period(2, '2027-01-01')];
  expect(overlapping(period(3, '2025-12-31'), stored)?.id).toBe(1);
  expect(overlapping(period(3, '2026-01-01'), stored)).toBeUndefined();
  expect(overlapping(period(3, '2026-01-01', '2027-01-01'), stored)?.id).toBe(2);
  expect(overlapping(period(3, '2028-01-01'), stored)).toBeUndefined();
  expect(overlapping(period(3, '2027-01-01'), stored)?.id).toBe(2);
  expect(overlapping(period(1, '2024-01-01', '2026-12-31'), stored)).toBeUndefined();
});

test('what began last is in force until its last day, and nothing is in force after that', () => {
  const rows = [period(1, '2024-01-01'), period(2, '2026-01-01', '2026-06-30')];
  expect(
    ['2023-12-31', '2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map((day) => inForceOn(rows, day)?.id),
  ).toEqual([undefined, 1, 2, 2, undefined]);
});
