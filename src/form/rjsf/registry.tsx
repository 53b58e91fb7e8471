import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  toFieldPathId,
  type ErrorListProps,
  type ErrorSchema,
  type FieldPathId,
  type FieldProps,
  type FieldTemplateProps,
  type RJSFSchema,
} from '@rjsf/utils';
import { useMemo } from 'react';
import { isApplicable } from '#catalogue/normalise.ts';
import { isPrefilled } from '#catalogue/prefill.ts';
import { childPointer, schemaAt } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { LockedAnswers } from '../locked/LockedAnswers.tsx';
import { Question } from '../question/Question.tsx';
import { ErrorSummary } from '../section/ErrorSummary.tsx';
import { GroupContext, SiblingsContext, useSection } from '../section/session.ts';
import { mistakesIn } from './errorTree.ts';
import { pointerOf } from './validator.ts';

const NO_ANSWERS: SectionAnswers = {};

const pointerAt = ({ path }: FieldPathId): string => path.reduce<string>(childPointer, '');

interface AnswerProps {
  readonly pointer: string;
  readonly field: FieldSchema;
  readonly value: unknown;
  readonly errorSchema: ErrorSchema | undefined;
}

/** RJSF's own way would add four components around it, walked at every key. Equal mistakes keep their identity. */
function Answer({ pointer, field, value, errorSchema }: AnswerProps) {
  const serialised = JSON.stringify(mistakesIn(errorSchema, pointer));
  const errors = useMemo(() => JSON.parse(serialised) as Record<string, string>, [serialised]);
  return <Question pointer={pointer} field={field} value={value} errors={errors} />;
}

/** The section itself is the outermost group. */
function Group({
  schema: bare,
  errorSchema = {},
  formData,
  fieldPathId,
  registry,
  onChange,
  onBlur,
  onFocus,
}: FieldProps) {
  const { schema, facts } = useSection();
  const pointer = pointerAt(fieldPathId);
  const group = schemaAt(schema, pointer)!;
  const answers = (formData as SectionAnswers | undefined) ?? NO_ANSWERS;
  const fields = useMemo(
    () =>
      Object.entries(bare.properties ?? {}).map(([name, field]) => ({
        name,
        field: field as RJSFSchema,
        path: toFieldPathId(name, registry.globalFormOptions, fieldPathId),
      })),
    [bare, registry, fieldPathId],
  );
  const applicable = fields.filter(({ name }) => isApplicable(group.properties?.[name]?.askedWhen, answers));
  const isLocked = (name: string) => isPrefilled(group.properties![name]!, facts);
  const locked = applicable
    .filter(({ name }) => isLocked(name))
    .map(({ name }) => [name, group.properties![name]!] as const);
  const questions = (
    <GroupContext value={group}>
      <SiblingsContext value={answers}>
        <div className="m-grid">
          {locked.length > 0 && <LockedAnswers pointer={pointer} fields={locked} answers={answers} />}
          {applicable
            .filter(({ name }) => !isLocked(name))
            .map(({ name, field, path }) =>
              field.properties && !group.properties![name]!.widget ? (
                <SchemaField
                  key={name}
                  name={name}
                  schema={field}
                  fieldPathId={path}
                  formData={answers[name]}
                  errorSchema={errorSchema[name]}
                  registry={registry}
                  onChange={onChange}
                  onBlur={onBlur}
                  onFocus={onFocus}
                />
              ) : (
                <Answer
                  key={name}
                  pointer={childPointer(pointer, name)}
                  field={group.properties![name]!}
                  value={answers[name]}
                  errorSchema={errorSchema[name]}
                />
              ),
            )}
        </div>
      </SiblingsContext>
    </GroupContext>
  );
  return pointer === '' ? (
    questions
  ) : (
    <fieldset className="m-group m-wide">
      <legend>{group.title}</legend>
      {questions}
    </fieldset>
  );
}

const Plain = ({ children }: FieldTemplateProps) => children;

const Summary = ({ errors }: ErrorListProps) => (
  <ErrorSummary
    mistakes={errors.map((error) => ({ pointer: pointerOf(error), message: error.message ?? error.stack }))}
  />
);

const Nothing = () => null;

export const FIELDS = { SchemaField, ObjectField: Group };

export const TEMPLATES = {
  FieldTemplate: Plain,
  ErrorListTemplate: Summary,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};
