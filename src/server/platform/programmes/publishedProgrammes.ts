import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Database } from '../database/database.ts';
import { findPublished, listPublished, publish } from './sql.ts';

/**
 * Every version of every programme with a form. A published version never changes; an application stays on the one it
 * was started on, so this, not the catalogue, answers what an application asks and how its slip looks.
 */
export interface PublishedProgrammes {
  /** Those known when the server started, the oldest of each programme first. */
  readonly all: readonly Programme[];
  find(id: string, version: string): Promise<Programme | undefined>;
}

/** Publishes what the catalogue declares today, and reads what was published before. */
export async function publishProgrammes(database: Database, { programmes }: Catalogue, now: Date): Promise<PublishedProgrammes> {
  const declared = programmes.filter(({ hasForm }) => hasForm);
  await publish(database, {
    programmes: declared.map(({ id }) => id),
    versions: declared.map(({ version }) => version),
    declarations: declared.map((programme) => JSON.stringify(programme)),
    now,
  });
  return publishedIn(database, declared);
}

/** What is published already, for whoever only reads; `declared` are known without being read. */
export async function publishedIn(database: Database, declared: readonly Programme[] = []): Promise<PublishedProgrammes> {
  const known = new Map(declared.map((programme) => [keyOf(programme), programme]));
  for (const { declaration } of await listPublished(database)) remember(known, declaration);
  return {
    all: [...known.values()],
    async find(id, version) {
      const key = keyOf({ id, version });
      if (!known.has(key)) for (const { declaration } of await findPublished(database, { programme: id, version })) remember(known, declaration);
      return known.get(key);
    },
  };
}

const keyOf = ({ id, version }: Pick<Programme, 'id' | 'version'>) => `${id}/${version}`;

function remember(known: Map<string, Programme>, declaration: string): void {
  const programme = JSON.parse(declaration) as Programme;
  if (!known.has(keyOf(programme))) known.set(keyOf(programme), programme);
}
