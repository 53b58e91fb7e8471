import { childPointer, pointerParts } from '../pointer.ts';
import type { Source } from './source.ts';

export interface Place {
  readonly source: Source;
  readonly pointer: string;
}

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

export const below = (place: Place, name: string | number): Place => ({
  source: place.source,
  pointer: childPointer(place.pointer, name),
});

type NamedPlace = readonly [name: string, place: Place | undefined];

/** Where each object and list that is made of declarations was written, and which of them are holes: a reference there could not be followed. */
export class WrittenPlaces {
  /** Of an object as a whole, or of each of its children where these were written apart. */
  readonly #written = new WeakMap<object, Place | Map<string, Place | undefined>>();
  readonly #holes = new Set<object>();

  writtenAt<T extends object>(place: Place, made: T): T {
    this.#written.set(made, place);
    return made;
  }

  writtenApart<T extends object>(made: T, places: Iterable<NamedPlace>): T {
    this.#written.set(made, new Map(places));
    return made;
  }

  placeIn(made: object, name: string): Place | undefined {
    const places = this.#written.get(made);
    return places instanceof Map ? places.get(name) : places && below(places, name);
  }

  placesIn(made: object): readonly NamedPlace[] {
    return Object.keys(made).map((name) => [name, this.placeIn(made, name)]);
  }

  /** Where the word at `pointer` of `value` was written, which was itself written at `root`. */
  find(value: unknown, root: Place, pointer: string): Place {
    let at = value;
    let place = root;
    for (const part of pointerParts(pointer)) {
      place = (isObject(at) ? this.placeIn(at, part) : undefined) ?? below(place, part);
      at = isObject(at) ? at[part] : undefined;
    }
    return place;
  }

  hole<T extends object>(made: T): T {
    this.#holes.add(made);
    return made;
  }

  isHoleItself(made: object): boolean {
    return this.#holes.has(made);
  }

  /** What is made of a hole is one. */
  madeOf<T extends object>(block: object, made: T): T {
    return this.#holes.has(block) ? this.hole(made) : made;
  }

  /** Whether the word at `pointer` of `value` is in a hole. */
  isHole(value: unknown, pointer: string): boolean {
    let at = value;
    for (const part of this.#holes.size > 0 ? pointerParts(pointer) : []) {
      if (isObject(at) && this.#holes.has(at)) return true;
      at = isObject(at) ? at[part] : undefined;
    }
    return isObject(at) && this.#holes.has(at);
  }
}
