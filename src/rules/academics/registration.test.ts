import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf, reaches, USUAL_BANDS } from './grades.ts';
import type { Offer, OfferLine } from './offer.ts';
import { isLocked, isPreselected, LIFTED_BY_STAFF, USUAL_LOAD, verdictOn } from './registration.ts';

let ids = 0;
const line = (code: string, unit: number, of: Partial<OfferLine> = {}): OfferLine => ({
  departmentCourseId: (ids += 1),
  courseId: ids,
  code,
  title: code,
  unit,
  kind: 'core',
  levelId: 200,
  department: 'Computer Science',
  isRegistered: false,
  isScored: false,
  isOffered: true,
  seatsLeft: null,
  waitingSince: null,
  isExempt: false,
  passed: null,
  failed: null,
  prerequisites: [],
  ...of,
});
const offerOf = (lines: readonly OfferLine[], of: Partial<Offer> = {}): Offer => ({
  levelId: 200,
  gates: [],
  limits: { ...USUAL_LOAD, borrowed: null },
  lines,
  ...of,
});
const all = (lines: readonly OfferLine[]) => lines.map(({ departmentCourseId }) => departmentCourseId);
const said = (offer: Offer, chosen: readonly number[]) =>
  verdictOn(offer, chosen).reasons.map(({ message, remedy }) => `${message} ${remedy}`);

const CORE = [line('CSC201', 4), line('CSC203', 4), line('CSC205', 4), line('CSC207', 4), line('STA201', 3)];
const F = { total: 35, grade: 'F', session: '2025/2026' };
const MTH101 = line('MTH101', 3, { kind: 'carry-over', levelId: 100, failed: F });
const CSC208 = line('CSC208', 3, { kind: 'elective' });

