import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './moves.ts';

const SIZE = { rows: 300, columns: 3 };
const AT = { row: 5, column: 1 };
const press = (key: string, more = {}) =>
  moved(AT, { key, isControl: false, isShift: false, isEditing: false, ...more }, SIZE);

test.each([
  ['ArrowDown', {}, { row: 6, column: 1 }],
  ['Enter', {}, { row: 6, column: 1 }],
  ['Enter', { isShift: true }, { row: 4, column: 1 }],
  ['ArrowLeft', {}, { row: 5, column: 0 }],
  ['End', {}, { row: 5, column: 2 }],
  ['End', { isControl: true }, { row: 299, column: 2 }],
  ['Home', { isControl: true }, { row: 0, column: 0 }],
  ['PageDown', {}, { row: 15, column: 1 }],
  ['ArrowUp', { isEditing: true }, { row: 4, column: 1 }],
  ['ArrowLeft', { isEditing: true }, undefined],
  ['Home', { isEditing: true }, undefined],
  ['Tab', {}, undefined],
  ['7', {}, undefined],
])('%s %o leads on', (key, more, to) => expect(press(key, more)).toEqual(to));

test('no key leads out of the sheet', () => {
  const keys = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Enter',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  );
  const size = fc.record({ rows: fc.integer({ min: 1, max: 30 }), columns: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(
      size,
      fc.array(fc.record({ key: keys, isControl: fc.boolean(), isShift: fc.boolean(), isEditing: fc.boolean() })),
      (within, presses) => {
        const { row, column } = presses.reduce((at, pressed) => moved(at, pressed, within) ?? at, {
          row: 0,
          column: 0,
        });
        expect(row >= 0 && row < within.rows && column >= 0 && column < within.columns).toBe(true);
      },
    ),
  );
});
