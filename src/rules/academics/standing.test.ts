import { expect, test } from 'vitest';
import { graded, gradedResit } from './grading.ts';
import { seededRandom } from './random.fixture.ts';
import { classOf, EXEMPT_UNIT_RULES, RESIT_RULES, type AttemptRule, type ResitRule, type RuleSet } from './ruleSet.ts';
import { NBTE, NUC } from './ruleSets.fixture.ts';
import { gpaOf, standingsOf, type Attempt } from './standing.ts';

let courses = 0;
const attempt = (term: string, unit: number, points: number, more: Partial<Attempt> = {}): Attempt => ({
  term,
  unit,
  points: points * 100,
  isPass: points > 0,
  bearing: 'counts',
  courseId: (courses += 1),
  courseCode: `CSC ${courses}`,
  isElective: false,
  isResit: false,
  ...more,
});
const MTH = { courseId: 9001, courseCode: 'MTH 101' };
const [S1, S2, S3] = ['2024/2025 001', '2024/2025 002', '2025/2026 001'];

/** 49/16 with MTH 101 F, 63/16, 61/16 with MTH 101 C. */
const THREE_TERMS = [
  attempt(S1, 3, 0, MTH),
  attempt(S1, 10, 4),
  attempt(S1, 3, 3),
  attempt(S2, 15, 4),
  attempt(S2, 1, 3),
  attempt(S3, 3, 3, MTH),
  attempt(S3, 13, 4),
];
const cgpas = (attempts: readonly Attempt[], rules: RuleSet) =>
  standingsOf(attempts, rules).map(({ cumulative }) => gpaOf(cumulative));

test('the CGPA of three semesters, with a course that was failed and then passed', () => {
  const standings = standingsOf(THREE_TERMS, NUC);
  expect(standings.map(({ units, points }) => [points / 100, units])).toEqual([
    [49, 16],
    [63, 16],
    [61, 16],
  ]);
  expect(standings.map(({ cumulative: { units, points } }) => [points / 100, units])).toEqual([
    [49, 16],
    [112, 32],
    [173, 48],
  ]);
  expect(cgpas(THREE_TERMS, NUC)).toEqual([306, 350, 360]);
  expect(classOf(NUC, 350)).toBe('Second Class Upper');
  expect(cgpas(THREE_TERMS, { ...NUC, attempts: 'last' })).toEqual([306, 350, 384]);
  expect(standingsOf(THREE_TERMS, { ...NUC, attempts: 'last' }).at(-1)!.cumulative).toEqual({
    units: 45,
    points: 173_00,
  });
  expect(standings.map(({ status, carryOvers }) => [status, carryOvers])).toEqual([
    ['CO', ['MTH 101']],
    ['CO', ['MTH 101']],
    ['Pass', []],
  ]);
});

test('a scale of 4.0 has points of quarters', () => {
  const attempts = [
    attempt(S1, 4, 3.25),
    attempt(S1, 3, 3),
    attempt(S1, 3, 2.75),
    attempt(S1, 3, 2.5),
    attempt(S1, 3, 2.25),
  ];
  const [only] = standingsOf([...attempts, attempt(S1, 0, 0)], NBTE);
  expect([only!.points, only!.units]).toEqual([44_50, 16]);
  expect(gpaOf({ points: 44_75, units: 16 })).toBe(280);
  expect(classOf(NBTE, 280)).toBe('Lower Credit');
});

test('what is outside the GPA, waits or is withheld has no units in it, and alone it leaves a standing pending', () => {
  const none = { points: null, isPass: false } as const;
  const waiting = [
    attempt(S1, 3, 0, { ...none, bearing: 'outside' }),
    attempt(S1, 3, 0, { ...none, bearing: 'waiting' }),
    attempt(S1, 3, 0, { ...none, bearing: 'withheld' }),
  ];
  expect(standingsOf(waiting, NUC)).toMatchObject([{ units: 0, points: 0, status: 'Pending', carryOvers: [] }]);
  expect(standingsOf([...waiting, attempt(S1, 3, 5)], NUC)).toMatchObject([
    { units: 3, points: 15_00, status: 'Pass' },
  ]);
});

