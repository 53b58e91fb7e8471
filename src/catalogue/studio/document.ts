export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** All files of a programme, by their paths from the root: `schemas/jupeb/personal-details.json`. */
export interface ProgrammeDocument {
  readonly id: string;
  readonly files: Readonly<Record<string, JsonObject>>;
}

/** An operation that has nothing to act on: what it names is not there, or is there already. */
export class Inapplicable extends Error {}

export const sectionPath = (id: string, section: string): string => `schemas/${id}/${section}.json`;
export const flowPath = (id: string): string => `flows/${id}/flow.json`;
export const endpointsPath = (id: string): string => `flows/${id}/endpoints.json`;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (parent: JsonObject | undefined, name: string): JsonObject | undefined => {
  const child = parent && Object.hasOwn(parent, name) ? parent[name] : undefined;
  return isObject(child) ? child : undefined;
};

export const textsAt = (parent: JsonObject, name: string): readonly string[] => {
  const child = Object.hasOwn(parent, name) ? parent[name] : undefined;
  return Array.isArray(child) ? child.filter((each): each is string => typeof each === 'string') : [];
};

/** @throws Inapplicable */
export function fileAt({ files }: ProgrammeDocument, path: string): JsonObject {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file) throw new Inapplicable(`The form has no file ${path}`);
  return file;
}

export const withFile = (document: ProgrammeDocument, path: string, file: JsonObject): ProgrammeDocument => ({
  ...document,
  files: { ...document.files, [path]: file },
});

/** With the word, or without it where the value is undefined. A word that is there stays at its place. */
export function withWord(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  const { [name]: _, ...others } = object;
  return value === undefined ? others : { ...object, [name]: value };
}

/** As the page shows a source, and as the checker counts its lines. */
export const textOf = (file: JsonObject): string => `${JSON.stringify(file, null, 2)}\n`;

/** The names with one of them behind another, or first. @throws Inapplicable where that other one is not there */
export function placedAfter(names: readonly string[], name: string, after: string | null): readonly string[] {
  const others = names.filter((each) => each !== name);
  const index = after === null ? 0 : others.indexOf(after) + 1;
  if (after !== null && index === 0) throw new Inapplicable(`‘${after}’, behind which it would come, is not there`);
  return [...others.slice(0, index), name, ...others.slice(index)];
}
