import { expect, test } from 'vitest';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { startFilling } from './filling.ts';

const text: FieldSchema = { type: 'string' };
const schema: SectionSchema = {
  $id: 'test',
  title: 'Test',
  type: 'object',
  required: ['town'],
  properties: {
    town: text,
    schools: {
      type: 'array',
      items: { type: 'object', required: ['name', 'year'], properties: { name: text, year: text, left: text } },
    },
  },
};
const CONTEXT = { year: 2026, hasPassport: true, options: () => undefined };

function fillingOf(answers: object) {
  const filling = startFilling({ schema, validate: () => true }, answers as Record<string, unknown>);
  return { filling, reported: () => filling.judge(CONTEXT).map(({ pointer }) => pointer) };
}

test('a mistake is reported where it was left, and everywhere after a refusal', () => {
  const { filling, reported } = fillingOf({ schools: [{ name: 'GCU' }] });
  expect(reported()).toEqual([]);
  filling.leave('/schools/0/year');
  expect(reported()).toEqual(['/schools/0/year']);
  filling.submit();
  expect(reported()).toEqual(['/town', '/schools/0/year']);
});

test('what was begun after a refusal is reported when it is left, or refused again', () => {
  const { filling, reported } = fillingOf({ schools: [{ left: '2024' }] });
  filling.leave('/schools/0/name');
  filling.submit();
  filling.begin('/schools');
  expect(reported()).toEqual(['/town']);
  filling.leave('/schools/0/year');
  expect(reported()).toEqual(['/town', '/schools/0/year']);
  filling.submit();
  expect(reported()).toEqual(['/town', '/schools/0/name', '/schools/0/year']);
});

test('an answer is found as it was typed, drawn or not', () => {
  const { filling } = fillingOf({ schools: [{ name: 'GCU' }] });
  filling.edit('/schools/0/name', 'GCI');
  expect([
    filling.answerAt('/schools/0/name'),
    filling.answerAt('/schools/4/name'),
    filling.answerAt('/nowhere'),
  ]).toEqual(['GCI', undefined, undefined]);
});

test('a text is in the answers whenever they are read', () => {
  const { filling } = fillingOf({ schools: [{ name: 'GCU' }] });
  filling.type('/town', 'A');
  filling.type('/town', 'Ab');
  filling.type('/schools/0/year', '2024');
  expect(filling.answerAt('/town'), 'where another was begun').toBe('Ab');
  filling.type('/schools/0/year', '2025');
  filling.edit('/schools/0/name', 'GCI');
  const answers = filling.answers();
  expect(answers).toEqual({ town: 'Ab', schools: [{ name: 'GCI', year: '2025' }] });
  expect(filling.answers(), 'the same as long as nothing changes').toBe(answers);
  filling.type('/town', 'Aba');
  expect(filling.undrawn()).toEqual({ ...answers, town: 'Aba' });
  filling.type('/town', 'Abak');
  filling.judge(CONTEXT);
  expect(filling.verdict().data).toMatchObject({ town: 'Abak' });
});

const of = (answers: object) => {
  const dated: SectionSchema = {
    ...schema,
    properties: { ...schema.properties, other: { type: 'string', askedWhen: { kind: ['x'] } }, kind: text },
  };
  return startFilling({ schema: dated, validate: () => true }, answers as Record<string, unknown>);
};

test.each<[string, boolean, (filling: ReturnType<typeof of>) => void]>([
  ['nothing was typed', true, () => undefined],
  ['a text shows itself', true, (filling) => filling.type('/town', 'Aba')],
  ['a number is shown as it is read', false, (filling) => filling.type('/town', 12)],
  ['an answer was chosen', false, (filling) => filling.edit('/town', 'Aba')],
  ['a text is summed up on the card of its row', false, (filling) => filling.type('/schools/0/name', 'GCI')],
  ['a question depends on the text', false, (filling) => filling.type('/kind', 'x')],
  ['a mistake is to be reported', false, (filling) => filling.leave('/town')],
])('whether there is nothing to draw: %s, %s', (_, expected, act) => {
  const filling = of({ schools: [{}] });
  act(filling);
  expect(filling.isSettled(CONTEXT)).toBe(expected);
  filling.undrawn();
  filling.judge(CONTEXT);
  expect(filling.isSettled(CONTEXT), 'once it is drawn').toBe(true);
});
