import type { Option } from '#catalogue/registry/lookups.ts';
import { etagOf } from '../http/etag.ts';

/** A row of a list, under the ids of the parents it belongs to, in the order of the lookup's `by`. */
export interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly parents: readonly number[];
  /** Offered no more; what was answered with it keeps its name. */
  readonly retired?: boolean | undefined;
}

/** The options under one set of parents, in every form in which they are asked for. */
export interface OptionList {
  readonly options: readonly Option[];
  readonly ids: ReadonlySet<unknown>;
  /** What was offered here once. */
  readonly retired: readonly Option[];
  /** `options` as JSON, and its entity tag. */
  readonly text: string;
  readonly etag: string;
}

/** A lookup, ready to answer. */
export interface Table {
  /** Empty for parents that nobody knows. */
  under(parents: readonly unknown[]): OptionList;
  /** Every list of it by its parents' ids, joined by '/'; '' where it has none. */
  all(): ReadonlyMap<string, OptionList>;
  nameOf(id: unknown): string | undefined;
}

const optionOf = ({ id, name }: ListRow): Option => ({ id, name });

const NONE = optionList([]);

/** Every answer is made once, here: to be asked is a look into a map. */
export function table(rows: readonly ListRow[]): Table {
  const groups = Map.groupBy(rows, ({ parents }) => keyOf(parents));
  const lists = new Map([...groups].map(([key, group]) => [key, optionList(group)]));
  const names = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]));
  return {
    under: (parents) => lists.get(keyOf(parents)) ?? NONE,
    all: () => lists,
    nameOf: (id) => names.get(id),
  };
}

function optionList(rows: readonly ListRow[]): OptionList {
  const options = rows.filter((row) => !row.retired).map(optionOf);
  const text = JSON.stringify(options);
  return { options, ids: new Set(options.map(({ id }) => id)), retired: rows.filter((row) => row.retired).map(optionOf), text, etag: etagOf(text) };
}

/** Parents are numbers; whatever else a stranger sends leads to no list. */
const keyOf = (parents: readonly unknown[]): string => parents.map((parent) => (typeof parent === 'number' ? parent : '?')).join('/');
