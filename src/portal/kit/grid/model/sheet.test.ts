import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellAt,
  isDue,
  isUnsaved,
  openSheet,
  placesOf,
  sheetAfter,
  type Change,
  type Sheet,
  type SheetEvent,
} from './sheet.ts';

const KEYS = ['2026/001', '2026/002', '2026/003'];
const opened = () => openSheet(KEYS.map((key) => ({ key, values: { ca: '', exam: '' } })));
const place = { key: '2026/001', column: 'ca' };
const after = (...events: readonly SheetEvent[]) => events.reduce(sheetAfter, opened());
const typed = (value: Change['value']): SheetEvent => ({ type: 'changed', changes: [{ ...place, value }] });
const valuesOf = ({ cells }: Sheet) =>
  Object.values(cells).flatMap((row) => Object.values(row).map(({ value }) => value));

const PLACE = fc.record({ key: fc.constantFrom(...KEYS, 'nobody'), column: fc.constantFrom('ca', 'exam') });
const CHANGE = fc
  .tuple(PLACE, fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('', 'x')))
  .map(([at, value]): Change => ({ ...at, value }));
const CHANGED = fc
  .array(CHANGE, { minLength: 1, maxLength: 4 })
  .map((changes): SheetEvent => ({ type: 'changed', changes }));
const EVENT: fc.Arbitrary<SheetEvent> = fc.oneof(
  { weight: 4, arbitrary: CHANGED },
  fc.constantFrom<SheetEvent>({ type: 'undone' }, { type: 'redone' }, { type: 'unheard' }),
  fc.array(CHANGE, { maxLength: 3 }).map((changes): SheetEvent => ({ type: 'sent', changes })),
  fc.array(CHANGE, { maxLength: 3 }).map((changes): SheetEvent => ({ type: 'saved', changes })),
  PLACE.map((at): SheetEvent => ({ type: 'refused', place: at, message: 'no' })),
  fc
    .tuple(PLACE, fc.integer({ min: 0, max: 3 }))
    .map(([at, theirs]): SheetEvent => ({ type: 'differed', place: at, theirs, by: 'hod' })),
  fc.tuple(PLACE, fc.boolean()).map(([at, isMine]): SheetEvent => ({ type: 'chosen', place: at, isMine })),
);

test('what is typed is due, then on its way, then saved', () => {
  expect(cellAt(after(typed(12)), place)).toSatisfy(isDue);
  const sent = after(typed(12), { type: 'sent', changes: [{ ...place, value: 12 }] });
  expect(placesOf(sent, isDue)).toEqual([]);
  expect(cellAt(sheetAfter(sent, { type: 'saved', changes: [{ ...place, value: 12 }] }), place)).toEqual({
    value: 12,
    was: 12,
  });
});

test('what is typed over what is on its way is due as soon as that is answered', () => {
  const sheet = after(typed(12), { type: 'sent', changes: [{ ...place, value: 12 }] }, typed(13));
  expect(placesOf(sheet, isDue)).toEqual([]);
  const saved = sheetAfter(sheet, { type: 'saved', changes: [{ ...place, value: 12 }] });
  expect(cellAt(saved, place)).toEqual({ value: 13, was: 12 });
  expect(placesOf(saved, isDue)).toEqual([place]);
});

test('what is let go of is what the college has, as far as it is known', () => {
  const forgotten: SheetEvent = { type: 'forgotten', places: [place] };
  expect(cellAt(after(typed(12), forgotten), place)).toEqual({ value: '', was: '' });
  const differed: SheetEvent = { type: 'differed', place, theirs: 15, by: 'hod' };
  expect(cellAt(after(typed(12), differed, forgotten), place)).toEqual({ value: 15, was: 15 });
});

test('without an answer it stays due; what was refused is sent again only when it is changed', () => {
  const sent: SheetEvent = { type: 'sent', changes: [{ ...place, value: 99 }] };
  expect(placesOf(after(typed(99), sent, { type: 'unheard' }), isDue)).toEqual([place]);
  const refused = after(typed(99), sent, { type: 'refused', place, message: 'the most is 40' });
  expect(placesOf(refused, isDue)).toEqual([]);
  expect(placesOf(sheetAfter(refused, typed(9)), isDue)).toEqual([place]);
});

