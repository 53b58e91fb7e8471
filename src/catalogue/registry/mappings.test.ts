import fc from 'fast-check';
import { expect, test } from 'vitest';
import { O_LEVEL_RESULT, SITTING, subjectRows } from '../jupeb.fixture.ts';
import { MAPPINGS } from './mappings.ts';

const { toWire, fromWire, inWireOrder } = MAPPINGS['o-level-subject-grade'];

test('rows of subject and grade are a map on the wire', () => {
  const { subjects: _, ...sitting } = SITTING;
  expect(
    toWire({
      applicantId: 'a',
      oLevelInfo: [
        {
          ...SITTING,
          subjects: [
            { subjectId: 4, gradeId: 2 },
            { subjectId: 1, gradeId: 7 },
          ],
        },
      ],
    }),
  ).toEqual({
    applicantId: 'a',
    oLevelInfo: [{ ...sitting, subjectGrade: { 4: 2, 1: 7 } }],
  });
});

test('an empty row is nothing on the wire', () => {
  const wire = toWire({ oLevelInfo: [{ subjects: [{}, ...subjectRows(1), {}] }] });
  expect(wire).toEqual({ oLevelInfo: [{ subjectGrade: { 1: 1 } }] });
});

test('there and back', () => {
  expect(fromWire(toWire(O_LEVEL_RESULT))).toEqual(O_LEVEL_RESULT);
});

const subject = fc.record({ subjectId: fc.integer({ min: 1, max: 500 }), gradeId: fc.integer({ min: 1, max: 12 }) });
const sittings = fc.array(
  fc.record({
    examNumber: fc.string(),
    examYear: fc.integer(),
    subjects: fc.uniqueArray(subject, { selector: ({ subjectId }) => subjectId, maxLength: 9 }),
  }),
  { maxLength: 2 },
);

test('there and back loses no subject and no grade', () => {
  fc.assert(
    fc.property(sittings, (oLevelInfo) => {
      const inOrder = oLevelInfo.map((sitting) => ({
        ...sitting,
        subjects: [...sitting.subjects].sort((a, b) => a.subjectId - b.subjectId),
      }));
      expect(fromWire(toWire({ oLevelInfo }))).toEqual({ oLevelInfo: inOrder });
    }),
  );
});

test('in the order of the wire nothing is lost that the wire cannot hold', () => {
  const [first, twice, without] = [{ subjectId: 4, gradeId: 2 }, { subjectId: 4, gradeId: 3 }, { gradeId: 1 }];
  expect(
    inWireOrder({
      applicantId: 'a',
      oLevelInfo: [{ ...SITTING, subjects: [without, { subjectId: 10 }, {}, first, twice] }],
    }),
  ).toEqual({ applicantId: 'a', oLevelInfo: [{ ...SITTING, subjects: [first, twice, { subjectId: 10 }, without] }] });
});

test('what comes back from the wire is in its order', () => {
  fc.assert(
    fc.property(sittings, (oLevelInfo) => {
      expect(fromWire(toWire({ oLevelInfo }))).toEqual(inWireOrder({ oLevelInfo }));
    }),
  );
});

test.each([
  {},
  { oLevelInfo: null },
  { oLevelInfo: [null, 3] },
  { oLevelInfo: [{ subjects: 'all' }] },
  { oLevelInfo: [{ subjectGrade: null }] },
])('%j does no harm', (answers) => {
  expect(() => [toWire(answers), fromWire(answers), inWireOrder(answers)]).not.toThrow();
});
