import type { ErrorListProps, ErrorSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { isApplicable } from '#catalogue/normalise.ts';
import { isPrefilled } from '#catalogue/prefill.ts';
import { childPointer, schemaAt } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { LockedAnswers } from '../locked/LockedAnswers.tsx';
import { Question, type QuestionProps } from '../question/Question.tsx';
import { questionIn } from '../question/questionsIn.tsx';
import { ErrorSummary } from '../section/ErrorSummary.tsx';
import { useSection } from '../section/session.ts';
import { mistakesIn } from './errorTree.ts';
import { pointerOf } from './validator.ts';

const NO_ANSWERS: SectionAnswers = {};

interface AnswerProps extends Omit<QuestionProps, 'errors'> {
  readonly errorSchema: ErrorSchema | undefined;
}

/** Equal mistakes keep their identity. */
function Answer({ errorSchema, ...question }: AnswerProps) {
  const serialised = JSON.stringify(mistakesIn(errorSchema, question.pointer));
  const errors = useMemo(() => JSON.parse(serialised) as Record<string, string>, [serialised]);
  return <Question {...question} errors={errors} />;
}

interface GroupProps {
  readonly pointer?: string;
  /** Its answers, by the name that RJSF gives them. */
  readonly formData?: unknown;
  readonly errorSchema?: ErrorSchema | undefined;
}

/** The section itself is the outermost group, in the grid that is its form. RJSF's own way would put eight components more around each control, which React walks at each key. */
function Group({ pointer = '', formData = NO_ANSWERS, errorSchema = {} }: GroupProps) {
  const { schema, facts } = useSection();
  const group = schemaAt(schema, pointer)!;
  const answers = formData as SectionAnswers;
  const applicable = Object.entries(group.properties ?? {}).filter(([, field]) =>
    isApplicable(field.askedWhen, answers),
  );
  const locked = applicable.filter(([, field]) => isPrefilled(field, facts));
  const open = applicable.filter(([, field]) => !isPrefilled(field, facts));
  const questions = [
    locked.length > 0 && <LockedAnswers key="" pointer={pointer} fields={locked} answers={answers} />,
    ...open.map(([name, field]) =>
      field.properties && !field.widget ? (
        <Group
          key={name}
          pointer={childPointer(pointer, name)}
          formData={answers[name]}
          errorSchema={errorSchema[name]}
        />
      ) : (
        <Answer key={name} {...questionIn(group, pointer, name, answers)} errorSchema={errorSchema[name]} />
      ),
    ),
  ];
  return pointer === '' ? (
    questions
  ) : (
    <fieldset className="m-group m-wide">
      <legend>{group.title}</legend>
      <div className="m-grid">{questions}</div>
    </fieldset>
  );
}

const Summary = ({ errors }: ErrorListProps) => (
  <ErrorSummary
    mistakes={errors.map((error) => ({ pointer: pointerOf(error), message: error.message ?? error.stack }))}
  />
);

export const FIELDS = { SchemaField: Group };

export const TEMPLATES = { ErrorListTemplate: Summary };
