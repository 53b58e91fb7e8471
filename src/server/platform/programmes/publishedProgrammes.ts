import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Database } from '../database/database.ts';
import { findPublished, listPublished, publish } from './sql.ts';

/** A published version never changes. Applications stay on their own: what one asks is here, not in the catalogue. */
export interface PublishedProgrammes {
  /** They were known when the server started; the oldest of each programme comes first. */
  readonly all: readonly Programme[];
  find(id: string, version: string): Promise<Programme | undefined>;
}

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
