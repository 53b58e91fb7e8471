import type { FieldSchema } from './vocabulary.ts';

const escape = (name: string) => (/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name);
const unescape = (part: string) => (part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part);

export const childPointer = (pointer: string, name: string | number): string => `${pointer}/${escape(String(name))}`;

export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

export const pointerParts = (pointer: string): string[] =>
  pointer === '' ? [] : pointer.slice(1).split('/').map(unescape);

export function schemaAt(schema: FieldSchema, pointer: string): FieldSchema | undefined {
  let at: FieldSchema | undefined = schema;
  for (const part of pointerParts(pointer)) at = at?.items ?? own(at?.properties, part);
  return at;
}

/** Names, unlike a pointer, lead through rows without their numbers. */
export const fieldNamed = (schema: FieldSchema, names: readonly string[]): FieldSchema | undefined =>
  names.reduce<FieldSchema | undefined>((at, name) => own((at?.items ?? at)?.properties, name), schema);

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The place among the siblings at each level, from the outside in; undeclared fields come last. */
export function orderOf(schema: FieldSchema, pointer: string): number[] {
  let at: FieldSchema | undefined = schema;
  return pointerParts(pointer).map((part) => {
    const index = at?.items ? Number(part) : Object.keys(at?.properties ?? {}).indexOf(part);
    at = at?.items ?? own(at?.properties, part);
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  });
}

export function compareOrder(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((place, depth) => place !== b[depth]);
  return differing < 0 ? a.length - b.length : a[differing]! - (b[differing] ?? -1);
}
