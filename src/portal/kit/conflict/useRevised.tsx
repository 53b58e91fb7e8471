import { useState } from 'react';
import type { Revised } from '#contract/kit/revision.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { ApiError } from '../../api/apiError.ts';
import { fieldsOf } from '../form/declaredSection.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Difference } from './differences.ts';
import { threeWay } from './threeWay.ts';

interface RevisedOptions<Row extends Revised> {
  /** The fields that can be edited, with their titles. */
  readonly schema: () => Promise<FieldSchema>;
  /** As it was opened. */
  readonly record: Row;
  /** Reads it as it is now. */
  readonly latest: () => Promise<Row>;
  /** `seen` is the record that the answers were made from. @throws ApiError 409 when it has another revision by now */
  readonly send: (answers: SectionAnswers, revision: number, seen: Row) => Promise<unknown>;
}

interface Meeting {
  readonly message: string;
  readonly conflicts: readonly Difference[];
  readonly theirs: SectionAnswers;
  /** Nothing is chosen where the dialog is closed. */
  readonly onChosen: (chosen?: SectionAnswers) => void;
}

/**
 * Saves on the revision that was seen. Fields that only one of two editors changed are merged; for a field that both
 * changed the dialog shows both. `save` resolves to false where its person goes back to the form.
 */
export function useRevised<Row extends Revised>({ schema, record, latest, send }: RevisedOptions<Row>) {
  const [opened] = useState(record);
  const [meeting, setMeeting] = useState<Meeting>();

  const choose = (message: string, conflicts: readonly Difference[], theirs: SectionAnswers) =>
    new Promise<SectionAnswers | undefined>((resolve) => {
      setMeeting({
        message,
        conflicts,
        theirs,
        onChosen: (chosen) => {
          setMeeting(undefined);
          resolve(chosen);
        },
      });
    });

  const save = async (typed: SectionAnswers): Promise<boolean> => {
    let [base, mine] = [opened, typed];
    for (;;) {
      const refusal = await send(mine, base.revision, base).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refusal === undefined) return true;
      if (!(refusal instanceof ApiError) || refusal.status !== 409) throw refusal;
      const theirs = await latest();
      if (theirs.revision === base.revision) throw refusal;
      const fields = await schema();
      const { answers, conflicts } = threeWay(fields, {
        base: fieldsOf(fields, base),
        mine,
        theirs: fieldsOf(fields, theirs),
      });
      const chosen = conflicts.length > 0 ? await choose(refusal.message, conflicts, answers) : answers;
      if (!chosen) return false;
      [base, mine] = [theirs, chosen];
    }
  };
  return { save, dialog: meeting && <ConflictDialog {...meeting} /> };
}
