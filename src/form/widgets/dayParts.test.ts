import { expect, test } from 'vitest';
import { dayOf, partsOf, wholeDay, type DayParts } from './dayParts.ts';

test.each<[parts: DayParts, answer: string]>([
  [['14', '3', '2005'], '2005-03-14'],
  [['14', '03', '2005'], '2005-03-14'],
  [['', '', ''], ''],
  [['', '', '2005'], '2005--'],
  [['14', '3', '20'], '20-3-14'],
  [['31', '2', '2005'], '2005-02-31'],
])('%j is %j', (parts, answer) => expect(dayOf(parts)).toBe(answer));

test.each<[answer: unknown, parts: DayParts]>([
  ['2005-03-14', ['14', '03', '2005']],
  ['2005--', ['', '', '2005']],
  ['20-3-14', ['14', '3', '20']],
  ['', ['', '', '']],
  [undefined, ['', '', '']],
])('%j is shown as %j', (answer, parts) => expect(partsOf(answer)).toEqual(parts));

test.each<[typed: string, parts: DayParts | undefined]>([
  ['14/03/2005', ['14', '03', '2005']],
  ['14 3 2005', ['14', '03', '2005']],
  ['14032005', ['14', '03', '2005']],
  ['2005-03-14', ['14', '03', '2005']],
  ['31/02/2005', undefined],
  ['14', undefined],
])('%j in one box is %j', (typed, parts) => expect(wholeDay(typed)).toEqual(parts));
