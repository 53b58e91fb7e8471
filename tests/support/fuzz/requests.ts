import fc from 'fast-check';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { hostileValue, jsonText } from './hostileValues.ts';
import { type Known, nearlyOf, type Schema, valuesOf } from './schemaValues.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** With its query, encoded or wrongly encoded. */
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string | undefined;
}

/** How much of a request is right. */
export type Manner = 'valid' | 'nearly' | 'hostile' | 'broken';

/** Requests of an endpoint, made from its schemas alone. */
export const requestsOf = (endpoint: Endpoint, manner: Manner, known: Known): fc.Arbitrary<WireRequest> =>
  fc
    .record({ path: pathsOf(endpoint, manner, known), content: contentsOf(endpoint, manner, known) })
    .map(({ path, content }) => ({ method: endpoint.method, path, ...content }));

function part(schema: Schema | undefined, manner: Manner, known: Known): fc.Arbitrary<unknown> {
  if (!schema) return manner === 'hostile' ? fc.option(hostileValue, { nil: undefined }) : fc.constant(undefined);
  if (manner === 'nearly') return nearlyOf(schema, known);
  if (manner === 'hostile') return fc.oneof(hostileMembers(schema), hostileValue);
  return valuesOf(schema, known);
}

/** Every name that is asked for, with something else under it. */
const hostileMembers = ({ properties = {} }: Schema): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.keys(properties).map((name) => [name, hostileValue])));

function pathsOf({ path, params, query }: Endpoint, manner: Manner, known: Known): fc.Arbitrary<string> {
  const wrongly =
    manner === 'broken'
      ? fc.constantFrom('', '%', '%ZZ', '%00', '%ED%A0%80', '?a[b]=1&a=2&__proto__=3', '//', '?'.repeat(20))
      : fc.constant('');
  return fc.tuple(part(params, manner, known), part(query, manner, known), wrongly).map(([filled, asked, more]) => {
    const values = membersOf(filled);
    const way = path.replace(/:(\w+)/g, (_, name: string) => encoded(values[name] ?? 'x') || 'x');
    const pairs = Object.entries(membersOf(asked)).flatMap(([name, value]) =>
      value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
    );
    return `/api${way}${pairs.length > 0 ? `?${pairs.join('&').slice(0, LONGEST_QUERY)}` : ''}${more}`;
  });
}

/** Node refuses longer head lines before anything of ours has run. */
const LONGEST_QUERY = 8_000;
const LONGEST_VALUE = 3_000;

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A lone surrogate cannot be encoded: it goes as the bytes that no UTF-8 has. */
function encoded(value: unknown): string {
  const text = (typeof value === 'object' ? jsonText(value) : String(value)).slice(0, LONGEST_VALUE);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

type Content = Pick<WireRequest, 'contentType' | 'body'>;

const JSON_TYPE = 'application/json';

function contentsOf({ method, body }: Endpoint, manner: Manner, known: Known): fc.Arbitrary<Content> {
  if (method === 'GET') return fc.constant({ contentType: undefined, body: undefined });
  if (manner === 'broken') return brokenContent;
  return part(body, manner, known).map((value) =>
    value === undefined
      ? { contentType: undefined, body: undefined }
      : { contentType: JSON_TYPE, body: jsonText(value) },
  );
}

const brokenContent: fc.Arbitrary<Content> = fc.oneof(
  fc
    .constantFrom(
      '{',
      '{"a":',
      '[1,]',
      '{"a":1}}',
      '\u0000',
      'NaN',
      '{"a":NaN}',
      "{'a':1}",
      '',
      '"\\u12"',
      '['.repeat(20_000),
      '{"a":"\u0001"}',
      '\ufeff{}',
    )
    .map((body) => ({ contentType: JSON_TYPE, body })),
  fc
    .constantFrom(
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/octet-stream',
      '*/*',
      'x',
      'application/json, text/html',
    )
    .chain((contentType) =>
      fc
        .constantFrom(
          '{}',
          'a=b',
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a\u0000.jpg"\r\n\r\nx\r\n--x--\r\n',
          '<a/>',
        )
        .map((body) => ({ contentType, body })),
    ),
  fc.constant({ contentType: undefined, body: '{"a":1}' }),
  fc.constant({ contentType: JSON_TYPE, body: `{"a":"${'z'.repeat(270_000)}"}` }),
  fc.constant({ contentType: JSON_TYPE, body: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` }),
);
