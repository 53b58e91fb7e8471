import { expect, test } from 'vitest';
import type { InvoiceLookup } from '#contract/admissions/application-invoices.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { isKnown, requestOf } from './typedInvoice.ts';

const lookup = {
  invoiceNumber: null,
  lastname: 'Okafor',
  firstname: '',
  middleName: '',
  mobileNo: '08031234567',
  regNumber: '08031234567',
  email: '',
  sessionId: 3,
  session: '2026/2027',
  amount: 10000,
  rrr: null,
  isPaid: false,
  invoice: null,
  masked: null,
} satisfies InvoiceLookup;

test('what the college knows is sent as it knows it, and the phone stands for the registration number', () => {
  const request = requestOf({ applicationTypeId: 5 } as ProgrammeSummary, lookup, {
    Lastname: 'Other',
    FirstName: 'Ada ',
    Email: ' ada@example.com ',
  });
  expect(request).toEqual({
    Lastname: 'Okafor',
    FirstName: 'Ada',
    MiddleName: undefined,
    Email: 'ada@example.com',
    MobileNumber: '08031234567',
    RegNumber: '08031234567',
    SessionId: 3,
    Amount: 10000,
    ApplicationTypeId: 5,
  });
});

test('a candidate types all names, of which a lookup by the number tells none', () => {
  const candidate = { ...lookup, lastname: '', regNumber: '202630639047FF' };
  for (const name of ['Lastname', 'FirstName', 'MiddleName', 'Email'] as const)
    expect(isKnown(candidate, name), name).toBe(false);
});
