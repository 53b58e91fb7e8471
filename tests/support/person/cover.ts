import { entranceOf } from '#catalogue/registry/entrances.ts';
import type { Programme } from '#catalogue/programme.ts';

interface Declared {
  readonly widget?: string;
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Declared>>;
  readonly items?: Declared;
}

/**
 * Programmes that between them have every entrance there is, and every kind of field with every keyword it is declared by:
 * the first ones, then whichever has most that none of those before it has. What the others ask is asked by one of these.
 * @param first ids of programmes that are among them whatever they have
 * @returns ids
 */
export function coverOf(programmes: readonly Programme[], first: Iterable<string>): ReadonlySet<string> {
  const chosen = new Set(first);
  const covered = new Set(programmes.filter(({ id }) => chosen.has(id)).flatMap(kindsIn));
  const missing = (programme: Programme) => kindsIn(programme).filter((kind) => !covered.has(kind));
  for (;;) {
    const [next] = [...programmes].sort((one, other) => missing(other).length - missing(one).length);
    if (!next || missing(next).length === 0) return chosen;
    chosen.add(next.id);
    for (const kind of kindsIn(next)) covered.add(kind);
  }
}

const kindsIn = (programme: Programme): string[] =>
  [...new Set([`entered by ${entranceOf(programme).fields.map(({ name }) => name).join()}`, ...Object.values(programme.sections).flatMap(fieldKinds)])];

/** Such as `select lookupBy`: a field's widget, or its type where it has none, and each keyword of its declaration. */
const fieldKinds = ({ properties = {} }: Declared): string[] =>
  Object.values(properties).flatMap((field) => [
    ...Object.keys(field).map((keyword) => `${field.widget ?? String(field.type)} ${keyword}`),
    ...fieldKinds(field), ...fieldKinds(field.items ?? {}),
  ]);
