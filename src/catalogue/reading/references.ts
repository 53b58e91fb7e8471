import { childPointer, pointerParts } from '../pointer.ts';
import { didYouMean } from './declarationError.ts';
import { errorAt, type Source, type Sources } from './source.ts';

export interface Place {
  readonly source: Source;
  readonly pointer: string;
}

export interface Resolved {
  readonly source: Source;
  readonly value: unknown;
  /** Finds where the word at a pointer of `value` was written. */
  placeOf(pointer: string): Place;
}

type Json = Record<string, unknown>;

/** Words beside `$ref` win; messages and fields merge by name, `required` adds, `without` removes names. */
export function resolveReferences(sources: Sources, source: Source): Resolved {
  /** It holds, for each object and list that is made, where each of its children was written. */
  const written = new WeakMap<object, ReadonlyMap<string, Place>>();

  const resolve = (value: unknown, place: Place, trail: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as Json)['$ref'];
    if (typeof reference === 'string') return follow(value as Json, reference, place, trail);
    return withPlaces(
      resolveChildren(value, place, trail),
      Object.keys(value).map((name) => [name, below(place, name)] as const),
    );
  };

  const resolveChildren = (value: object, place: Place, trail: readonly string[]) => {
    const resolved = Object.entries(value).map(
      ([name, child]) => [name, resolve(child, below(place, name), trail)] as const,
    );
    return Array.isArray(value) ? resolved.map(([, child]) => child) : Object.fromEntries(resolved);
  };

  const follow = (object: Json, reference: string, place: Place, trail: readonly string[]): Json => {
    const target = locate(sources, reference, place);
    const key = `${target.source.file}#${target.pointer}`;
    const refuse = (sentence: string) => errorAt(place.source, childPointer(place.pointer, '$ref'), sentence);
    if (trail.includes(key)) throw refuse(`refers to itself: ${[...trail, key].join(' → ')}.`);
    const block = resolve(valueAt(target, place, reference), target, [...trail, key]);
    if (!isObject(block))
      throw refuse(`'${reference}' points at a single word; it must point at a whole block in braces.`);
    const { $ref: _, without = [], ...beside } = object;
    const reduced = listed(without).reduce<Json>(
      (rest, name, index) => leaveOut(rest, String(name), below(below(place, 'without'), index)),
      block,
    );
    return merge(reduced, resolve(beside, place, trail) as Json);
  };

  const merge = (block: Json, beside: Json): Json => {
    const both = Object.keys(MERGED).filter((word) => isObject(block[word]) && isObject(beside[word]));
    const merged = both.map((word) => [word, MERGED[word]!(block[word] as Json, beside[word] as Json)] as const);
    return withPlaces({ ...block, ...beside, ...Object.fromEntries(merged) }, [
      ...placesIn(block),
      ...placesIn(beside),
    ]);
  };

  const byName = (block: Json, beside: Json): Json =>
    withPlaces({ ...block, ...beside }, [...placesIn(block), ...placesIn(beside)]);

  /** Each name stands once, at the place where it was written last. */
  const allNames = (block: Json, beside: Json): object => {
    const places = new Map(
      [block, beside].flatMap((names) =>
        Object.entries(names).map(([index, name]) => [name, placeIn(names, index)] as const),
      ),
    );
    return withPlaces(
      [...places.keys()],
      [...places.values()].map((place, index) => [String(index), place] as const),
    );
  };

  const MERGED: Readonly<Record<string, (block: Json, beside: Json) => object>> = {
    messages: byName,
    properties: byName,
    required: allNames,
  };

  const leaveOut = (block: Json, name: string, place: Place): Json => {
    const [properties, required] = [
      isObject(block['properties']) ? block['properties'] : {},
      isObject(block['required']) ? block['required'] : [],
    ];
    if (!Object.hasOwn(properties, name))
      throw errorAt(
        place.source,
        place.pointer,
        `there is no field '${name}' to leave out.${didYouMean(name, Object.keys(properties))}`,
      );
    const fields = Object.entries(properties).filter(([other]) => other !== name);
    const names = Object.entries(required).filter(([, other]) => other !== name);
    return withPlaces(
      {
        ...block,
        properties: withPlaces(
          Object.fromEntries(fields),
          fields.map(([other]) => [other, placeIn(properties, other)]),
        ),
        required: withPlaces(
          names.map(([, other]) => other),
          names.map(([index], at) => [String(at), placeIn(required, index)]),
        ),
      },
      placesIn(block),
    );
  };

  const placesIn = (made: object) => written.get(made)?.entries() ?? [];

  const placeIn = (made: object, name: string): Place => written.get(made)!.get(name)!;

  const withPlaces = <T extends object>(made: T, places: Iterable<readonly [string, Place]>): T => {
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

const below = (place: Place, name: string | number): Place => ({
  source: place.source,
  pointer: childPointer(place.pointer, name),
});

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
      throw errorAt(
        from.source,
        childPointer(from.pointer, '$ref'),
        `'${reference}' leads nowhere: there is no '${part}'.${didYouMean(part, names)}`,
      );
    }
    at = (at as Json)[part];
  }
  return at;
}

/** The shape is not checked yet, so it may be anything. */
const listed = (names: unknown): unknown[] => [names].flat();

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
