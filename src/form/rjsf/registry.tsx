import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { ErrorListProps, ErrorSchema, FieldPathId, FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { isAsked } from '#catalogue/normalise.ts';
import { childPointer, schemaAt } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { Question } from '../question/Question.tsx';
import { ErrorSummary } from '../section/ErrorSummary.tsx';
import { GroupContext, SiblingsContext, useSection } from '../section/session.ts';
import { mistakesIn } from './errorTree.ts';
import { pointerOf } from './validator.ts';

const NO_ANSWERS: SectionAnswers = {};

const pointerAt = ({ path }: FieldPathId): string => path.reduce<string>(childPointer, '');

/** A question: RJSF hands it its answer and the mistakes at and below it. */
function Answer({ fieldPathId, formData, rawErrors, errorSchema }: FieldProps) {
  const { schema } = useSection();
  const pointer = pointerAt(fieldPathId);
  const errors = useMemo(() => mistakesIn({ ...errorSchema, __errors: rawErrors } as ErrorSchema, pointer), [errorSchema, rawErrors, pointer]);
  return <Question pointer={pointer} field={schemaAt(schema, pointer)!} value={formData} errors={errors} />;
}

/** The questions of a group that are asked; the section itself is the outermost group. */
function Group({ properties, formData, fieldPathId }: ObjectFieldTemplateProps) {
  const { schema } = useSection();
  const pointer = pointerAt(fieldPathId);
  const group = schemaAt(schema, pointer)!;
  const answers = (formData as SectionAnswers | undefined) ?? NO_ANSWERS;
  const asked = properties.filter(({ name }) => isAsked(group.properties?.[name]?.askedWhen, answers));
  const questions = (
    <GroupContext value={group}>
      <SiblingsContext value={answers}>
        <div className="m-grid">{asked.map(({ content }) => content)}</div>
      </SiblingsContext>
    </GroupContext>
  );
  return pointer === '' ? questions : <fieldset className="m-group m-wide"><legend>{group.title}</legend>{questions}</fieldset>;
}

const Plain = ({ children }: FieldTemplateProps) => children;

const Summary = ({ errors }: ErrorListProps) => (
  <ErrorSummary mistakes={errors.map((error) => ({ pointer: pointerOf(error), message: error.message ?? error.stack }))} />
);

const Nothing = () => null;

/** In place of RJSF's own: what draws a field, and what is drawn around it. */
export const FIELDS = { SchemaField, ObjectField, Answer };

export const TEMPLATES = {
  ObjectFieldTemplate: Group,
  FieldTemplate: Plain,
  ErrorListTemplate: Summary,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};
