import { didYouMean } from './declarationError.ts';
import { errorAt } from './source.ts';
import { isObject, type Json, type Place, type WrittenPlaces } from './writtenPlaces.ts';

type Merge = (places: WrittenPlaces, block: Json, beside: Json) => object;

/** A block with the words that stand beside its reference. */
export function merge(places: WrittenPlaces, block: Json, beside: Json): Json {
  const both = Object.keys(MERGED).filter((word) => isObject(block[word]) && isObject(beside[word]));
  const merged = both.map((word) => [word, MERGED[word]!(places, block[word] as Json, beside[word] as Json)] as const);
  return places.madeOf(block, byName(places, block, beside, Object.fromEntries(merged)));
}

const byName = (places: WrittenPlaces, block: Json, beside: Json, merged: Json = {}): Json =>
  places.writtenApart({ ...block, ...beside, ...merged }, [...places.placesIn(block), ...places.placesIn(beside)]);

/** Each name stands once, at the place where it was written last. */
const allNames: Merge = (places, block, beside) => {
  const byLast = new Map(
    [block, beside].flatMap((names) =>
      Object.entries(names).map(([index, name]) => [name, places.placeIn(names, index)] as const),
    ),
  );
  return places.writtenApart(
    [...byLast.keys()],
    [...byLast.values()].map((place, index) => [String(index), place] as const),
  );
};

const MERGED: Readonly<Record<string, Merge>> = {
  messages: byName,
  properties: byName,
  required: allNames,
};

/** A block without one of its fields, or a part of the slip without a row. @throws DeclarationError at `place` where there is none */
export const leaveOut = (places: WrittenPlaces, block: Json, name: string, place: Place): Json =>
  isObject(block['rows']) || block['layout'] !== undefined
    ? leaveOutRow(places, block, name, place)
    : leaveOutField(places, block, name, place);

/** Rows are named by their labels, as they are read. */
function leaveOutRow(places: WrittenPlaces, block: Json, label: string, place: Place): Json {
  const rows = isObject(block['rows']) ? block['rows'] : {};
  const labelled = Object.entries(rows).map(
    ([index, row]) => [index, row, isObject(row) ? row['label'] : undefined] as const,
  );
  const staying = labelled.filter(([, , other]) => other !== label);
  if (staying.length === labelled.length)
    throw errorAt(
      place.source,
      place.pointer,
      `there is no row '${label}' to leave out.${didYouMean(
        label,
        labelled.map(([, , other]) => String(other)),
      )}`,
    );
  if (staying.length === 0)
    throw errorAt(place.source, place.pointer, `without '${label}' nothing is left: take the whole part out.`);
  const left = places.writtenApart(
    staying.map(([, row]) => row),
    staying.map(([index], at) => [String(at), places.placeIn(rows, index)] as const),
  );
  return places.madeOf(block, places.writtenApart({ ...block, rows: left }, places.placesIn(block)));
}

function leaveOutField(places: WrittenPlaces, block: Json, name: string, place: Place): Json {
  const [properties, required] = [
    isObject(block['properties']) ? block['properties'] : {},
    isObject(block['required']) ? block['required'] : [],
  ];
  if (!Object.hasOwn(properties, name)) {
    if (places.isHoleItself(block)) return block;
    throw errorAt(
      place.source,
      place.pointer,
      `there is no field '${name}' to leave out.${didYouMean(name, Object.keys(properties))}`,
    );
  }
  const fields = Object.entries(properties).filter(([other]) => other !== name);
  const names = Object.entries(required).filter(([, other]) => other !== name);
  const reduced = places.writtenApart(
    {
      ...block,
      properties: places.writtenApart(
        Object.fromEntries(fields),
        fields.map(([other]) => [other, places.placeIn(properties, other)]),
      ),
      required: places.writtenApart(
        names.map(([, other]) => other),
        names.map(([index], at) => [String(at), places.placeIn(required, index)]),
      ),
    },
    places.placesIn(block),
  );
  return places.madeOf(block, reduced);
}
