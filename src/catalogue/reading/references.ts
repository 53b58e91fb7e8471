import { childPointer, pointerParts } from '../pointer.ts';
import { DeclarationError, didYouMean } from './declarationError.ts';
import { leaveOut, merge } from './merging.ts';
import { Mistakes } from './mistakes.ts';
import { errorAt, type Source, type Sources } from './source.ts';
import { below, isObject, WrittenPlaces, type Json, type Place } from './writtenPlaces.ts';

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

/** Words beside `$ref` win; messages and fields merge by name, `required` adds, `without` removes names. */
export function resolveReferences(sources: Sources, source: Source): Resolved {
  const places = new WrittenPlaces();
  const mistakes = new Mistakes();
  const read = new Set<Source>();

  const resolve = (value: unknown, place: Place, trail: readonly string[]): unknown => {
    if (!isObject(value)) return value;
    const reference = value['$ref'];
    if (typeof reference === 'string') return follow(value, reference, place, trail);
    return places.writtenAt(place, resolveChildren(value, place, trail));
  };

  const resolveChildren = (value: object, place: Place, trail: readonly string[]): object => {
    const resolved = Object.entries(value).map(
      ([name, child]) => [name, isObject(child) ? resolve(child, below(place, name), trail) : child] as const,
    );
    return Array.isArray(value) ? resolved.map(([, child]) => child) : Object.fromEntries(resolved);
  };

  const follow = (object: Json, reference: string, place: Place, trail: readonly string[]): Json => {
    const { $ref: _, without = [], ...beside } = object;
    const own = resolve(beside, place, trail) as Json;
    const block = mistakes.attempt(() => blockAt(reference, place, trail));
    if (!block) return places.hole(own);
    const reduced = listed(without).reduce<Json>(
      (rest, name, index) =>
        mistakes.attempt(() => leaveOut(places, rest, String(name), below(below(place, 'without'), index))) ?? rest,
      block,
    );
    return merge(places, reduced, own);
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

  read.add(source);
  const value = source.isReadable ? resolve(source.value, { source, pointer: '' }, []) : places.hole({});
  return {
    source,
    value,
    placeOf: (pointer) => places.find(value, { source, pointer: '' }, pointer),
    mistakes: [...new Set([...[...read].flatMap((each) => each.mistakes), ...mistakes.all])],
    isHole: (pointer) => places.isHole(value, pointer),
  };
}

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