describe('a verdict on what a student registers', () => {
  test('is that core 19, a carry-over of 3 and an elective of 3 are one unit over 24', () => {
    const lines = [...CORE, MTH101, CSC208];
    expect(verdictOn(offerOf(lines), all(lines))).toMatchObject({ accepted: false, units: 25 });
    expect(said(offerOf(lines), all(lines))).toEqual([
      'One unit over 24. Drop CSC208 (3), or ask your adviser for 25.',
    ]);
  });

  test('is that the same 25 are accepted where the adviser gave 25', () => {
    const lines = [...CORE, MTH101, CSC208];
    expect(verdictOn(offerOf(lines, { limits: { min: 16, max: 25, borrowed: null } }), all(lines)).accepted).toBe(true);
  });

  test('is that a course whose prerequisite the student is exempted from is accepted, and says so', () => {
    const exempt = { code: 'MTH101', minGrade: 'E', state: 'exempt', best: null } as const;
    const needing = line('MTH201', 3, { kind: 'elective', prerequisites: [exempt] });
    const lines = [...CORE, needing];
    expect(verdictOn(offerOf(lines), all(lines))).toEqual({
      accepted: true,
      units: 22,
      reasons: [],
      conditions: [],
      notes: ['MTH201 needs E in MTH101: met by exemption.'],
    });
  });

  test('is that an exempted course is neither ticked nor demanded, and may be taken', () => {
    const own = line('GST111', 2, { isExempt: true });
    const owed = line('MTH101', 3, { kind: 'carry-over', levelId: 100, isExempt: true });
    const offer = offerOf([...CORE, own, owed]);
    expect([own, owed].map((each) => [isPreselected(each, offer), isLocked(each, offer)])).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(verdictOn(offer, all(CORE))).toMatchObject({ accepted: true, units: 19 });
    expect(verdictOn(offer, all([...CORE, own, owed]))).toMatchObject({ accepted: true, units: 24 });
  });

  test('is that 15 are one under 16, unless it is the final year', () => {
    const lines = [line('CSC401', 15, { kind: 'elective' })];
    expect(said(offerOf(lines), all(lines))).toEqual(['One unit under 16. Add a course, or ask your adviser for 15.']);
    expect(verdictOn(offerOf(lines, { limits: { min: 0, max: 24, borrowed: null } }), all(lines)).accepted).toBe(true);
  });

  test('suggests no exception that nobody would give', () => {
    const empty = offerOf(CORE);
    expect(said(empty, [])).toContain('16 units under 16. Add your courses.');
    const few = [line('CSC301', 9, { kind: 'elective' })];
    expect(said(offerOf(few), all(few))).toEqual(['Seven units under 16. Add courses, or see your adviser.']);
    const many = Array.from({ length: 19 }, (_, index) => line(`CSC2${10 + index}`, 3, { kind: 'elective' }));
    const [words] = said(offerOf(many), all(many));
    expect(words).toMatch(/^33 units over 24\. Drop CSC2\d\d \(3\)/);
    expect(words).not.toMatch(/ask|57/);
    const fixed = Array.from({ length: 19 }, (_, index) => line(`CSC2${10 + index}`, 3));
    expect(said(offerOf(fixed), all(fixed))).toEqual([
      '33 units over 24. Drop courses, or see your adviser with this list.',
    ]);
  });

  test('is that a failed core course comes back ticked, and stays', () => {
    const offer = offerOf([...CORE, MTH101]);
    expect(isPreselected(MTH101, offer)).toBe(true);
    expect(isLocked(MTH101, offer)).toBe(true);
    expect(said(offer, all(CORE))).toEqual([
      'MTH101 is to be taken again: you have 35, F (2025/2026). Tick MTH101 again.',
    ]);
  });

  test('is that a course needs what comes before it, with the mark that is published', () => {
    const MTH201 = line('MTH201', 3, {
      kind: 'elective',
      prerequisites: [{ code: 'MTH101', minGrade: 'E', state: 'failed', best: F }],
    });
    expect(verdictOn(offerOf([...CORE, MTH201]), all([...CORE, MTH201])).reasons).toEqual([
      {
        code: 'prerequisite',
        course: 'MTH201',
        message: 'MTH201 needs E in MTH101; you have 35, F (2025/2026).',
        remedy: 'Take MTH101 first, or ask your head of department.',
        liftedBy: 'Your head of department',
      },
    ]);
  });

  test('is conditional where that result is not published, and says no mark', () => {
    const MTH201 = line('MTH201', 3, {
      kind: 'elective',
      prerequisites: [{ code: 'MTH101', minGrade: 'E', state: 'waiting', best: null }],
    });
    const verdict = verdictOn(offerOf([...CORE, MTH201]), all([...CORE, MTH201]));
    expect(verdict.accepted).toBe(true);
    expect(verdict.conditions).toEqual([
      {
        course: 'MTH201',
        message: 'MTH201 needs E in MTH101, whose result is not published yet. It is judged again when it is.',
      },
    ]);
  });

  test('names everything that is wrong at once, each with a remedy and who can change it', () => {
    const lines = [
      line('CSC301', 3, { kind: 'elective', seatsLeft: 0 }),
      line('BIO201', 3, { kind: 'borrowed' }),
      line('CSC209', 3, { kind: 'elective', isOffered: false }),
      line('CSC211', 3, { kind: 'elective', waitingSince: '2025/2026' }),
    ];
    const offer = offerOf([...CORE, MTH101, ...lines], {
      gates: [
        {
          name: 'window',
          title: 'Registration',
          isOpen: false,
          message: 'Registration closed on 01/10/2026.',
          remedy: 'Ask your head of department to open it for you.',
          liftedBy: 'Your head of department',
          page: null,
        },
      ],
    });
    const { reasons } = verdictOn(offer, all([...CORE, ...lines]));
    expect(reasons.map(({ code }) => code).toSorted()).toEqual(
      ['gate', 'carry-over-left-out', 'no-seat', 'no-permit', 'not-offered', 'waiting', 'over-maximum'].toSorted(),
    );
    expect(reasons.every(({ remedy, liftedBy }) => remedy !== '' && liftedBy !== '')).toBe(true);
  });

  test('is that borrowed courses need a permit for so many units', () => {
    const lent = [line('BIO201', 2, { kind: 'borrowed' }), line('CHM201', 2, { kind: 'borrowed' })];
    const offer = offerOf([...CORE, ...lent], { limits: { ...USUAL_LOAD, borrowed: 3 } });
    expect(verdictOn(offer, all([...CORE, lent[0]!])).accepted).toBe(true);
    expect(said(offer, all([...CORE, ...lent]))).toEqual([
      'One unit of borrowed courses over the 3 of your permit. Drop CHM201 (2), or ask your head of department for a permit of 4.',
    ]);
  });

  test('is that core of the level comes before electives, as far as there is room', () => {
    const offer = offerOf([...CORE, line('CSC301', 8, { kind: 'elective' })]);
    const chosen = all(offer.lines.filter(({ code }) => code !== 'STA201'));
    expect(verdictOn(offer, chosen).reasons).toMatchObject([{ code: 'core-left-out', course: 'STA201' }]);
    const full = offerOf([...CORE, MTH101, line('CSC103', 4, { kind: 'carry-over', levelId: 100, failed: F })]);
    expect(verdictOn(full, all(full.lines.filter(({ code }) => code !== 'STA201'))).accepted).toBe(true);
  });

  test('leaves what has a mark, and asks no seat for what is registered', () => {
    const held = line('CSC301', 3, { kind: 'elective', isRegistered: true, isScored: true, seatsLeft: 0 });
    const offer = offerOf([...CORE, held]);
    expect(verdictOn(offer, all([...CORE, held])).accepted).toBe(true);
    expect(verdictOn(offer, all(CORE)).reasons).toMatchObject([{ code: 'scored', course: 'CSC301' }]);
  });

  test('is softer where staff add a course, but never beyond the maximum or without a seat', () => {
    const lines = [line('CSC401', 25, { kind: 'elective', seatsLeft: 0 })];
    const codes = verdictOn(offerOf(lines), all(lines), LIFTED_BY_STAFF).reasons.map(({ code }) => code);
    expect(codes).toEqual(['no-seat', 'too-large', 'over-maximum']);
  });

  test('of any choice is accepted without a reason alone, has a remedy for each, and accepts no more than the maximum', () => {
    const bools = fc.boolean();
    const anyLine = fc.record({
      unit: fc.integer({ min: 1, max: 6 }),
      kind: fc.constantFrom('core', 'required', 'elective', 'carry-over', 'borrowed', 'repeat' as const),
      seatsLeft: fc.option(fc.integer({ min: 0, max: 3 })),
      isOffered: bools,
      isRegistered: bools,
      isScored: bools,
      levelId: fc.constantFrom(100, 200),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(anyLine, bools), { maxLength: 14 }), fc.boolean(), (drawn, permitted) => {
        const lines = drawn.map(([of], index) => line(`CSC${100 + index}`, of.unit, of as Partial<OfferLine>));
        const offer = offerOf(lines, { limits: { ...USUAL_LOAD, borrowed: permitted ? 4 : null } });
        const chosen = all(lines.filter((_, index) => drawn[index]![1]));
        const verdict = verdictOn(offer, chosen);
        expect(verdict.accepted).toBe(verdict.reasons.length === 0);
        expect(verdict.reasons.every(({ message, remedy, liftedBy }) => message && remedy && liftedBy)).toBe(true);
        if (verdict.accepted) expect(verdict.units).toBeLessThanOrEqual(24);
        expect(verdictOn(offer, chosen.toReversed())).toEqual(verdict);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('grades are compared by their points, and a mark is of the highest band that it reaches', () => {
  expect([70, 69.99, 45, 39.5].map((total) => bandOf(USUAL_BANDS, total).grade)).toEqual(['A', 'B', 'D', 'F']);
  expect(reaches(USUAL_BANDS, 40, 'E')).toBe(true);
  expect(reaches(USUAL_BANDS, 35, 'E')).toBe(false);
  expect(reaches(USUAL_BANDS, 99, 'Distinction')).toBe(false);
});
