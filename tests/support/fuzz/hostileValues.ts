import fc from 'fast-check';

/** A number that JSON can say and JavaScript cannot hold; written into the text as it stands. */
const RAW = 'raw-json:';

const deep = (levels: number): unknown =>
  levels === 0 ? 'x' : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) };

const words = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202e\ufeff',
  '🧑🏽‍🎓'.repeat(30),
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  'null',
  'undefined',
  '[object Object]',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  '%',
  '%s%n',
  '\r\nSet-Cookie: a=b',
  "'; drop table user_account; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '2026-02-30',
  '0001-01-01T00:00:00',
  '99999-01-01',
  '9'.repeat(400),
  '-1',
  '0',
  '2147483648',
  '9007199254740993',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(5000),
];

const numbers = [0, -1, 1.5, -0, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e21, 1e308, Number.MIN_VALUE]
  .map((value): unknown => value)
  .concat(['1e999', '-1e999', '1E400', '123456789012345678901234567890'].map((text) => RAW + text));

/** Own keys that the language gives a meaning to. */
const prototypes = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":null,"length":-1}',
].map((text) => JSON.parse(text) as unknown);

/** What no page of ours would send in the place of any value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...words) },
  { weight: 1, arbitrary: fc.constantFrom('\u0000', 'a\u0000b', '\ud800') },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      deep(60),
      deep(900),
      ...prototypes,
      Array(500).fill({ a: 1 }),
      'y'.repeat(60_000),
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** As the wire has it. Strings keep their lone surrogates as escapes, so that they arrive. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(new RegExp(`"${RAW}([^"]*)"`, 'g'), '$1');