test('below the least CGPA is probation, twice running a withdrawal that a person confirms; 1.00 is none', () => {
  const poor = [attempt(S1, 200, 0), attempt(S1, 199, 1), attempt(S1, 1, 0)];
  expect(standingsOf(poor, NUC)[0]!.status).toBe('Probation');
  expect(standingsOf([...poor, attempt(S2, 3, 1)], NUC)[1]!.status).toBe('Withdrawal recommended');
  const exact = [attempt(S1, 199, 1, { isElective: true }), attempt(S1, 1, 0, { isElective: true })];
  expect(standingsOf(exact, NUC)[0]).toMatchObject({ status: 'Pass', carryOvers: [] });
  expect(classOf(NUC, 99)).toBeUndefined();
});

test('a resit of the session counts as the rule set says, in the semester and in all; the carry-over ends with it', () => {
  const CAPPED = { ...NUC, resitCap: 40 };
  const sat = (rules: RuleSet) => {
    const { points, isPass } = gradedResit(47_00, rules);
    return [
      attempt(S1, 3, 5),
      attempt(S1, 3, 0, MTH),
      { ...attempt(S1, 3, 0, MTH), points, isPass, isResit: true },
      attempt(S2, 3, 5),
    ];
  };
  expect(gradedResit(47_00, NUC)).toMatchObject({ total: 47, grade: 'D', points: 200, isPass: true });
  expect(gradedResit(47_00, CAPPED)).toMatchObject({ total: 40, grade: 'E', points: 100, isPass: true });
  expect(gradedResit(39_49, CAPPED)).toMatchObject({ total: 39, grade: 'F', isPass: false });
  const gpas = (rules: RuleSet) => standingsOf(sat(rules), rules).map((standing) => gpaOf(standing));
  expect([gpas(NUC), cgpas(sat(NUC), NUC)]).toEqual([
    [350, 500],
    [350, 400],
  ]);
  expect(cgpas(sat(NUC), { ...NUC, resits: 'both' })).toEqual([233, 300]);
  expect(cgpas(sat(NUC), { ...NUC, resits: 'best' })).toEqual([350, 400]);
  expect(cgpas(sat(CAPPED), CAPPED)).toEqual([300, 367]);
  expect(standingsOf(sat(NUC), NUC)[0]).toMatchObject({ status: 'Pass', carryOvers: [] });
  const worse = sat(NUC).map((each) => (each.isResit ? { ...each, points: 0, isPass: false } : each));
  expect(standingsOf(worse, NUC)[0]!.carryOvers).toEqual(['MTH 101']);
});

/** Written anew from the rules' own sentences, with whole numbers of any size: nothing of it is the product's. */
function recomputed(
  attempts: readonly Attempt[],
  rule: AttemptRule,
  resits: ResitRule,
): [bigint | null, bigint | null][] {
  const terms = Array.from(new Set(attempts.map(({ term }) => term))).sort();
  const average = (counted: readonly Attempt[]): bigint | null => {
    let [units, points] = [0n, 0n];
    for (const one of counted) {
      units += BigInt(one.unit);
      points += BigInt(one.unit) * BigInt(one.points!);
    }
    if (units === 0n) return null;
    const twice = (points * 2n) / units;
    return twice / 2n + (twice % 2n);
  };
  const isDropped = (one: Attempt, all: readonly Attempt[]): boolean => {
    const mate = all.find((other) => other !== one && other.courseId === one.courseId && other.term === one.term);
    if (!mate || resits === 'both') return false;
    if (resits === 'last') return !one.isResit;
    return one.isResit ? one.points! <= mate.points! : mate.points! > one.points!;
  };
  return terms.map((until) => {
    const marked = attempts.filter(({ term, points }) => term <= until && points !== null);
    const taken = marked.filter((one) => !isDropped(one, marked));
    const inAll = taken.filter((one) => {
      const same = taken.filter((other) => other !== one && other.courseId === one.courseId);
      if (rule === 'all') return true;
      if (rule === 'last') return !same.some(({ term }) => term > one.term);
      return !same.some(
        (other) =>
          other.points! > one.points! ||
          (other.points === one.points &&
            (other.term < one.term || (other.term === one.term && one.isResit && !other.isResit))),
      );
    });
    return [average(taken.filter(({ term }) => term === until)), average(inAll)];
  });
}

