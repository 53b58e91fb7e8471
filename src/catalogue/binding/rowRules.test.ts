import { expect, test } from 'vitest';
import { overlapping } from './rowRules.ts';

const post = (from?: string, to?: string) => ({ from, to });

test.each([
  ['one after another', [post('2004-01-01', '2005-03-14'), post('2005-03-15', '2008-02-29')], undefined],
  ['they may touch', [post('2004-01-01', '2005-03-14'), post('2005-03-14', '2008-02-29')], undefined],
  [
    'of one day, on which the next begins',
    [post('2005-03-14', '2005-03-14'), post('2005-03-14', '2008-02-29')],
    undefined,
  ],
  ['of one day within another', [post('2005-03-14', '2008-02-29'), post('2006-01-01', '2006-01-01')], 1],
  ['one begins within another', [post('2004-01-01', '2006-01-01'), post('2005-03-14', '2008-02-29')], 1],
  ['one lies around an earlier row', [post('2005-01-01', '2005-02-01'), post('2004-03-14', '2008-02-29')], 1],
  ['the same twice', [post('2005-01-01', '2005-02-01'), post('2005-01-01', '2005-02-01')], 1],
  ['one without an end lasts on', [post('2005-01-01'), post('2007-01-01', '2008-02-29')], 1],
  ['one that is not begun', [post('2005-01-01'), post(undefined, '2008-02-29'), post()], undefined],
])('rows overlap: %s', (_, rows, index) => expect(overlapping(rows, ['from', 'to'])).toBe(index));
