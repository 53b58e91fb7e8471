import type { ErrorListProps, ErrorSchema } from '@rjsf/utils';
import { useState } from 'react';
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

/** Equal mistakes keep their identity, so that a question with the same ones is not drawn anew. */
function rememberedMistakes() {
  const known = new Map<string, QuestionProps['errors']>();
  return (errorSchema: ErrorSchema | undefined, pointer: string): QuestionProps['errors'] => {
    const mistakes = mistakesIn(errorSchema, pointer);
    const serialised = JSON.stringify(mistakes);
    if (!known.has(serialised)) known.set(serialised, mistakes);
    return known.get(serialised)!;
  };
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
  const [mistakesAt] = useState(rememberedMistakes);
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
        <Question
          key={name}
          {...questionIn(group, pointer, name, answers)}
          errors={mistakesAt(errorSchema[name], childPointer(pointer, name))}
        />
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
