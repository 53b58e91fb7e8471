import { expect, test } from 'vitest';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { startFilling } from './filling.ts';

const schema: SectionSchema = {
  $id: 'college/arrival',
  title: 'Arrival',
  type: 'object',
  properties: {
    campus: { type: 'string', default: 'Main' },
    bed: { type: 'string', askedWhen: { campus: ['Main'] }, default: 'Upper' },
    guests: { type: 'object', properties: { count: { type: 'integer', default: 0 } } },
    note: { type: 'string' },
  },
};

const openedWith = (answers: Record<string, unknown>, isFirst: boolean) =>
  startFilling({ schema, validate: () => true }, answers, isFirst);

test('a question that is shown for the first time has its default', () => {
  expect(openedWith({}, true).answers()).toEqual({ campus: 'Main', bed: 'Upper', guests: { count: 0 } });
});

test('nothing is filled in over an answer, known or typed', () => {
  const filling = openedWith({ campus: 'Town' }, true);
  expect(filling.answers()).toEqual({ campus: 'Town', guests: { count: 0 } });
});

test('what is deleted stays deleted, and so does what was left empty when the section was saved', () => {
  const filling = openedWith({}, true);
  filling.edit('/guests/count', undefined);
  filling.type('/campus', '');
  expect(filling.answers()).toEqual({ campus: '', guests: {} });
  expect(openedWith({ note: 'none' }, false).answers()).toEqual({ note: 'none' });
});

test('a question that another answer brings up is shown for the first time then, once', () => {
  const filling = openedWith({ campus: 'Town' }, false);
  filling.edit('/campus', 'Main');
  expect(filling.answers()).toMatchObject({ campus: 'Main', bed: 'Upper' });
  expect(filling.undrawn(), 'and is drawn').toMatchObject({ bed: 'Upper' });
  filling.edit('/bed', undefined);
  filling.edit('/campus', 'Town');
  filling.edit('/campus', 'Main');
  expect(filling.answers()).not.toHaveProperty('bed');
});