/** Written anew in the same way: what is owed after the last term, and the units towards a degree. */
function creditOf(attempts: readonly Attempt[], exempt: readonly { courseId: number; unit: number }[], count: boolean) {
  const owed: string[] = [];
  let [passed, brought] = [0, 0];
  for (const id of new Set([...attempts, ...exempt].map(({ courseId }) => courseId))) {
    const sat = attempts.filter(({ courseId }) => courseId === id);
    const passes = sat.filter(({ isPass }) => isPass).sort((one, other) => (one.term < other.term ? -1 : 1));
    const credit = exempt.find(({ courseId }) => courseId === id);
    if (passes[0]) passed += passes[0].unit;
    else if (credit) brought += count ? credit.unit : 0;
    else if (sat.some(({ points, isElective }) => points !== null && !isElective)) owed.push(sat[0]!.courseCode);
  }
  return { owed: owed.sort(), passed, exempt: brought, total: passed + brought };
}

test('2,000 students of both scales with resits: every rule gives what a second implementation gives, in any order', () => {
  const random = seededRandom(41);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  let resat = 0;
  for (let student = 0; student < 2000; student += 1) {
    const rules = { ...(student % 2 === 0 ? NUC : NBTE), resitCap: student % 3 === 0 ? 50 : null };
    const attempts = Array.from({ length: 8 }, (_, term) =>
      Array.from({ length: 1 + upTo(7) }, (_course, index): Attempt[] => {
        const code = upTo(19) === 0 ? (['ABS', 'SICK', 'EX', 'I', 'NR', 'MAL'] as const)[upTo(5)]! : null;
        const { bearing, points, isPass } = graded({ ca: upTo(3000), exam: upTo(7000), code }, rules);
        const first: Attempt = {
          term: `20${20 + Math.floor(term / 2)} ${1 + (term % 2)}`,
          courseId: index * 2 + (term % 2),
          courseCode: `C${index}`,
          unit: 1 + upTo(5),
          isElective: false,
          isResit: false,
          bearing,
          points,
          isPass,
        };
        if (bearing !== 'counts' || isPass || upTo(2) === 0) return [first];
        resat += 1;
        const again = gradedResit(upTo(100_00), rules);
        return [first, { ...first, points: again.points, isPass: again.isPass, isResit: true }];
      }).flat(),
    ).flat();
    const exemptions = [...new Set(attempts.map(({ courseId }) => courseId)), 901, 902]
      .filter(() => upTo(3) === 0)
      .map((courseId) => ({ courseId, code: `C${courseId}`, unit: 1 + upTo(5) }));
    for (const exemptUnits of EXEMPT_UNIT_RULES) {
      const { owed, ...earned } = creditOf(attempts, exemptions, exemptUnits === 'count');
      for (const order of [attempts, attempts.toReversed()])
        expect(standingsOf(order, { ...rules, exemptUnits }, exemptions).at(-1)).toMatchObject({
          earned,
          carryOvers: owed,
        });
    }
    for (const rule of ['all', 'best', 'last'] as const)
      for (const resits of RESIT_RULES) {
        const expected = recomputed(attempts, rule, resits).map((pair) =>
          pair.map((gpa) => (gpa === null ? null : Number(gpa))),
        );
        const of = { ...rules, attempts: rule, resits };
        const found = (order: readonly Attempt[]) =>
          standingsOf(order, of).map((each) => [gpaOf(each), gpaOf(each.cumulative)]);
        expect([found(attempts), found(attempts.toReversed())]).toEqual([expected, expected]);
      }
  }
  expect(resat).toBeGreaterThan(5000);
});
