import type { Programme } from '#catalogue/programme.ts';
import { LOOKUPS, UPLOADS, type LookupName, type Option } from '#catalogue/registry/lookups.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

type ListOf = (lookup: LookupName, parents: readonly unknown[]) => readonly Pick<Option, 'id'>[];

/**
 * Under which parents a form can ask for each list: none for one that depends on nothing; for one that does, every
 * answer of the field that a declaration names above it, walked from the top.
 */
export function reachableParents(
  programmes: readonly Programme[],
  listOf: ListOf,
): ReadonlyMap<LookupName, readonly (readonly unknown[])[]> {
  const above = Map.groupBy(
    programmes.flatMap(({ sections }) => Object.values(sections).flatMap(cascadesIn)),
    ([lookup]) => lookup,
  );
  const reached = new Map<LookupName, readonly (readonly unknown[])[]>();
  const under = (parents: readonly LookupName[]) =>
    product(parents.map((parent) => reach(parent).flatMap((given) => listOf(parent, given).map(({ id }) => id))));
  const reach = (lookup: LookupName): readonly (readonly unknown[])[] => {
    const known =
      reached.get(lookup) ??
      distinct((above.get(lookup) ?? [[lookup, []] as const]).flatMap(([, parents]) => under(parents)));
    reached.set(lookup, known);
    return known;
  };
  const isAsked = (lookup: LookupName) => LOOKUPS[lookup].by.length === 0 || above.has(lookup);
  (Object.keys(LOOKUPS) as LookupName[]).filter(isAsked).forEach(reach);
  return reached;
}

/** Two programmes may name the same list under the same parents. */
const distinct = (lists: readonly (readonly unknown[])[]) => [
  ...new Map(lists.map((parents) => [parents.join('/'), parents])).values(),
];

/** Each dependent list in a group, with the lists of the fields it depends on. */
function cascadesIn(schema: FieldSchema): [LookupName, readonly LookupName[]][] {
  const fields = schema.properties ?? {};
  return [...Object.values(fields), ...(schema.items ? [schema.items] : [])].flatMap((field) => {
    const own: [LookupName, readonly LookupName[]][] =
      field.lookup && field.lookup !== UPLOADS && field.lookupBy
        ? [[field.lookup as LookupName, field.lookupBy.map((name) => fields[name]!.lookup as LookupName)]]
        : [];
    return [...own, ...cascadesIn(field)];
  });
}

const product = (lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  lists.reduce<readonly (readonly unknown[])[]>(
    (made, list) => made.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  );
