import type { Catalogue } from '#catalogue/catalogue.ts';
import { published } from '#catalogue/compiling/programmeFiles.ts';
import type { Programme, RefusedProgramme } from '#catalogue/programme.ts';
import type { Database } from '../database/database.ts';
import { findPublished, listPublished, publish } from './sql.ts';

/** A published version never changes. Applications stay on their own: what one asks is here, not in the catalogue. */
export interface PublishedProgrammes {
  /** As of the last declaring; the oldest of each programme comes first. */
  readonly all: readonly Programme[];
  /** A college's own that are left out: nobody can apply, and whoever has begun waits until they are corrected. */
  readonly refused: readonly RefusedProgramme[];
  find(id: string, version: string): Promise<Programme | undefined>;
  /** What was published since is added. A version that is known stays the object that it is, and its sections stay compiled. */
  become(next: PublishedProgrammes): void;
}

export async function publishProgrammes(
  database: Database,
  { programmes, refusals }: Pick<Catalogue, 'programmes' | 'refusals'>,
  now: Date,
): Promise<PublishedProgrammes> {
  const declared = programmes.filter(({ hasForm }) => hasForm);
  await publish(database, {
    programmes: declared.map(({ id }) => id),
    versions: declared.map(({ version }) => version),
    declarations: declared.map((programme) => JSON.stringify(published(programme))),
    now,
  });
  return publishedIn(
    database,
    declared,
    refusals.flatMap(({ programme, stands }) => (stands ? [] : (programme ?? []))),
  );
}

export async function publishedIn(
  database: Database,
  declared: readonly Programme[] = [],
  refused: readonly RefusedProgramme[] = [],
): Promise<PublishedProgrammes> {
  const known = new Map(declared.map((programme) => [keyOf(programme), programme]));
  for (const { declaration } of await listPublished(database)) remember(known, declaration);
  let all: readonly Programme[] = [...known.values()];
  let leftOut: readonly RefusedProgramme[] = refused.map((programme) => asPublished(programme, all));
  return {
    get all() {
      return all;
    },
    get refused() {
      return leftOut;
    },
    become(next) {
      all = next.all.map((programme) => known.get(keyOf(programme)) ?? programme);
      for (const programme of all) known.set(keyOf(programme), programme);
      leftOut = next.refused;
    },
    async find(id, version) {
      const key = keyOf({ id, version });
      if (!known.has(key))
        for (const { declaration } of await findPublished(database, { programme: id, version }))
          remember(known, declaration);
      return known.get(key);
    },
  };
}

const keyOf = ({ id, version }: Pick<Programme, 'id' | 'version'>) => `${id}/${version}`;

function remember(known: Map<string, Programme>, declaration: string): void {
  const programme = JSON.parse(declaration) as Programme;
  if (!known.has(keyOf(programme))) known.set(keyOf(programme), programme);
}

/**
 * People know it as it was last served: its invoices have the number of then, and its applicants the addresses. Forms alone are
 * published, so that of others only the files speak.
 */
function asPublished(refused: RefusedProgramme, published: readonly Programme[]): RefusedProgramme {
  const last = published.findLast(({ id }) => id === refused.id);
  if (!last) return refused;
  const { applicationTypeId, name, summary, routes, invoice } = last;
  return {
    ...(last.qualifications && { qualifications: last.qualifications }),
    summary,
    ...refused,
    applicationTypeId,
    name: refused.name === refused.id ? name : refused.name,
    pages: [...new Set([...refused.pages, ...(Object.values(routes) as string[]), invoice.generatePage])],
    invoicePages: [...new Set([...refused.invoicePages, invoice.invoicePage])],
  };
}
