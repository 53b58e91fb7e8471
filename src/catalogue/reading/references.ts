import { childPointer, pointerParts } from '../pointer.ts';
import { DeclarationError, didYouMean } from './declarationError.ts';
import { Mistakes } from './mistakes.ts';
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
  /** References that could not be followed, and what is wrong with the writing of the files that were read for it. */
  readonly mistakes: readonly DeclarationError[];
  /** True where a reference could not be followed, so that nothing is known of what would stand there. */
  isHole(pointer: string): boolean;
}

type Json = Record<string, unknown>;

/** Words beside `$ref` win; messages and fields merge by name, `required` adds, `without` removes names. */
export function resolveReferences(sources: Sources, source: Source): Resolved {
  /** Where each object and list that is made was written, or each of its children where these were written apart. */
  const written = new WeakMap<object, Place | Map<string, Place | undefined>>();
  const holes = new Set<object>();
  const mistakes = new Mistakes();
  const read = new Set<Source>();

  const resolve = (value: unknown, place: Place, trail: readonly string[]): unknown => {
    if (!isObject(value)) return value;
    const reference = value['$ref'];
    if (typeof reference === 'string') return follow(value, reference, place, trail);
    const made = resolveChildren(value, place, trail);
    written.set(made, place);
    return made;
  };

  const resolveChildren = (value: object, place: Place, trail: readonly string[]) => {
    const resolved = Object.entries(value).map(
      ([name, child]) => [name, isObject(child) ? resolve(child, below(place, name), trail) : child] as const,
    );
    return Array.isArray(value) ? resolved.map(([, child]) => child) : Object.fromEntries(resolved);
  };

  const follow = (object: Json, reference: string, place: Place, trail: readonly string[]): Json => {
    const { $ref: _, without = [], ...beside } = object;
    const own = resolve(beside, place, trail) as Json;
    const block = mistakes.attempt(() => blockAt(reference, place, trail));
    if (!block) return hole(own);
    const reduced = listed(without).reduce<Json>(
      (rest, name, index) =>
        mistakes.attempt(() => leaveOut(rest, String(name), below(below(place, 'without'), index))) ?? rest,
      block,
    );
    return merge(reduced, own);
  };

  const blockAt = (reference: string, place: Place, trail: readonly string[]): Json => {
    const target = locate(sources, reference, place);
    read.add(target.source);
    if (!target.source.isReadable) throw DeclarationError.together(target.source.mistakes);
    const key = `${target.source.file}#${target.pointer}`;
    const refuse = (sentence: string) => errorAt(place.source, childPointer(place.pointer, '$ref'), sentence);
    if (trail.includes(key)) throw refuse(`refers to itself: ${[...trail, key].join(' → ')}.`);
    const block = resolve(valueAt(target, place, reference), target, [...trail, key]);
    if (!isObject(block))
      throw refuse(`'${reference}' points at a single word; it must point at a whole block in braces.`);
    return block;
  };

  const hole = <T extends object>(made: T): T => {
    holes.add(made);
    return made;
  };

  /** What is made of a hole is one. */
  const of = <T extends object>(block: object, made: T): T => (holes.has(block) ? hole(made) : made);

  const merge = (block: Json, beside: Json): Json => {
    const both = Object.keys(MERGED).filter((word) => isObject(block[word]) && isObject(beside[word]));
    const merged = both.map((word) => [word, MERGED[word]!(block[word] as Json, beside[word] as Json)] as const);
    return of(
      block,
      withPlaces({ ...block, ...beside, ...Object.fromEntries(merged) }, [...placesIn(block), ...placesIn(beside)]),
    );
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
    if (!Object.hasOwn(properties, name) && holes.has(block)) return block;
    if (!Object.hasOwn(properties, name))
      throw errorAt(
        place.source,
        place.pointer,
        `there is no field '${name}' to leave out.${didYouMean(name, Object.keys(properties))}`,
      );
    const fields = Object.entries(properties).filter(([other]) => other !== name);
    const names = Object.entries(required).filter(([, other]) => other !== name);
    const reduced = withPlaces(
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
    return of(block, reduced);
  };

  const placesIn = (made: object) => Object.keys(made).map((name) => [name, placeIn(made, name)] as const);

  const placeIn = (made: object, name: string): Place | undefined => {
    const places = written.get(made);
    return places instanceof Map ? places.get(name) : places && below(places, name);
  };

  const withPlaces = <T extends object>(made: T, places: Iterable<readonly [string, Place | undefined]>): T => {
    written.set(made, new Map(places));
    return made;
  };

  const placeOf = (value: unknown, pointer: string): Place => {
    let at = value;
    let place: Place = { source, pointer: '' };
    for (const part of pointerParts(pointer)) {
      place = (isObject(at) ? placeIn(at, part) : undefined) ?? below(place, part);
      at = isObject(at) ? at[part] : undefined;
    }
    return place;
  };

  const isHole = (value: unknown, pointer: string): boolean => {
    let at = value;
    for (const part of pointerParts(pointer)) {
      if (isObject(at) && holes.has(at)) return true;
      at = isObject(at) ? at[part] : undefined;
    }
    return isObject(at) && holes.has(at);
  };

  read.add(source);
  const value = source.isReadable ? resolve(source.value, { source, pointer: '' }, []) : hole({});
  return {
    source,
    value,
    placeOf: (pointer) => placeOf(value, pointer),
    mistakes: [...new Set([...[...read].flatMap((each) => each.mistakes), ...mistakes.all])],
    isHole: (pointer) => holes.size > 0 && isHole(value, pointer),
  };
}

const below = (place: Place, name: string | number): Place => ({
  source: place.source,
  pointer: childPointer(place.pointer, name),
});

function locate(sources: Sources, reference: string, place: Place): Place {
  const at = childPointer(place.pointer, '$ref');
  const [path = '', fragment = ''] = reference.split('#');
  if (path !== '' && !path.endsWith('.json'))
    throw errorAt(
      place.source,
      at,
      `'${reference}' does not fit. A reference is a file, then #/$defs/ and the block's name: ../shared/person.json#/$defs/gender.`,
    );
  const source = path === '' ? place.source : sources.beside(place.source, path, at);
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
