import type { Programme } from '#catalogue/programme.ts';
import { type ProgrammeDocument, textOf } from '#catalogue/studio/document.ts';
import type { Titles } from '#catalogue/studio/sentence.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import type { FormRead, FormReader } from './reading.ts';
import { findDraft, newestPublication } from './sql.ts';

export interface Opened {
  readonly programme: Programme;
  readonly draft: RowOf<'find-form-draft'> | undefined;
  /** What is served: that which the draft was begun from, unless somebody has published since. */
  readonly version: string;
  readonly document: ProgrammeDocument;
  readonly read: FormRead;
  /** The files have changed since it was published here. */
  readonly filesChanged: boolean;
}

/** The draft, or what is published. It changes nothing. @throws Problem 404 */
export async function readingOf({ catalogue, database }: Platform, read: FormReader, id: string): Promise<Opened> {
  const programme = catalogue.byId(id);
  if (!programme || programme.made || programme.removed) throw notFound('There is no such form');
  const [draft] = await findDraft(database, { programme: id });
  const [publication] = await newestPublication(database, { programme: id });
  const stored = draft?.document ?? publication?.files;
  const key = draft ? `${draft.id} ${draft.revision}` : `${id} ${programme.version} ${publication?.version ?? ''}`;
  const reading = await read(key, { id, files: stored === undefined ? null : textsOf(stored) });
  const files = stored === undefined ? reading.disk : (JSON.parse(stored) as ProgrammeDocument['files']);
  return {
    programme,
    draft,
    version: publication?.version ?? programme.version,
    document: { id, files },
    read: reading,
    filesChanged: publication !== undefined && publication.diskVersion !== reading.diskVersion,
  };
}

export const textsOf = (stored: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(JSON.parse(stored) as ProgrammeDocument['files']).map(([path, file]) => [path, textOf(file)]),
  );

export const titlesIn = ({ sections }: Pick<FormRead, 'sections'>): Titles => ({
  question: (section, name) => titleOf(sections[section]?.properties?.[name]) ?? name,
  section: (section) => titleOf(sections[section]) ?? section,
});

/** What is written there may be anything. */
export const titleOf = (field: { readonly title?: unknown } | undefined): string | undefined =>
  typeof field?.title === 'string' && field.title !== '' ? field.title : undefined;
