import { expect, test } from 'vitest';
import { bucketsOf } from './buckets.ts';

const names = (address: string) => bucketsOf('rrr', address).map(({ name }) => name);

test('an IPv4 address shares its /24', () => {
  expect(names('197.210.54.9')).toEqual(['rrr from 197.210.54.9', 'rrr from 197.210.54.0/24', 'rrr from anywhere']);
});

test('an IPv4 address written as IPv6 is the same address', () => {
  expect(names('::ffff:197.210.54.9')).toEqual(names('197.210.54.9'));
});

test('all addresses of an IPv6 host are one', () => {
  expect(names('2001:db8:7:1:aaaa::1')).toEqual([
    'rrr from 2001:db8:7:1::/64',
    'rrr from 2001:db8:7::/48',
    'rrr from anywhere',
  ]);
  expect(names('2001:db8:7:1::2')).toEqual(names('2001:db8:7:1:aaaa::1'));
});

test('the groups that :: leaves out are counted', () => {
  expect(names('2001:db8::1')[0]).toBe('rrr from 2001:db8:0:0::/64');
  expect(names('::1')[0]).toBe('rrr from 0:0:0:0::/64');
});

test('a zone is not part of an address', () => {
  expect(names('fe80::1%eth0')[0]).toBe('rrr from fe80:0:0:0::/64');
});

test('what is guessed at is counted apart', () => {
  expect(bucketsOf('password', '10.0.0.1')[0]?.name).not.toBe(names('10.0.0.1')[0]);
});
