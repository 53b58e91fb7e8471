import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { hostileValue, jsonText } from '../../support/fuzz/hostileValues.ts';

/** A body as it goes over the wire, and what is wrong with it. */
export interface HostileBody {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Up to beyond what is taken in one body. */
const LARGEST = 300_000;

/** Of about `length` characters; the lengths that are tried are spread evenly over their magnitudes. */
const lengths = (least: number, most: number) =>
  fc.double({ min: Math.log(least), max: Math.log(most), noNaN: true }).map((power) => Math.round(Math.exp(power)));

const deep = fc
  .tuple(
    lengths(20, LARGEST / 2),
    fc.constantFrom('[', '{"a":', '[{"a":', '{"data":[', '{"__proto__":'),
    fc.boolean(),
    fc.constantFrom('1', '"\\u0000"', '""'),
  )
  .map(([levels, open, closed, inside]) => {
    const many = Math.floor(Math.min(levels, LARGEST / open.length / 2));
    const close = [...open]
      .reverse()
      .map((sign) => ({ '[': ']', '{': '}' })[sign] ?? '')
      .join('');
    return open.repeat(many) + inside + (closed ? close.repeat(many) : '');
  });

const wide = fc
  .tuple(
    lengths(100, 60_000),
    fc.constantFrom('names', 'numbers', 'objects', 'lists', 'nulls'),
    fc.string({ maxLength: 3 }),
  )
  .map(([count, of, name]) => {
    if (of === 'names')
      return `{${Array.from({ length: Math.min(count, 25_000) }, (_, at) => `${JSON.stringify(name + String(at))}:${at}`).join()}}`;
    const one = { numbers: '1', objects: '{"rrr":"1"}', lists: '[]', nulls: 'null' }[of]!;
    return `[${Array(Math.min(count, Math.floor(LARGEST / (one.length + 1))))
      .fill(one)
      .join()}]`;
  });

const longTexts = fc
  .tuple(
    lengths(1_000, LARGEST),
    fc.constantFrom('x', '\\u0000', '\\ud800', '\\\\', '🧑', '\u202e', '%', "'", '\\"', ' ', '\\n'),
    fc.boolean(),
  )
  .map(([length, unit, asName]) => {
    const text = `"${unit.repeat(Math.ceil(length / unit.length))}"`;
    return asName ? `{${text}:1}` : `{"userName":${text},"password":${text.slice(0, 100)}"}`;
  });

const numbers = fc.constantFrom(
  '1e999',
  '-1e999',
  '1E400',
  '-0',
  '9'.repeat(10_000),
  `0.${'0'.repeat(50_000)}1`,
  `1e${'9'.repeat(300)}`,
  '123456789012345678901234567890',
  '0x10',
  '01',
  '.5',
  '+1',
  'NaN',
  '-Infinity',
);
const names = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '\\u0000',
  '\\ud800',
  'then',
  'toJSON',
  '$ref',
  'rrr',
  'userName',
  '/',
  '~',
  '__defineGetter__',
  'valueOf',
);

