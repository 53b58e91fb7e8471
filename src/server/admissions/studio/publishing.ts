import { clashOf } from '#catalogue/reading/redeclare.ts';
import { formDraftWork } from '#contract/admissions/forms.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { textsOf } from './opening.ts';
import type { FormRead, FormReader } from './reading.ts';
import { draftById, insertPublication, newestPublication } from './sql.ts';

interface Draft {
  readonly id: string;
  readonly revision: number;
  readonly document: string;
}

/** Of what a person reads before they publish it. */
export const digestOf = ({ id, revision, document }: Draft): string => jsonHash([id, revision, document]);

export const draftWork = workflow(formDraftWork.work, 'form_draft', {
  digestOf: async (tx, id) => digestOf((await draftById(tx, { id }))[0]!),
});

/** What is wrong with a draft beside what the checker says: it would be served beside others. */
export function clashIn({ catalogue }: Platform, { programme }: Pick<FormRead, 'programme'>): string | undefined {
  if (!programme) return undefined;
  const before = catalogue.byId(programme.id);
  if (before && before.applicationTypeId !== programme.applicationTypeId)
    return 'the number of the programme stays: invoices are made by it';
  return clashOf(
    programme,
    catalogue.programmes.filter(({ id }) => id !== programme.id),
  );
}

/** A draft with a mistake is neither asked for nor published; what is published is written in the transaction of the step. */
export const publishing =
  (platform: Platform, read: FormReader): Took<typeof formDraftWork.work> =>
  async (tx, { id, step, actor, now }) => {
    if (step !== 'ask' && step !== 'publish') return;
    const draft = (await draftById(tx, { id }))[0]!;
    const [publication] = await newestPublication(tx, { programme: draft.programme });
    const served = publication?.version ?? platform.catalogue.byId(draft.programme)?.version;
    if (served !== draft.baseVersion)
      throw refused('The form was changed elsewhere since this draft was begun. Drop the draft and begin again');
    const reading = await read(`${draft.id} ${draft.revision}`, {
      id: draft.programme,
      files: textsOf(draft.document),
    });
    const { programme, mistakes } = reading;
    const clash = clashIn(platform, reading);
    if (!programme || clash !== undefined)
      throw refused(
        clash ?? `Please correct this first: ${mistakes[0]!.file}, line ${mistakes[0]!.line}: ${mistakes[0]!.sentence}`,
      );
    if (programme.version === draft.baseVersion) throw refused('Nothing has changed that anybody would see');
    if (step === 'publish')
      await insertPublication(tx, {
        draftId: id,
        version: programme.version,
        diskVersion: reading.diskVersion,
        declaration: JSON.stringify(programme),
        now,
        actor,
      });
  };

const refused = (message: string) => new Problem(422, message, { title: 'Not done!' });
