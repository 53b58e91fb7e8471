import { expect, test } from 'vitest';
import { totalKobo, winningLines, type Assignment } from './assignment.ts';
import { crossings } from './crossings.ts';
import { ANYBODY, type Facts, type Selector } from './selector.ts';

const [TUITION, LIBRARY, LABORATORY] = [1, 2, 3];
const COMPUTING = 22;
const rule = (id: number, selector: Partial<Selector>, naira: Readonly<Record<number, number>>): Assignment => ({
  id,
  ...ANYBODY,
  ...selector,
  lines: Object.entries(naira).map(([feeId, amount]) => ({ feeId: Number(feeId), amountKobo: amount * 100 })),
});
const everybody = rule(1, {}, { [TUITION]: 60_000, [LIBRARY]: 7_500, [LABORATORY]: 0 });
const computing = rule(2, { departmentId: COMPUTING }, { [LABORATORY]: 25_000 });
const nonIndigene = rule(3, { isIndigene: false }, { [TUITION]: 90_000 });
const freshComputing = rule(4, { departmentId: COMPUTING, levelId: 100 }, { [LABORATORY]: 30_000 });
const published = [nonIndigene, freshComputing, everybody, computing];

const ada: Facts = {
  programmeId: 5,
  departmentId: COMPUTING,
  levelId: 100,
  entrySessionId: 1,
  isIndigene: false,
  tags: ['gst', 'laboratory'],
  genderId: 2,
};

test('a non-indigene of computer science at 100 level pays 90,000 + 7,500 + 30,000', () => {
  const lines = winningLines(published, ada);
  expect(lines).toEqual([
    {
      feeId: TUITION,
      amountKobo: 9_000_000,
      why: {
        won: { assignmentId: 3, amountKobo: 9_000_000 },
        beaten: [{ assignmentId: 1, amountKobo: 6_000_000 }],
      },
    },
    { feeId: LIBRARY, amountKobo: 750_000, why: { won: { assignmentId: 1, amountKobo: 750_000 }, beaten: [] } },
    {
      feeId: LABORATORY,
      amountKobo: 3_000_000,
      why: {
        won: { assignmentId: 4, amountKobo: 3_000_000 },
        beaten: [
          { assignmentId: 2, amountKobo: 2_500_000 },
          { assignmentId: 1, amountKobo: 0 },
        ],
      },
    },
  ]);
  expect(totalKobo(lines)).toBe(12_750_000);
});

test.each([
  ['an indigene', { isIndigene: true }, 97_500],
  ['another level', { levelId: 200 }, 122_500],
  ['another department', { departmentId: 23 }, 97_500],
])('%s pays by the rules that hold', (_, facts, naira) => {
  expect(totalKobo(winningLines(published, { ...ada, ...facts }))).toBe(naira * 100);
});

test('nobody pays by a rule of somebody else, and without a rule nothing is due', () => {
  expect(winningLines([rule(1, { genderId: 1 }, { [TUITION]: 1 })], ada)).toEqual([]);
  expect(winningLines([rule(1, { genderId: 1 }, { [TUITION]: 1 })], { ...ada, genderId: null })).toEqual([]);
});

test('the first selector that only one rule names decides, and of two tags the first in the alphabet', () => {
  const winnerOf = (...rules: Assignment[]) => winningLines(rules, ada)[0]!.why.won.assignmentId;
  const rules = [
    rule(1, { programmeId: 5 }, { 1: 1 }),
    rule(2, { departmentId: COMPUTING, levelId: 100, entrySessionId: 1, isIndigene: false }, { 1: 2 }),
    rule(3, { levelId: 100 }, { 1: 3 }),
    rule(4, { entrySessionId: 1, genderId: 2 }, { 1: 4 }),
    rule(5, { isIndigene: false, tag: 'gst' }, { 1: 5 }),
    rule(6, { tag: 'gst' }, { 1: 6 }),
    rule(7, { tag: 'laboratory' }, { 1: 7 }),
    rule(8, { genderId: 2 }, { 1: 8 }),
  ];
  expect(rules.map((_, index) => winnerOf(...rules.slice(index).reverse()))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('rules cross where some student is of both and neither is a special case', () => {
  const freshTuition = rule(9, { levelId: 100 }, { [TUITION]: 70_000 });
  expect(crossings(published)).toEqual([]);
  expect(crossings([...published, freshTuition])).toEqual([
    { feeId: TUITION, winsId: 9, winsKobo: 7_000_000, losesId: 3, losesKobo: 9_000_000 },
  ]);
  const same = rule(10, { levelId: 100 }, { [TUITION]: 90_000 });
  const others = rule(11, { isIndigene: true, levelId: 200 }, { [TUITION]: 1 });
  expect(crossings([nonIndigene, same, others])).toEqual([]);
});
