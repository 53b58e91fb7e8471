/** What no page of ours would put into an address, as it goes over the wire; and a text that fills most of the head of a request. */
const HOSTILE_PARTS: readonly string[] = [
  '%00',
  'a%00b',
  '%FF',
  '%ED%A0%80',
  '%',
  '%2F',
  '..%2F..%2Fpackage.json',
  'x'.repeat(10_000),
];

/** An address of the server, as its own description has it. */
export interface Template {
  /** With its parameters in braces, such as `/programmes/{id}/{version}/{file}`. */
  readonly path: string;
  readonly queries: readonly string[];
}

/** In the place of a parameter that is not tried at the moment. */
const HARMLESS = '1';

const PARAMETER = /\{(\w+)\}/g;

const filled = (path: string, part: string, tried?: string) =>
  path.replace(PARAMETER, (_, name: string) => (tried === undefined || name === tried ? part : HARMLESS));

/** As each hostile part: each parameter of the path, each of the query, one that nobody declared, its name, and the end of the address. */
export function hostileAddresses({ path, queries }: Template): string[] {
  const plain = filled(path, HARMLESS);
  return HOSTILE_PARTS.flatMap((part) => [
    ...[...path.matchAll(PARAMETER)].map(([, name]) => filled(path, part, name)),
    ...[...queries, 'undeclared'].map((name) => `${plain}?${name}=${part}`),
    `${plain}?${part}=1`,
    `${plain}${part}`,
  ]);
}

/** For a method that the address does not have. */
export const hostileThroughout = (path: string): string => `${filled(path, 'a%00b')}?undeclared=a%00b`;
