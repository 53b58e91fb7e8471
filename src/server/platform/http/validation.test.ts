import type { ErrorObject } from 'ajv';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { fieldMessages, validatorCompiler } from './validation.ts';

function messagesFor(schema: object, value: unknown, httpPart = 'body') {
  const validate = validatorCompiler({ schema, httpPart, method: 'POST', url: '/' }) as (value: unknown) => {
    error?: ErrorObject[];
  };
  return fieldMessages(validate(value).error ?? []);
}

const person = Type.Object(
  {
    name: Type.String({ minLength: 2, messages: { required: 'please enter your name', minLength: 'invalid name' } }),
    rows: Type.Optional(Type.Array(Type.Object({ 'a/b': Type.Integer() }))),
  },
  { additionalProperties: false },
);

test("a mistake is reported in the contract's own words, at the field", () => {
  expect(messagesFor(person, {})).toEqual({ '/name': 'please enter your name' });
  expect(messagesFor(person, { name: 'x' })).toEqual({ '/name': 'invalid name' });
});

test('every mistake is reported, keyed by its JSON Pointer', () => {
  expect(messagesFor(person, { rows: [{ 'a/b': 1 }, {}], more: 1 })).toEqual({
    '/name': 'please enter your name',
    '/rows/1/a~1b': "must have required property 'a/b'",
    '/more': 'must NOT have additional properties',
  });
});

const taken = (schema: object, value: unknown, httpPart = 'body') =>
  (validatorCompiler({ schema, httpPart, method: 'POST', url: '/' }) as (value: unknown) => { value?: unknown })(value)
    .value;

test.each(['body', 'querystring', 'params'])('every text of a %s comes in one form', (httpPart) => {
  const schema = Type.Object({
    name: Type.String({ maxLength: 9 }),
    rows: Type.Optional(Type.Unknown()),
    size: Type.Optional(Type.Integer()),
  });
  const sent = {
    name: 'Ọláṣubọ̀mí'.normalize('NFD'),
    rows: [{ by: 'O’Neil', at: 7, is: null }, 'Ṣẹ́gun'.normalize('NFD')],
    size: 3,
  };
  expect(taken(schema, sent, httpPart)).toEqual({
    name: 'Ọláṣubọ̀mí'.normalize('NFC'),
    rows: [{ by: "O'Neil", at: 7, is: null }, 'Ṣẹ́gun'.normalize('NFC')],
    size: 3,
  });
});

test('a password comes as it was typed', () => {
  const typed = 'Ọmọlará’9'.normalize('NFD');
  expect(taken(Type.Object({ password: Type.String({ verbatim: true }) }), { password: typed })).toEqual({
    password: typed,
  });
});

test('a length is counted in characters as people see them', () => {
  const schema = Type.Object({ name: Type.String({ minLength: 2, maxLength: 3 }) });
  for (const form of ['NFC', 'NFD']) {
    const messages = (letters: number) => messagesFor(schema, { name: 'ọ̀'.repeat(letters).normalize(form) });
    expect([messages(2), messages(3)]).toEqual([{}, {}]);
    expect([messages(1), messages(4)]).toEqual([
      { '/name': 'must NOT have fewer than 2 characters' },
      { '/name': 'must NOT have more than 3 characters' },
    ]);
  }
});

test('a body keeps its types; params and query are read as the declared type', () => {
  const page = Type.Object({ page: Type.Integer() });
  expect(messagesFor(page, { page: '2' })).toEqual({ '/page': 'must be integer' });
  expect(messagesFor(page, { page: '2' }, 'querystring')).toEqual({});
});
