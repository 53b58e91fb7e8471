import { childPointer, pointerParts } from '../pointer.ts';
import { didYouMean } from './declarationError.ts';
import { errorAt, type Source, type Sources } from './source.ts';

/** Where a value of the resolved declaration really stands. */
export interface Place {
  readonly source: Source;
  readonly pointer: string;
}

/** A declaration with every `$ref` replaced by what it points at. */
export interface Resolved {
  readonly source: Source;
  readonly value: unknown;
  /** The file, and the pointer in it, where the word at a pointer of `value` was written. */
  placeOf(pointer: string): Place;
}

type Json = Record<string, unknown>;

/**
 * Replaces `{"$ref": "../shared/person.json#/$defs/title"}` by what it points at. Words beside `$ref` win over those of
 * the block, and messages are merged, so that a programme changes one word of a shared block without copying it.
 */
export function resolveReferences(sources: Sources, source: Source): Resolved {
  /** Of every object and list that was made: where each of its children was written. */
  const written = new WeakMap<object, ReadonlyMap<string, Place>>();

  const resolve = (value: unknown, place: Place, trail: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as Json)['$ref'];
    if (typeof reference === 'string') return follow(value as Json, reference, place, trail);
    return keep(resolveChildren(value, place, trail), Object.keys(value).map((name) => [name, below(place, name)] as const));
  };

  const resolveChildren = (value: object, place: Place, trail: readonly string[]) => {
    const resolved = Object.entries(value).map(([name, child]) => [name, resolve(child, below(place, name), trail)] as const);
    return Array.isArray(value) ? resolved.map(([, child]) => child) : Object.fromEntries(resolved);
  };

  const follow = (object: Json, reference: string, place: Place, trail: readonly string[]): Json => {
    const target = locate(sources, reference, place);
    const key = `${target.source.file}#${target.pointer}`;
    const refuse = (sentence: string) => errorAt(place.source, childPointer(place.pointer, '$ref'), sentence);
    if (trail.includes(key)) throw refuse(`refers to itself: ${[...trail, key].join(' → ')}.`);
    const block = resolve(valueAt(target, place, reference), target, [...trail, key]);
    if (!isObject(block)) throw refuse(`'${reference}' points at a single word; it must point at a whole block in braces.`);
    const { $ref: _, ...beside } = object;
    return merge(block, resolve(beside, place, trail) as Json);
  };

  const merge = (block: Json, beside: Json): Json => {
    const messages = isObject(block['messages']) && isObject(beside['messages'])
      ? { messages: keep({ ...block['messages'], ...beside['messages'] }, [...placesIn(block['messages']), ...placesIn(beside['messages'])]) } : {};
    return keep({ ...block, ...beside, ...messages }, [...placesIn(block), ...placesIn(beside)]);
  };

  const placesIn = (made: object) => written.get(made)?.entries() ?? [];

  const keep = <T extends object>(made: T, places: Iterable<readonly [string, Place]>): T => {
    written.set(made, new Map(places));
    return made;
  };

  const placeOf = (value: unknown, pointer: string): Place => {
    let at = value;
    let place: Place = { source, pointer: '' };
    for (const part of pointerParts(pointer)) {
      place = (isObject(at) ? written.get(at)?.get(part) : undefined) ?? below(place, part);
      at = isObject(at) ? at[part] : undefined;
    }
    return place;
  };

  const value = resolve(source.value, { source, pointer: '' }, []);
  return { source, value, placeOf: (pointer) => placeOf(value, pointer) };
}

const below = (place: Place, name: string | number): Place => ({ source: place.source, pointer: childPointer(place.pointer, name) });

function locate(sources: Sources, reference: string, place: Place): Place {
  const [path = '', fragment = ''] = reference.split('#');
  const source = path === '' ? place.source : sources.beside(place.source, path, childPointer(place.pointer, '$ref'));
  return { source, pointer: fragment };
}

function valueAt(target: Place, from: Place, reference: string): unknown {
  let at: unknown = target.source.value;
  for (const part of pointerParts(target.pointer)) {
    const names = isObject(at) ? Object.keys(at) : [];
    if (!names.includes(part)) {
      throw errorAt(from.source, childPointer(from.pointer, '$ref'), `'${reference}' leads nowhere: there is no '${part}'.${didYouMean(part, names)}`);
    }
    at = (at as Json)[part];
  }
  return at;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
