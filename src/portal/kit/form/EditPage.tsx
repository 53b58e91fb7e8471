import { useQueryClient } from '@tanstack/react-query';
import type { Revised } from '#contract/kit/revision.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { useRevised } from '../conflict/useRevised.tsx';
import { declaredSection } from './declaredSection.ts';
import { FormPage, type FormPageProps } from './FormPage.tsx';

interface EditPageProps<Row extends Revised> extends Omit<FormPageProps, 'answers' | 'save'> {
  readonly record: Row;
  /** Reads it as it is now. */
  readonly latest: () => Promise<Row>;
  /** `seen` is the record that the answers were made from. @throws ApiError 409 when it has another revision by now */
  readonly send: (answers: SectionAnswers, revision: number, seen: Row) => Promise<unknown>;
  /** The address of the record. */
  readonly to: string;
}

export function EditPage<Row extends Revised>({ record, latest, send, to, ...page }: EditPageProps<Row>) {
  const queries = useQueryClient();
  const schema = async () => (await queries.fetchQuery(declaredSection(page.form))).schema;
  const { save, dialog } = useRevised({ schema, record, latest, send });
  return (
    <>
      <FormPage {...page} answers={record} save={async (answers) => ((await save(answers)) ? to : undefined)} />
      {dialog}
    </>
  );
}
