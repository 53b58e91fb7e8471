import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { Rectangle } from './drawing.ts';
import { layOut } from './layOut.ts';

const charts = loadCatalogue(fileURLToPath(new URL('../../../../../..', import.meta.url))).programmes.filter(
  ({ hasForm }) => hasForm,
);

/** At this width a phone of 360 pixels shows letters of 13 pixels at ten or more. */
const PHONE = 430;

const meet = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each(charts)('the drawing of $id', ({ chart }) => {
  const { boxes, lines, width, height } = layOut(chart);
  expect(width).toBeLessThanOrEqual(PHONE);
  const single = boxes.filter(({ isGroup }) => !isGroup);
  for (const box of single) expect(single.filter((other) => other !== box && meet(box, other))).toEqual([]);
  const paths = boxes.map(({ path }) => path);
  for (const { from, to, points } of lines) {
    expect(paths).toEqual(expect.arrayContaining([from, to]));
    for (const { x, y } of points) expect([x >= 0, x <= width, y >= 0, y <= height]).toEqual([true, true, true, true]);
  }
});

test('no two loops lie on each other', () => {
  for (const { chart } of charts) {
    const upright = layOut(chart).lines.flatMap(({ points: [, second, third] }) =>
      third ? [{ x: second!.x, top: Math.min(second!.y, third.y), bottom: Math.max(second!.y, third.y) }] : [],
    );
    const overlaps = upright.filter((one, index) =>
      upright.some(
        (other, place) => place > index && other.x === one.x && other.top < one.bottom && one.top < other.bottom,
      ),
    );
    expect(overlaps).toEqual([]);
  }
});

test('ways from one state to the same other are one line with both names', () => {
  const { lines } = layOut({ initial: 'a', states: { a: { on: { PAID: 'b', HAS_RRR: 'b' } }, b: { type: 'final' } } });
  expect(lines.map(({ from, to, names }) => ({ from, to, names }))).toEqual([
    { from: 'a', to: 'b', names: ['PAID', 'HAS_RRR'] },
  ]);
});
