import { expect, test } from 'vitest';
import { cellLook, cellText } from './cells.ts';

test.each([
  ['a text', {}, 'Okafor', 'Okafor'],
  ['no value', {}, null, '-'],
  ['no value, in the words of the column', { none: 'Nobody yet' }, null, 'Nobody yet'],
  ['kobo', { kind: 'money' }, 1_000_050, '₦10,000.50'],
  ['a count', { kind: 'count' }, 12_345, '12,345'],
  ['nothing counted', { kind: 'count' }, 0, '0'],
  ['a day', { kind: 'day' }, '2026-11-23', '23/11/2026'],
  ['a moment, by the clock of Lagos', { kind: 'moment' }, '2026-11-23T23:30:00Z', '24/11/2026 00:30'],
  ['a code by its name', { values: { open: 'Open' } }, 'open', 'Open'],
  ['a code without a name', { values: { open: 'Open' } }, 'settled', 'settled'],
  ['a name of the code', { kind: 'code' }, 'user-created', 'User created'],
  ['a switch', { kind: 'active' }, false, 'Inactive'],
  [
    'a switch in other words',
    { kind: 'active', values: { true: 'Active', false: 'Deactivated' } },
    false,
    'Deactivated',
  ],
])('%s', (_, column, value, text) => {
  expect(cellText({ title: 'Column', ...column }, value)).toBe(text);
});

test('a status has the colour of its value', () => {
  expect([
    cellLook({ title: 'Status', kind: 'active' }, true),
    cellLook({ title: 'Case', looks: { open: 'warning' } }, 'open'),
    cellLook({ title: 'Name' }, 'Okafor'),
  ]).toEqual(['success', 'warning', undefined]);
});

test('an unknown kind is refused by its column', () => {
  expect(() => cellText({ title: 'Amount', kind: 'mony' }, 1)).toThrow(
    "The column 'Amount' is of the kind 'mony'. Known are: text,",
  );
});
