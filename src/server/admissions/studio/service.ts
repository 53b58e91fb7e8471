import { formDraftWork, type Form, type FormRow } from '#contract/admissions/forms.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySteps } from '../../kit/workflow/serveWorkflow.ts';
import { readingOf } from './opening.ts';
import { effectsOf, meaningsOfWords, mistakesIn, sectionsIn, sourcesIn, widgetsOfForms } from './present.ts';
import { clashIn, digestOf, draftWork } from './publishing.ts';
import type { FormReader } from './reading.ts';
import { newestPublications, openDrafts, operationsOf } from './sql.ts';

const statusOf = (state: string): string =>
  (formDraftWork.work.chart.states as Readonly<Record<string, { meta: { title: string } }>>)[state]!.meta.title;

export async function listForms({ catalogue, database }: Platform): Promise<FormRow[]> {
  const [drafts, publications] = [await openDrafts(database), await newestPublications(database)];
  return catalogue.programmes
    .filter(({ made, removed }) => !made && !removed)
    .map(({ id, name, version }) => {
      const draft = drafts.find(({ programme }) => programme === id);
      const publication = publications.find(({ programme }) => programme === id);
      return {
        id,
        name,
        version,
        publishedAt: publication?.publishedAt.toISOString() ?? null,
        draft: draft
          ? {
              status: statusOf(draft.state),
              changes: draft.changes,
              editors: (draft.editors as (string | null)[]).filter((name) => name !== null),
            }
          : null,
      };
    });
}

export async function openForm(platform: Platform, read: FormReader, id: string, user: User): Promise<Form> {
  const opened = await readingOf(platform, read, id);
  const { programme, draft, version, filesChanged } = opened;
  const operations = draft ? await operationsOf(platform.database, { draftId: draft.id }) : [];
  const left = draft && (await draftWork.barred(platform.database, draft.id, user));
  return {
    id,
    name: programme.name,
    loginPage: programme.routes.login,
    version,
    filesChanged,
    revision: draft?.revision ?? 0,
    draft: draft
      ? {
          id: draft.id,
          state: draft.state as NonNullable<Form['draft']>['state'],
          may: maySteps(formDraftWork, draft.state, user).filter((step) => !left!.has(step)),
          status: statusOf(draft.state),
          digest: digestOf(draft),
          begunBy: draft.begunBy ?? 'The college',
        }
      : null,
    sections: sectionsIn(opened),
    sources: sourcesIn(opened),
    mistakes: mistakesIn(opened, clashIn(platform, opened.read)),
    effects: draft ? effectsOf(opened) : [],
    history: operations.toReversed().map(({ id: change, sentence, by, madeAt, madeBy, undoneAt }) => ({
      id: change,
      sentence,
      by: by ?? 'The college',
      at: madeAt.toISOString(),
      isOwn: madeBy === actorOf(user),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
    meanings: meaningsOfWords(),
    widgets: widgetsOfForms(),
  };
}
