import type { ErrorObject } from 'ajv';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { fieldMessages, validatorCompiler } from './validation.ts';

function messagesFor(schema: object, value: unknown, httpPart = 'body') {
  const validate = validatorCompiler({ schema, httpPart, method: 'POST', url: '/' }) as (value: unknown) => { error?: ErrorObject[] };
  return fieldMessages(validate(value).error ?? []);
}

const person = Type.Object({
  name: Type.String({ minLength: 2, messages: { required: 'please enter your name', minLength: 'invalid name' } }),
  rows: Type.Optional(Type.Array(Type.Object({ 'a/b': Type.Integer() }))),
}, { additionalProperties: false });

test('a mistake is reported in the contract\'s own words, at the field', () => {
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

test('a body keeps its types; params and query are read as the declared type', () => {
  const page = Type.Object({ page: Type.Integer() });
  expect(messagesFor(page, { page: '2' })).toEqual({ '/page': 'must be integer' });
  expect(messagesFor(page, { page: '2' }, 'querystring')).toEqual({});
});
