import { isLookup, LOOKUPS, type LookupName, type Option } from '#catalogue/registry/lookups.ts';
import type { Database } from '../database/database.ts';
import { inOneMoment } from '../database/oneMoment.ts';
import { changingTable, type ChangingTable } from './changingTable.ts';
import type { ChangedLists, Lists, ListSource, RowsByYear } from './listSource.ts';
import { readRevision } from './sql.ts';
import { table, type ListRow, type OptionList, type Table } from './table.ts';
import { yearTable } from './yearTable.ts';

/** `parents` are in the order of the lookup's `by`. */
export interface Lookups {
  /** The set is empty under unknown parents, and undefined for a name that no lookup has. */
  options(lookup: string, parents: readonly unknown[]): ReadonlySet<unknown> | undefined;
  list(lookup: LookupName, parents: readonly unknown[]): readonly Option[];
  reply(lookup: LookupName, parents: readonly unknown[]): Pick<OptionList, 'text' | 'etag'>;
  /** The lists under all parents; a key is the lookup's name and the parents' ids, joined by '/'. */
  whole(lookup: LookupName): readonly (readonly [key: string, list: readonly Option[]])[];
  /** Options that are not offered any more; an answer that holds one stays valid. */
  retired(lookup: string, parents: readonly unknown[]): readonly Option[];
  /** Slips need the names of retired options too. */
  nameOf(lookup: string, id: unknown): string | undefined;
  /** A stored list may change at any time. */
  isStored(lookup: LookupName): boolean;
  read(database: Database): Promise<void>;
  readIfChanged(database: Database): Promise<void>;
}

/** @throws when a lookup of the registry has no source */
export function createLookups(now: () => Date, sources: readonly ListSource[]): Lookups {
  const stored = sources.filter(({ read }) => read);
  const storedNames = new Set(stored.flatMap(({ lists }) => Object.keys(lists)));
  const tables = new Map<string, Table>();
  const changing = new Map<string, ChangingTable>();
  const set = (name: string, rows: readonly ListRow[] | RowsByYear, { changes }: ListSource) => {
    if (changes) changing.set(name, changingTable(rows as readonly ListRow[]));
    tables.set(name, changing.get(name) ?? tableOf(now, rows));
  };
  for (const source of sources) for (const [name, rows] of Object.entries(source.lists)) set(name, rows, source);
  const missing = Object.keys(LOOKUPS).filter((name) => !tables.has(name));
  if (missing.length > 0) throw new Error(`No domain gives the lists ${missing.join(', ')}`);
  let currentRevision = 0;

  const of = (lookup: LookupName): Table => tables.get(lookup)!;

  const read = async (database: Database) => {
    const since = currentRevision;
    const { revision, apply } = await inOneMoment(database, async (tx) => {
      const [row] = await readRevision(tx);
      const changesAreThere = row !== undefined && since > 0 && since >= row.changes_after;
      const each: (() => void)[] = [];
      for (const source of stored)
        each.push(
          changesAreThere && source.changes
            ? changed(await source.changes(tx, since))
            : whole(source, await source.read!(tx)),
        );
      return { revision: row?.revision ?? 0, apply: () => each.forEach((applied) => applied()) };
    });
    if (revision <= currentRevision) return;
    currentRevision = revision;
    apply();
  };

  const whole = (source: ListSource, lists: Lists) => () => {
    for (const [name, rows] of Object.entries(lists)) set(name, rows, source);
  };

  /** They are those since a revision that was known then, so they hold for any later one. */
  const changed = (lists: ChangedLists) => () => {
    for (const [name, changes] of Object.entries(lists)) changing.get(name)!.apply(changes);
  };

  return {
    options: (lookup, parents) => (isLookup(lookup) ? of(lookup).under(parents).ids : undefined),
    list: (lookup, parents) => of(lookup).under(parents).options,
    reply: (lookup, parents) => of(lookup).under(parents),
    whole: (lookup) =>
      [...of(lookup).all()].map(([parents, { options }]) => [
        parents === '' ? lookup : `${lookup}/${parents}`,
        options,
      ]),
    retired: (lookup, parents) => (isLookup(lookup) ? of(lookup).under(parents).retired : []),
    nameOf: (lookup, id) => (isLookup(lookup) ? of(lookup).nameOf(id) : undefined),
    isStored: (lookup) => storedNames.has(lookup),
    read,
    async readIfChanged(database) {
      const [row] = await readRevision(database);
      if (row && row.revision > currentRevision) await read(database);
    },
  };
}

const tableOf = (now: () => Date, rows: readonly ListRow[] | RowsByYear): Table =>
  typeof rows === 'function' ? yearTable(now, rows) : table(rows);
