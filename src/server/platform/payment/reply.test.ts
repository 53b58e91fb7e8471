import { expect, test } from 'vitest';
import { meaningOf, paymentState } from './codes.ts';
import { ProviderError } from './providerError.ts';
import { amountOf, codeOf, readReply, textOf } from './reply.ts';

test.each([
  '{"statuscode":"025","RRR":"290007815512"}',
  'jsonp ({"statuscode":"025","RRR":"290007815512"})',
  ' jsonp({"statuscode":"025","RRR":"290007815512"});\n',
])('%s is read', (text) => {
  const reply = readReply(text);
  expect(codeOf(reply)).toBe('025');
  expect(textOf(reply, 'rrr', 'RRR')).toBe('290007815512');
});

test.each([
  '',
  'OK',
  '<html></html>',
  'null',
  '[]',
  '"025"',
  'jsonp ()',
  'jsonp (alert(1))',
  '{"status":"00"',
  'x=1;jsonp ({"status":"00"})',
])('%j is no reply', (text) => expect(() => readReply(text)).toThrow(ProviderError));

test.each([{}, { status: 0 }, { status: 25 }, { status: '' }, { status: null }, { status: true }])(
  '%j has no code',
  (reply) => {
    expect(() => codeOf(reply)).toThrow(ProviderError);
  },
);

test('amounts are read to the kobo or not at all', () => {
  expect(amountOf({ amount: 10000 })).toBe(1_000_000);
  expect(amountOf({ amount: '10000.50' })).toBe(1_000_050);
  for (const amount of [undefined, null, '', '10,000', -1, [10000], {}]) expect(amountOf({ amount })).toBeNull();
});

test.each([
  ['00', 'paid'],
  ['01', 'paid'],
  ['02', 'failed'],
  ['012', 'failed'],
  ['021', 'pending'],
  ['025', 'pending'],
  ['040', 'pending'],
  ['041', 'pending'],
  ['045', 'pending'],
  ['058', 'pending'],
  ['069', 'pending'],
  ['070', 'pending'],
  ['071', 'pending'],
  ['072', 'pending'],
  ['998', 'pending'],
  ['013', 'unknown'],
  ['022', 'unknown'],
  ['027', 'unknown'],
  ['028', 'unknown'],
  ['055', 'unknown'],
  ['084', 'unknown'],
  ['089', 'unknown'],
  ['0', 'unknown'],
  ['1', 'unknown'],
  ['25', 'unknown'],
  ['000', 'unknown'],
  ['', 'unknown'],
  ['constructor', 'unknown'],
] as const)('code %s is %s', (code, state) => expect(paymentState(code)).toBe(state));

test('025 is not 25', () => {
  expect(meaningOf('025')).toBe('pending');
  expect(meaningOf('25')).toBe('unlisted');
});
