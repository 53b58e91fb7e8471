import type { Option } from '#catalogue/registry/lookups.ts';
import { etagOf } from '../http/etag.ts';

export interface ListRow {
  readonly id: number;
  readonly name: string;
  /** Ids are in the order of the lookup's `by`. */
  readonly parents: readonly number[];
  /** A retired row is not offered any more; answers that hold it keep its name. */
  readonly retired?: boolean | undefined;
}

export interface OptionList {
  readonly options: readonly Option[];
  readonly ids: ReadonlySet<unknown>;
  readonly retired: readonly Option[];
  /** The text is `options` as JSON. */
  readonly text: string;
  readonly etag: string;
}

export interface Table {
  under(parents: readonly unknown[]): OptionList;
  /** A key is the parents' ids, joined by '/'; it is '' for a list without parents. */
  all(): ReadonlyMap<string, OptionList>;
  nameOf(id: unknown): string | undefined;
}

const optionOf = ({ id, name }: ListRow): Option => ({ id, name });

export const NONE = optionList([]);

/** Lists are serialised once, here, so that a request costs a look-up in a map. */
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

export function optionList(rows: readonly ListRow[]): OptionList {
  const options = rows.filter((row) => !row.retired).map(optionOf);
  const text = JSON.stringify(options);
  return {
    options,
    ids: new Set(options.map(({ id }) => id)),
    retired: rows.filter((row) => row.retired).map(optionOf),
    text,
    etag: etagOf(text),
  };
}

/** A request may send parents of any type; only numbers lead to a list. */
export const keyOf = (parents: readonly unknown[]): string =>
  parents.map((parent) => (typeof parent === 'number' ? parent : '?')).join('/');
