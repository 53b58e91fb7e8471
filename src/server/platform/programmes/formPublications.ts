import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import { createCatalogue } from '#catalogue/reading/load.ts';
import { refusalOf } from '#catalogue/reading/redeclare.ts';
import type { Queryable } from '../database/database.ts';
import { findPublications, newestVersions } from './sql.ts';

/**
 * What officers have published in the portal is served in place of the files of that programme, as it was checked then. One whose files
 * are gone is not: it is served as `removedProgrammes` has it. One that claims by now what another has is left as its files declare it.
 */
export async function withPublications(db: Queryable, declared: Catalogue): Promise<Catalogue> {
  const rows = await findPublications(db, {
    programmes: declared.programmes.filter(({ made }) => !made).map(({ id }) => id),
  });
  if (rows.length === 0) return declared;
  const changed = new Map(rows.map(({ programme, declaration }) => [programme, JSON.parse(declaration) as Programme]));
  const refusals = [...declared.refusals];
  const programmes = declared.programmes.map((programme) => {
    const published = changed.get(programme.id);
    if (!published || published.version === programme.version) return programme;
    const refusal = refusalOf(
      published,
      declared.programmes.filter(({ id }) => id !== programme.id),
    );
    if (!refusal) return published;
    refusals.push({ ...refusal, stands: true });
    return programme;
  });
  return createCatalogue(programmes, declared.forms.sections, refusals);
}

/** True where another server has published since. */
export async function hasNewer(
  db: Queryable,
  { byId }: Pick<Catalogue, 'byId'>,
  seen: Map<string, string>,
): Promise<boolean> {
  const newer = (await newestVersions(db)).filter(({ programme, version }) => seen.get(programme) !== version);
  for (const { programme, version } of newer) seen.set(programme, version);
  return newer.some(({ programme, version }) => byId(programme)?.version !== version);
}
