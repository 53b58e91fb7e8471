import { entranceOf } from '#catalogue/registry/entrances.ts';
import type { Programme } from '#catalogue/programme.ts';

interface Declared {
  readonly widget?: string;
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Declared>>;
  readonly items?: Declared;
}

/** A programme's entrance, and every kind of field with every keyword it is declared by: who is walked through these is walked through all of it. */
export const fieldKinds = (programme: Programme): string[] => [
  `entered by ${entranceOf(programme)
    .fields.map(({ name }) => name)
    .join()}`,
  ...Object.values(programme.sections).flatMap(kindsIn),
];

/** Such as `select lookupBy`: a field's widget, or its type where it has none, and each keyword of its declaration. */
export const kindsIn = ({ properties = {} }: Declared): string[] =>
  Object.values(properties).flatMap((field) => [
    ...Object.keys(field).map((keyword) => `${field.widget ?? String(field.type)} ${keyword}`),
    ...kindsIn(field),
    ...kindsIn(field.items ?? {}),
  ]);
