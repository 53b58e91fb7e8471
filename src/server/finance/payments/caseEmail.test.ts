import { expect, test } from 'vitest';
import { textOf } from '../../platform/mail/emailText.ts';
import { readSettings } from '../../platform/settings.ts';
import { caseEmail, isPayers, settledEmail } from './caseEmail.ts';

const { school } = readSettings({ SCHOOL_PHONE: '+2348030000000' });

test.each([
  ['short', 'less than your invoice asks for', 999_900],
  ['over', 'more than your invoice asks for', 1_000_100],
  ['twice', 'paid already', 1_000_000],
  ['superseded', 'price had changed', 1_000_000],
  ['mismatch', 'does not agree with your invoice', 1_000_000],
] as const)(
  'a payer reads what happened (%s), with which RRR and amounts, what happens next and whom to ask',
  (kind, happened, reportedKobo) => {
    const text = textOf(
      caseEmail(
        'Ada',
        { kind, rrr: '123456789012', description: 'JUPEB Application', expectedKobo: 1_000_000, reportedKobo },
        'https://portal.example.edu',
      ),
      school,
    );
    const amount = { 999_900: '₦9,999.00', 1_000_100: '₦10,001.00', 1_000_000: '₦10,000.00' }[reportedKobo];
    const words = [
      happened,
      'Dear Ada',
      'RRR: 123456789012',
      'For: JUPEB Application',
      'Expected: ₦10,000.00',
      `Came in: ${amount}`,
      'not lost',
      'The bursary knows about it',
      'do not pay again',
      'https://portal.example.edu/payment_return?RRR=123456789012',
      'Need help? +2348030000000',
    ];
    for (const word of words) expect(text).toContain(word);
  },
);

test('a payer whose case is settled reads how, of which RRR and amounts, and whom to ask', () => {
  const text = textOf(
    settledEmail(
      'Ada',
      { rrr: '123456789012', description: 'JUPEB Application', expectedKobo: 1_000_000, reportedKobo: 999_900 },
      { done: '₦9,999.00 is owed to you as a refund.', left: 'Please come by.', reason: 'The payer asked for it' },
      'https://portal.example.edu',
    ),
    school,
  );
  const words = [
    'Dear Ada',
    'has settled it',
    'RRR: 123456789012',
    'Expected: ₦10,000.00',
    'Came in: ₦9,999.00',
    'What was done: ₦9,999.00 is owed to you as a refund.',
    'What is left to do: Please come by.',
    'The bursary writes: The payer asked for it',
    'https://portal.example.edu/payment_return?RRR=123456789012',
    'Need help? +2348030000000',
  ];
  for (const word of words) expect(text).toContain(word);
});

test('what is between the college and the provider is no case of the payer', () => {
  expect(isPayers('unconfirmed')).toBe(false);
});
