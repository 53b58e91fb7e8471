import fc from 'fast-check';

/** As it would arrive: only what JSON can say. */
const jsonOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? null : part)) ?? 'null');

/** What no form would send. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 3 }).map(jsonOf),
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '<script>alert(1)</script>',
    "'; drop table application; --",
    '../../etc/passwd',
    -1,
    0,
    1e308,
    1.5,
    true,
    [],
    {},
    [[[[]]]],
  ),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}')),
);

/** Plausible slips of the hand. */
export const nearMiss = fc.constantFrom<unknown>(
  undefined,
  '0803',
  '+23480312345678',
  'A',
  'Ada ',
  ' Ada',
  'x@y',
  'a@b.c',
  '2011-01-01',
  '1946-12-31',
  '2011-02-30',
  '01/02/2001',
  'Maybe',
  '5',
  99999,
  'One',
  400.5,
  -1,
  401,
  '202630639047F',
  '1234567890',
);
