import { expect, test } from 'vitest';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { checkOpen, payerOf } from './policy.ts';

const programme = {
  name: 'JUPEB',
  opens: '2026-09-01',
  closes: '2027-08-31',
  applicationTypeId: 5,
  invoice: { amount: 10_000 },
} as ProgrammeSummary;
const charge = { programme, session: { id: 1, name: '2026/2027' } };
const request = {
  Lastname: 'Okafor',
  FirstName: 'Ada',
  MobileNumber: '+2348031234567',
  Email: ' ada@example.com',
  SessionId: '1',
  Amount: '10000.00',
  ApplicationTypeId: 5,
};

test('a payer is put in order', () => {
  expect(payerOf({ ...request, Email: 'ada@example.com' }, charge)).toEqual({
    phone: '08031234567',
    lastname: 'Okafor',
    firstname: 'Ada',
    middlename: '',
    email: 'ada@example.com',
  });
});

test('one mistake is also the message; several ask for all to be corrected', () => {
  expect(() => payerOf({ ...request, Email: 'ada' }, charge)).toThrow('please input email address');
  expect(() => payerOf({ ...request, Email: 'ada', MobileNumber: '1' }, charge)).toThrow(
    'Please correct the marked fields',
  );
});

test.each([9_999.99, 10_000.01, -10_000, 0, '1e4', 'ten thousand'])('%s is not the price', (Amount) => {
  expect(() => payerOf({ ...request, Email: 'ada@example.com', Amount }, charge)).toThrow(
    'The amount to pay is ₦10,000.00',
  );
});

test.each([
  ['2026-08-31T22:59:59Z', 'JUPEB opens on 1 September 2026'],
  ['2026-08-31T23:00:00Z', null],
  ['2027-08-31T22:59:59Z', null],
  ['2027-08-31T23:00:00Z', 'JUPEB closed on 31 August 2027 at 11:59 pm, Nigeria time'],
])('at %s: %s', (moment, message) => {
  const check = () => checkOpen(programme, new Date(moment));
  if (message) expect(check).toThrow(message);
  else expect(check).not.toThrow();
});
