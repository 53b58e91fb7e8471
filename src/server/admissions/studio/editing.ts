import type { BothChanged, FormOperation } from '#contract/admissions/forms.ts';
import { apply } from '#catalogue/studio/apply.ts';
import { Inapplicable, type ProgrammeDocument } from '#catalogue/studio/document.ts';
import type { Operation } from '#catalogue/studio/operation.ts';
import { sentence } from '#catalogue/studio/sentence.ts';
import { meet } from '#catalogue/studio/touches.ts';
import { undo } from '#catalogue/studio/undo.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { readingOf, titlesIn } from './opening.ts';
import type { FormReader } from './reading.ts';
import { NOT_SAVED, sourceIn } from './source.ts';
import {
  beginDraft,
  insertOperation,
  lockDraft,
  markUndone,
  operationOfRequest,
  operationsOf,
  writeDocument,
} from './sql.ts';

interface Edit {
  readonly request: string;
  readonly seen: number;
  readonly operation: FormOperation;
}

/** All files of a form together, in letters. */
const LARGEST = 600_000;

/** The first edit makes the draft. @throws Problem 409 where somebody else changed the same property since it was seen, 422 */
export async function changeForm(
  platform: Platform,
  read: FormReader,
  programme: string,
  { request, seen, operation: sent }: Edit,
  { user }: By,
): Promise<{ revision: number }> {
  const operation: Operation =
    sent.kind === 'source-replaced' ? { ...sent, source: sourceIn(sent.source) } : (sent as Operation);
  const opened = await readingOf(platform, read, programme);
  const [actor, now] = [actorOf(user), platform.now()];
  return platform.database.transaction(async (tx) => {
    if (!opened.draft)
      await beginDraft(tx, {
        programme,
        version: opened.version,
        document: JSON.stringify(opened.document.files),
        now,
        actor,
      });
    const draft = await lockedForEdits(tx, programme);
    const [repeated] = await operationOfRequest(tx, { request, actor });
    if (repeated) return repeated;
    const mine = sentence(operation, titlesIn(opened.read));
    const since = (await operationsOf(tx, { draftId: draft.id })).filter(
      (each) => Math.max(each.revision, each.undoneRevision ?? 0) > seen && each.madeBy !== actor,
    );
    const theirs = since.findLast((each) => meet(operation, operationIn(each)));
    if (theirs) throw bothChanged(mine, theirs, draft.revision);
    const document = JSON.stringify(applied({ id: programme, files: filesIn(draft.document) }, operation).files);
    if (document.length > LARGEST)
      throw new Problem(422, 'The form is too large. Take something away first', { title: NOT_SAVED });
    const [written] = await writeDocument(tx, { id: draft.id, document });
    await insertOperation(tx, {
      draftId: draft.id,
      revision: written!.revision,
      request,
      operation: JSON.stringify(operation),
      sentence: mine,
      now,
      actor,
    });
    return written!;
  });
}

/** @throws Problem 403 for an edit of somebody else, 404, 409 where a later edit depends on it */
export async function undoChange(
  platform: Platform,
  programme: string,
  id: string,
  { user }: By,
): Promise<{ revision: number }> {
  const [actor, now] = [actorOf(user), platform.now()];
  return platform.database.transaction(async (tx) => {
    const draft = await lockedForEdits(tx, programme);
    const rows = await operationsOf(tx, { draftId: draft.id });
    const undone = rows.find((row) => row.id === id);
    if (!undone) throw notFound('There is no such change');
    if (undone.madeBy !== actor) throw new Problem(403, 'Only who made a change undoes it', { title: 'Not undone!' });
    if (undone.undoneRevision !== null) return { revision: undone.undoneRevision };
    const taken = rows
      .filter((row) => row.undoneRevision === null)
      .map((row) => ({ id: row.id, row, operation: operationIn(row) }));
    const { document, dependent } = undo({ id: programme, files: filesIn(draft.base) }, taken, id);
    if (!document)
      throw new Problem(
        409,
        `A later change depends on it: ${dependent.row.sentence}, by ${dependent.row.by ?? 'the college'}`,
        {
          title: 'Not undone!',
        },
      );
    const [written] = await writeDocument(tx, { id: draft.id, document: JSON.stringify(document.files) });
    await markUndone(tx, { id, revision: written!.revision, now });
    return written!;
  });
}

async function lockedForEdits(tx: Queryable, programme: string): Promise<RowOf<'lock-form-draft'>> {
  const [draft] = await lockDraft(tx, { programme });
  if (!draft) throw notFound('There is no draft of this form');
  if (draft.state !== 'editing')
    throw new Problem(409, 'This draft waits to be published. Choose ‘Edit again’ first', { title: NOT_SAVED });
  return draft;
}

const filesIn = (document: string): ProgrammeDocument['files'] => JSON.parse(document) as ProgrammeDocument['files'];

const operationIn = ({ operation }: { readonly operation: string }): Operation => JSON.parse(operation) as Operation;

function applied(document: ProgrammeDocument, operation: Operation): ProgrammeDocument {
  try {
    return apply(document, operation);
  } catch (error) {
    if (error instanceof Inapplicable) throw new Problem(422, error.message, { title: NOT_SAVED });
    throw error;
  }
}

function bothChanged(
  mine: string,
  { sentence: theirs, by, undoneRevision }: RowOf<'form-operations'>,
  revision: number,
): Problem {
  const question: BothChanged = {
    kind: 'both-changed',
    mine,
    theirs: undoneRevision === null ? theirs : `Undone: ${theirs}`,
    by: by ?? 'The college',
    revision,
  };
  return new Problem(409, `${question.by} has changed the same. Please choose one of the two`, {
    title: NOT_SAVED,
    question,
  });
}
