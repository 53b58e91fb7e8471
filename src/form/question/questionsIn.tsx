import type { ComponentType } from 'react';
import { isApplicable } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { Question, type QuestionProps } from './Question.tsx';

const NO_ANSWERS: SectionAnswers = {};

/** What a question of a group is drawn from, its mistakes excepted. Only one that reads what stands beside it is given that, and drawn anew with it. */
export function questionIn(
  group: FieldSchema,
  pointer: string,
  name: string,
  answers: SectionAnswers,
): Omit<QuestionProps, 'errors'> {
  const field = group.properties![name]!;
  return {
    pointer: childPointer(pointer, name),
    field,
    value: answers[name],
    required: group.required?.includes(name) ?? false,
    siblings: field.lookupBy || field.calculated ? answers : NO_ANSWERS,
  };
}

interface QuestionsParts {
  readonly pointer: string;
  readonly group: FieldSchema;
  readonly answers: SectionAnswers;
  readonly errors: QuestionProps['errors'];
  /** What draws a question. */
  drawOf?(field: FieldSchema): ComponentType<QuestionProps>;
}

/** The questions of a row that are asked for its answers, for its grid. */
export const questionsIn = ({ pointer, group, answers, errors, drawOf = () => Question }: QuestionsParts) =>
  Object.entries(group.properties ?? {})
    .filter(([, { askedWhen }]) => isApplicable(askedWhen, answers))
    .map(([name, field]) => {
      const Draw = drawOf(field);
      return <Draw key={name} {...questionIn(group, pointer, name, answers)} errors={errors} />;
    });