test('a cell that another changed meanwhile waits for a choice, and either is carried out', () => {
  const differed = after(typed(12), { type: 'differed', place, theirs: 15, by: 'Dr Ade' });
  expect(cellAt(differed, place)).toEqual({ value: 12, was: 15, theirs: { value: 15, by: 'Dr Ade' } });
  expect(placesOf(differed, isDue)).toEqual([]);
  expect(cellAt(sheetAfter(differed, { type: 'chosen', place, isMine: true }), place)).toEqual({ value: 12, was: 15 });
  expect(cellAt(sheetAfter(differed, { type: 'chosen', place, isMine: false }), place)).toEqual({ value: 15, was: 15 });
  expect(cellAt(after(typed(15), { type: 'differed', place, theirs: 15, by: 'Dr Ade' }), place)).toEqual({
    value: 15,
    was: 15,
  });
});

test('what the device has of before is due again, unless the college has it, or something else', () => {
  const sheet = openSheet([
    { key: 'a', values: { ca: 1 } },
    { key: 'b', values: { ca: 2 } },
    { key: 'c', values: { ca: 3 } },
  ]);
  const { cells } = sheetAfter(sheet, {
    type: 'restored',
    changes: [
      { key: 'a', column: 'ca', value: 5, was: 1 },
      { key: 'b', column: 'ca', value: 2, was: '' },
      { key: 'c', column: 'ca', value: 6, was: '' },
      { key: 'gone', column: 'ca', value: 6, was: '' },
    ],
  });
  expect([cells['a']!['ca'], cells['b']!['ca'], cells['c']!['ca'], cells['gone']]).toEqual([
    { value: 5, was: 1 },
    { value: 2, was: 2 },
    { value: 6, was: 3, theirs: { value: 3, by: '' } },
    undefined,
  ]);
});

test('what was typed before the device answered stays', () => {
  const sheet = after(typed(12), {
    type: 'restored',
    changes: [{ ...place, value: 5, was: cellAt(opened(), place)!.was }],
  });
  expect(cellAt(sheet, place)).toMatchObject({ value: 12 });
});

test('undo takes back every change, one step at a time, and redo makes it again', () => {
  fc.assert(
    fc.property(fc.array(CHANGED, { maxLength: 6 }), (events) => {
      const sheets = events
        .reduce((all, event) => [...all, sheetAfter(all.at(-1)!, event)], [opened()])
        .filter((sheet, index, all) => index === 0 || sheet !== all[index - 1]);
      let sheet = sheets.at(-1)!;
      for (const before of sheets.slice(0, -1).toReversed()) {
        sheet = sheetAfter(sheet, { type: 'undone' });
        expect(valuesOf(sheet)).toEqual(valuesOf(before));
      }
      expect(sheetAfter(sheet, { type: 'undone' })).toBe(sheet);
      for (const next of sheets.slice(1)) {
        sheet = sheetAfter(sheet, { type: 'redone' });
        expect(valuesOf(sheet)).toEqual(valuesOf(next));
      }
    }),
  );
});

test('whatever happens nobody is overwritten unseen, and nothing typed is lost', () => {
  fc.assert(
    fc.property(fc.array(EVENT, { maxLength: 20 }), (events) => {
      let sheet = opened();
      for (const event of events) {
        const before = sheet;
        sheet = sheetAfter(sheet, event);
        const isTyping = ['changed', 'undone', 'redone', 'chosen'].includes(event.type);
        for (const at of placesOf(sheet, () => true)) {
          const cell = cellAt(sheet, at)!;
          if (cell.theirs) expect([isDue(cell), isUnsaved(cell)]).toEqual([false, true]);
          if (!isTyping) expect(cell.value).toBe(cellAt(before, at)!.value);
        }
        expect(Object.keys(sheet.cells)).toEqual(KEYS);
      }
    }),
  );
});

test('a change draws its own row alone: all others are the same objects', () => {
  const sheet = opened();
  const next = sheetAfter(sheet, typed(7));
  expect(KEYS.map((key) => next.cells[key] === sheet.cells[key])).toEqual([false, true, true]);
});
