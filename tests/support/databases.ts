import { afterAll, describe, inject, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { embeddedPlace, postgresPlace, type DatabasePlace, type Template } from './testDatabases.ts';
import { isLong } from './volume.ts';

/** One of the two databases that the product runs on. What it gives is removed when the test (or the file) is over. */
export interface Databases {
  readonly kind: Database['kind'];
  /** An open, migrated, empty database. Called in `beforeAll` it serves the whole block. */
  freshDatabase(): Promise<Database>;
  /** The place of a migrated, empty database that nobody has opened yet: for a server, or a process of its own. */
  freshPlace(): Promise<DatabasePlace>;
  /** The place of a database on which the demo college has begun: a server that starts there seeds nothing. */
  seededPlace(): Promise<DatabasePlace>;
  /** The place of a database with nothing in it, as on a machine's first start. */
  emptyPlace(): Promise<DatabasePlace>;
  /** Runs `clean` when the test (or the file) is over, before what was asked for earlier is removed. */
  whenOver(clean: () => Promise<void>): void;
}

type DefineTests = (databases: Databases) => void;

/** Runs the same tests on the embedded database and on PostgreSQL: what a database itself has a part in. */
export const onBothDatabases = (name: string, defineTests: DefineTests): void =>
  onEach(['embedded', 'postgres'], name, defineTests);

/**
 * Runs the tests on PostgreSQL, and in the long run on the embedded database too. Every statement is prepared on both in
 * each run (`database/statements`), and the journeys walk through the same domains on the embedded one.
 */
export const onDatabases = (name: string, defineTests: DefineTests): void =>
  onEach(isLong ? ['embedded', 'postgres'] : ['postgres'], name, defineTests);

function onEach(kinds: readonly Database['kind'][], name: string, defineTests: DefineTests): void {
  for (const kind of kinds) describe(`${name} (${kind})`, () => defineTests(databasesOf(kind)));
}

/** For a test that makes sense on one of them only. Call it inside a `describe`. */
export function databasesOf(kind: Database['kind']): Databases {
  const leftovers: (() => Promise<void>)[] = [];
  const whenOver = (clean: () => Promise<void>) => {
    if (!cleanAfterTest(clean)) leftovers.push(clean);
  };
  afterAll(async () => {
    for (const clean of leftovers.reverse()) await clean();
  });

  const makePlace = kind === 'embedded' ? embeddedPlace : postgresPlace;
  const placeWith = async (content: Template | 'nothing') => {
    const place = await makePlace(inject('templates'), content);
    whenOver(place.remove);
    return place;
  };
  const freshPlace = () => placeWith('migrated');
  const seededPlace = () => placeWith('seeded');
  const emptyPlace = () => placeWith('nothing');
  const freshDatabase = async () => {
    const database = await openDatabase(await freshPlace());
    whenOver(database.close);
    return database;
  };
  return { kind, freshDatabase, freshPlace, seededPlace, emptyPlace, whenOver };
}

/** Vitest runs these last in, first out. False when no test is running, as in `beforeAll`. */
function cleanAfterTest(clean: () => Promise<void>): boolean {
  try {
    onTestFinished(clean);
    return true;
  } catch {
    return false;
  }
}