const namedOddly = fc
  .array(
    fc.tuple(
      names,
      fc.oneof(
        numbers,
        hostileValue.map(jsonText),
        fc.constant('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
      ),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((members) => `{${members.map(([name, value]) => `"${name}":${value || 'null'}`).join()}}`);

const duplicates = fc
  .tuple(names, lengths(2, 5_000))
  .map(([name, count]) => `{${Array.from({ length: count }, (_, at) => `"${name}":${at}`).join()}}`);

const truncated = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([value, part]) => {
    const text = JSON.stringify({ data: value, more: [value] });
    return text.slice(0, Math.floor(text.length * part));
  });

const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  deep,
  wide,
  longTexts,
  namedOddly,
  duplicates,
  truncated,
  numbers,
};

const asJson = fc
  .constantFrom(...Object.entries(texts))
  .chain(([kind, arbitrary]) =>
    arbitrary.map((text): HostileBody => ({ kind, bytes: Buffer.from(text), headers: JSON_TYPE })),
  );

/** Bytes that no right JSON has: of no encoding, of another one, or with signs before and between. */
const wrongBytes = fc
  .constantFrom<[kind: string, bytes: Buffer]>(
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['half a surrogate as bytes', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['overlong NUL', Buffer.from([0x22, 0xc0, 0x80, 0x22])],
    ['UTF-16', Buffer.from('\ufeff{"rrr":"1"}', 'utf16le')],
    ['a mark of the order of bytes', Buffer.from('\ufeff{}')],
    ['a control character', Buffer.from('{"a":"\u0001"}')],
    ['NUL alone', Buffer.alloc(5_000)],
    ['nothing', Buffer.alloc(0)],
    ['spaces', Buffer.alloc(200_000, ' ')],
    ['a function', Buffer.from('jsonp ({"rrr":"123456789012"});')],
    ['two values', Buffer.from('{}{}')],
    ['noise', Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7919) % 256))],
  )
  .map(([kind, bytes]): HostileBody => ({ kind, bytes, headers: JSON_TYPE }));

const TYPES = [
  'application/json; charset=utf-16',
  'application/json;charset=',
  'application/json; charset=utf-7',
  'application/vnd.api+json',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  '*/*',
  'x',
  '',
  'application/json, text/html',
  'APPLICATION/JSON',
  `application/json; ${'x'.repeat(4_000)}`,
];
const wrongType = fc
  .tuple(
    fc.constantFrom(...TYPES),
    fc.oneof(
      deep,
      namedOddly,
      fc.constantFrom(
        'a=1&a[b]=2&__proto__=3',
        `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(3_000)}\r\n--x--\r\n`,
        '--x\r\nContent-Disposition: form-data; name="'.repeat(200),
      ),
    ),
  )
  .map(([type, text]): HostileBody => ({
    kind: 'wrong type',
    bytes: Buffer.from(text),
    headers: { 'content-type': type },
  }));

/** Ten megabytes in ten kilobytes. */
const BOMB = Buffer.alloc(10_000_000, '[');
const packed = fc
  .constantFrom<[encoding: string, bytes: Buffer]>(
    ['gzip', gzipSync(BOMB)],
    ['br', brotliCompressSync(BOMB)],
    ['gzip, gzip', gzipSync(gzipSync(BOMB))],
    ['gzip', Buffer.from('{}')],
    ['deflate', Buffer.from('{}')],
    ['identity', Buffer.from('{}')],
    ['x'.repeat(500), Buffer.from('{}')],
  )
  .map(([encoding, bytes]): HostileBody => ({
    kind: 'packed',
    bytes,
    headers: { ...JSON_TYPE, 'content-encoding': encoding },
  }));

/** Bodies that no page of ours sends. With `names`, what an endpoint asks for, half of them have hostile values under those. */
export function hostileBodies(asked: readonly string[]): fc.Arbitrary<HostileBody> {
  const anything = fc.oneof(
    { weight: 10, arbitrary: asJson },
    { weight: 1, arbitrary: wrongBytes },
    { weight: 1, arbitrary: wrongType },
    { weight: 1, arbitrary: packed },
  );
  if (asked.length === 0) return anything;
  const values = fc.oneof(
    { weight: 3, arbitrary: hostileValue.map((value) => jsonText(value) || 'null') },
    { weight: 1, arbitrary: fc.oneof(deep, wide, numbers) },
  );
  const underNames = fc
    .tuple(...asked.map((name) => values.map((value) => `${JSON.stringify(name)}:${value}`)))
    .map((members): HostileBody => ({
      kind: 'under its names',
      bytes: Buffer.from(`{${members.join()}}`),
      headers: JSON_TYPE,
    }));
  return fc.oneof(anything, underNames);
}
