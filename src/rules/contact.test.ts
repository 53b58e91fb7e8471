import { expect, test } from 'vitest';
import { contactMistake, invoiceKeyMistake, maskEmail, readContact, readInvoiceKey } from './contact.ts';

test.each([
  [' Kemi@Example.com ', 'kemi@example.com'],
  ['0803 123 4567', '08031234567'],
  ['+234-803-123-4567', '08031234567'],
  ['kemi', null],
  ['', null],
  ['12345', null],
])('%j is read as %j', (typed, read) => {
  expect(readContact(typed)).toBe(read);
});

test('what is missing and what is neither are told apart', () => {
  expect([contactMistake(' '), contactMistake('kemi'), contactMistake('kemi@example.com')]).toEqual([
    'please enter your email address or phone number',
    'please enter an email address, or a phone number such as 08031234567',
    null,
  ]);
});

test.each([
  ['+234 803 123 4567', '08031234567'],
  ['2026 3063 9047-ff', '202630639047FF'],
  [' inv2600000001 ', 'INV2600000001'],
  ['INV1', null],
  ['270008012345', null],
  ['', null],
])('%j is read as the number %j', (typed, read) => {
  expect(readInvoiceKey(typed)).toBe(read);
  expect(invoiceKeyMistake(typed) === null).toBe(read !== null);
});

test('of an address its first letter and its provider are shown', () => {
  expect(maskEmail('kemi.bello@example.com')).toBe('k•••@example.com');
});
